/// Reads the literals of sources, with a library that is loaded when it is first needed.
///
/// Only the thread that compiles uses it, which is the one that workers are forked from.
package final class LiveSyntax: @unchecked Sendable {
  private var library: SyntaxLibrary?
  private var isAbsent = false
  /// The literals of the sources that were read last, the newest last: each is asked for several times.
  private var known: [(source: [UInt8], literals: [SourceLiterals.Literal])] = []

  private static let mostKnown = 8

  package init() {}

  /// The literals of a source; empty if the library is not available.
  func literals(of source: [UInt8]) -> [SourceLiterals.Literal] {
    if let known = known.last(where: { $0.source == source }) { return known.literals }
    if library == nil, !isAbsent {
      do throws(PreviewRunnerError) {
        library = try SyntaxLibrary(path: EngineInstallation().syntax, host: Toolchain().host)
      } catch {
        isAbsent = true
      }
    }
    guard let literals = library?.literals(of: source).literals else { return [] }
    known = known.suffix(Self.mostKnown - 1) + [(source, literals)]
    return literals
  }
}
