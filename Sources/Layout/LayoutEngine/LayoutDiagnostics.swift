/// Collects problems that were corrected during a layout, in the words of SwiftUI's runtime warnings.
package final class LayoutDiagnostics {
  package private(set) var warnings: [String] = []
  /// The view whose modifiers are being applied, named at the beginning of its warnings.
  package var subject: String?

  package init() {}

  /// Records a warning, once for each view.
  package func warn(_ message: String) {
    let named = subject.map { "\($0): \(message)" } ?? message
    if !warnings.contains(named) { warnings.append(named) }
  }
}
