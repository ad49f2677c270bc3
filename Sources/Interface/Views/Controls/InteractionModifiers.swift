public import Foundation
import Geometry
import LayoutEngine

nonisolated extension View {
  /// Sets the shape in which the view can be tapped, which shows in the frame tree only.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    wrapped { child, inputs in
      let node = PassthroughNode(child: child).annotated("contentShape", inputs: inputs)
      let direction = inputs.environment.layoutDirection
      (node.annotation as? NodeAnnotation)?.contentBounds = { size in
        shape.directedPath(in: CGRect(origin: .zero, size: size), direction: direction).boundingRect
      }
      return node
    }
  }

  /// Sets the view's shape for some purposes; if taps are one of them, it shows in the frame tree.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil))
  }
}

/// What the shape of a view's content is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// A content shape, or none.
private nonisolated struct _ContentShapeModifier<S: Shape>: ViewModifier {
  let shape: S?

  func body(content: Content) -> some View {
    if let shape { content.contentShape(shape) } else { content }
  }
}

nonisolated extension View {
  /// Runs an action when the return key is tapped in a field below, or in a search field; a still picture
  /// never does. If there are several actions, the inner one runs first.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    inputs { inputs in
      func both(_ outer: (@MainActor () -> Void)?) -> @MainActor () -> Void {
        {
          action()
          outer?()
        }
      }
      if triggers.contains(.text) {
        inputs.environment.submitAction = both(inputs.environment.submitAction)
      }
      if triggers.contains(.search) {
        inputs.environment.searchAction = both(inputs.environment.searchAction)
      }
    }
  }

  /// Keeps the submissions of fields below from the enclosing actions.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    inputs { inputs in
      guard isBlocking else { return }
      inputs.environment.submitAction = nil
      inputs.environment.searchAction = nil
    }
  }

  /// Whether fingers pass through the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapped { child, _ in enabled ? child : MarkNode(child: child, mark: UntouchableMark()) }
  }
}

/// Modifiers that do not affect a picture: they are accepted and leave the view as it is.
nonisolated extension View {
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

nonisolated extension View {
  /// Sets whether links below open inside the app, which a picture does not do.
  public func onOpenURL(prefersInApp: Bool) -> some View {
    environment(\.openURL, OpenURLAction { _ in .systemAction(prefersInApp: prefersInApp) })
  }
}

/// What triggers a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Opens a link; in a picture nothing is opened.
public struct OpenURLAction: Sendable {
  /// The outcome of opening a link.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled
      case discarded
      case systemAction
    }

    fileprivate let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .systemAction)
    public static func systemAction(_ url: URL) -> Result { systemAction }
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { systemAction }
  }

  private let handler: @Sendable (URL) -> Result

  public init(handler: @escaping @Sendable (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens a link and reports whether it was accepted; a picture opens none.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if case .handled = handler(url).kind { completion(true) } else { completion(false) }
  }

  @available(iOS 26, *)
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    _ = handler(url)
  }
}

/// Closes what is presented, or goes back.
public struct DismissAction: Sendable {
  private let action: (@MainActor @Sendable () -> Void)?

  package init(_ action: (@MainActor @Sendable () -> Void)? = nil) {
    self.action = action
  }

  @MainActor
  public func callAsFunction() {
    action?()
  }
}

extension DismissAction: StandingAction {}

extension OpenURLAction: StandingAction {}

extension EnvironmentValues {
  private struct OpenURLActionKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// How a link is opened.
  package var openURLAction: OpenURLAction {
    get { self[OpenURLActionKey.self] }
    set { self[OpenURLActionKey.self] = newValue }
  }

  public var openURL: OpenURLAction {
    get { openURLAction }
    set { openURLAction = newValue }
  }

  private struct DismissActionKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
  }

  package var dismissAction: DismissAction {
    get { self[DismissActionKey.self] }
    set { self[DismissActionKey.self] = newValue }
  }

  public var dismiss: DismissAction { dismissAction }
}
