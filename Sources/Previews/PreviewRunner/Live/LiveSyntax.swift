/// Reads the literals of sources, with a library that is loaded when it is first needed.
///
/// Only the thread that compiles uses it, which is the one that workers are forked from.
package final class LiveSyntax: @unchecked Sendable {
  private var library: SyntaxLibrary?
  private var isAbsent = false

  package init() {}

  /// The literals of a source; empty if the library is not available.
  func literals(of source: [UInt8]) -> [SourceLiterals.Literal] {
    if library == nil, !isAbsent {
      do throws(PreviewRunnerError) {
        library = try SyntaxLibrary(path: EngineInstallation().syntax, host: Toolchain().host)
      } catch {
        isAbsent = true
      }
    }
    return library?.literals(of: source).literals ?? []
  }
}
