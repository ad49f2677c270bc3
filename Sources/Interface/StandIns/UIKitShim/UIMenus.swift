// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import Foundation
import LayoutEngine
import QuartzCoreShim
import UIFoundationShim
import UniformTypeIdentifiersShim
import Views

@MainActor @preconcurrency open class UIMenuElement: NSObject {
  open var title: String { "" }
  open var subtitle: String?
  /// The picture beside the title.
  open var image: UIImage?
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

@MainActor @preconcurrency open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  open var identifier = Identifier("")
  open var discoverabilityTitle: String?
  open var state = UIMenuElement.State.off
  open var attributes: UIMenuElement.Attributes = []
  open var sender: Any? { nil }
  private let ownTitle: String
  open override var title: String { ownTitle }
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    ownTitle = title
    super.init()
    self.image = image
    self.subtitle = subtitle
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    if let identifier { self.identifier = identifier }
  }
}

/// An element whose content a menu would ask for when it opens.
@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { super.init() }
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    ownTitle = title
    (self.options, self.children) = (options, children)
    super.init()
    self.image = image
    self.subtitle = subtitle
  }
  private let ownTitle: String
  open override var title: String { ownTitle }
  public let options: Options
  public let children: [UIMenuElement]
  open var preferredElementSize = ElementSize.automatic
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, subtitle: subtitle, image: image, options: options, children: newChildren)
  }
  public enum ElementSize: Int, Sendable {
    case small
    case medium
    case large
    case automatic = -1
  }
}

/// What a menu over a view would show; none opens here.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  open var preferredMenuElementOrder = ElementOrder.automatic
  open var badgeCount = 0
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { super.init() }
  public enum ElementOrder: Int, Sendable {
    case automatic
    case priority
    case fixed
  }
}

@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
}

/// The look of a view while it is lifted, such as below a menu.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .clear
  public override nonisolated init() { super.init() }
}

/// A view that is lifted, such as below a menu.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {}
