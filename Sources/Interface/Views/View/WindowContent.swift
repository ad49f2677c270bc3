/// A view or controller of a platform's own that may show a view of SwiftUI: what a snapshot test may be
/// given instead of a view.
///
/// Types in the stand-ins for Apple's modules, which are compiled separately, conform (`NSHostingView`).
@MainActor @preconcurrency
public protocol _WindowContent: AnyObject {
  /// What is shown; nil if the platform draws it itself.
  var _hostedView: AnyView? { get }
  /// The size that it was given, in points; nil if it was given none.
  var _givenSize: (width: Double, height: Double)? { get }
}
