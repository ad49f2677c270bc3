/// Collects what went wrong during a layout and was put right, in the words of SwiftUI's runtime warnings.
package final class LayoutDiagnostics {
  package private(set) var warnings: [String] = []
  /// The view whose modifiers are being applied, named in front of its warnings.
  package var subject: String?

  package init() {}

  /// Notes a warning, once for each view.
  package func warn(_ message: String) {
    let named = subject.map { "\($0): \(message)" } ?? message
    if !warnings.contains(named) { warnings.append(named) }
  }
}
