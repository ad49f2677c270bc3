// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties

import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

/// A blurred background.
@MainActor @preconcurrency open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3
    case menu = 5
    case popover
    case sidebar
    case headerView = 10
    case sheet
    case windowBackground
    case hudWindow
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground
    case underWindowBackground = 21
    case underPageBackground
    case selection = 4
  }
  public enum BlendingMode: Int, Sendable {
    case behindWindow
    case withinWindow
  }
  public enum State: Int, Sendable {
    case followsWindowActiveState
    case active
    case inactive
  }
  open var material = Material.windowBackground
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
  open var maskImage: NSImage?
  open var interiorBackgroundStyle: NSView.BackgroundStyle { .normal }
}

@MainActor @preconcurrency open class NSViewController: NSResponder {
  /// The view of SwiftUI that the controller shows; nil if AppKit draws it.
  open var _hostedView: AnyView? { view._hostedView }
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open lazy var view = NSView(frame: .zero)
  open var representedObject: Any?
  open var nibName: NSNib.Name? { nil }
  open var nibBundle: Bundle? { nil }
  open var storyboard: NSStoryboard? { nil }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var isViewLoaded: Bool { false }
  open var viewIfLoaded: NSView? { nil }
  open internal(set) weak var parent: NSViewController?
  open var presentedViewControllers: [NSViewController]? { nil }
  open var presentingViewController: NSViewController? { nil }
  open var preferredMinimumSize: NSSize { .zero }
  open var preferredMaximumSize: NSSize { .zero }
  open var preferredScreenOrigin = NSPoint.zero
  open func loadViewIfNeeded() {}
  open func viewWillLayout() {}
  open func updateViewConstraints() {}
  open func viewWillTransition(to newSize: NSSize) {}
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    children.insert(childViewController, at: index)
    childViewController.parent = self
  }
  open func removeChild(at index: Int) { children[index].removeFromParent() }
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {}
  open func presentAsSheet(_ viewController: NSViewController) {}
  open func presentAsModalWindow(_ viewController: NSViewController) {}
  open func dismiss(_ viewController: NSViewController) {}
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {}
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  open func transition(
    from fromViewController: NSViewController, to toViewController: NSViewController,
    options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
  ) { completion?() }
  open func commitEditing() -> Bool { true }
  open func discardEditing() {}
  open func awakeFromNib() {}
  public struct TransitionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let crossfade = TransitionOptions(rawValue: 1)
    public static let slideUp = TransitionOptions(rawValue: 0x10)
    public static let slideDown = TransitionOptions(rawValue: 0x20)
    public static let slideLeft = TransitionOptions(rawValue: 0x40)
    public static let slideRight = TransitionOptions(rawValue: 0x80)
    public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
  }
  open var title: String?
  open var preferredContentSize = NSSize.zero
  open var children: [NSViewController] = []
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewDidLayout() {}
  open func addChild(_ child: NSViewController) {
    children.append(child)
    child.parent = self
  }
  open func dismiss(_ sender: Any?) {}
}

@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
  open var rootView: Content
  open override var _hostedView: AnyView? { AnyView(rootView) }
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { fatalError("A hosting view needs a root view.") }
  open var sizingOptions: NSHostingSizingOptions = .standardBounds
  open var safeAreaRegions = SafeAreaRegions.all
  open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
}

@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content
  open override var _hostedView: AnyView? { AnyView(rootView) }
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("A hosting controller needs a root view.") }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  open var sizingOptions: NSHostingSizingOptions = .standardBounds
  open var safeAreaRegions = SafeAreaRegions.all
  open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
  open func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

// For snapshot tests: the hosted view, at the size of its host.

extension NSView: _WindowContent {
  public var _givenSize: (width: Double, height: Double)? {
    frame.size == .zero ? nil : (Double(frame.size.width), Double(frame.size.height))
  }
}

extension NSViewController: _WindowContent {
  public var _givenSize: (width: Double, height: Double)? {
    if preferredContentSize == .zero { return view._givenSize }
    return (Double(preferredContentSize.width), Double(preferredContentSize.height))
  }
}

/// Which of a hosting view's sizes follow its content.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
/// What a hosting view gives on to its window.
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
  public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
  public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}
/// A menu whose items are SwiftUI's, which is not shown.
@MainActor @preconcurrency open class NSHostingMenu<Content: View>: NSMenu {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(title: "")
  }
}

// Files of Interface Builder's, none of which is read.

@MainActor @preconcurrency open class NSNib: NSObject {
  public typealias Name = String
  public init?(nibNamed nibName: Name, bundle: Bundle?) { return nil }
  @discardableResult open func instantiate(
    withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>? = nil
  ) -> Bool { false }
}
@MainActor @preconcurrency open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String
  open class var main: NSStoryboard? { nil }
  public init(name: Name, bundle storyboardBundleOrNil: Bundle?) {}
  open func instantiateInitialController() -> Any? { nil }
  open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
    fatalError("There is no controller “\(identifier)”: storyboards are not read.")
  }
}
@MainActor @preconcurrency open class NSStoryboardSegue: NSObject {
  public typealias Identifier = String
  open var identifier: Identifier? { nil }
  open var sourceController: Any { NSObject() }
  open var destinationController: Any { NSObject() }
}
