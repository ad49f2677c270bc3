/// Collects what went wrong during a layout and was put right, in the words of SwiftUI's runtime warnings.
package final class LayoutDiagnostics {
  package private(set) var warnings: [String] = []

  package init() {}

  /// Notes a warning, once.
  package func warn(_ message: String) {
    if !warnings.contains(message) { warnings.append(message) }
  }
}
