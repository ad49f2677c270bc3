package import PreviewRunner

/// Why a request about a project's previews failed, in sentences for people and agents.
package struct ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A compiler diagnostic.
  package struct Diagnostic: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var message: String
  }

  package var description: String
  /// The compiler's errors, if they are the reason.
  package var diagnostics: [Diagnostic] = []

  /// Whether a view took longer than it was allowed to.
  package var isOfTime = false

  package init(_ description: String) { self.description = description }

  package init(_ error: PreviewRunnerError) {
    guard case .doesNotCompile(let text) = error else {
      description = "\(error)"
      if case .tookTooLong = error {
        isOfTime = true
        // A server's clients do not have the commands' option.
        description = description.split(separator: ";").dropLast().joined(separator: ";")
      }
      return
    }
    let lines = text.split(separator: "\n")
    diagnostics = lines.compactMap(Diagnostic.init)
    let sentences = UnsupportedNames.sentences(for: text)
    let shown = lines.filter { $0.contains("error: ") }
    let rest = shown.count - Self.shownErrors
    description =
      ((shown.isEmpty ? lines : shown).prefix(Self.shownErrors).map(String.init)
      + (rest > 0 ? ["and \(rest) more errors"] : []) + sentences).joined(separator: "\n")
  }

  private static let shownErrors = 10
}

extension ServiceError.Diagnostic {
  /// An error as compilers write it: "Card.swift:3:14: error: cannot find 'x' in scope".
  fileprivate init?(_ line: Substring) {
    guard let found = line.firstMatch(of: /^(.+?):(\d+):(\d+): error: (.*)$/), let number = Int(found.2),
      let column = Int(found.3)
    else { return nil }
    self.init(file: String(found.1), line: number, column: column, message: String(found.4))
  }
}
