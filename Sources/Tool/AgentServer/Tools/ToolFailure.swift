package import PreviewService
internal import Reports

/// Why a tool failed; agents read it and try again.
package struct ToolFailure: Error {
  package var message: String
  /// The same for programs.
  var structured: JSONValue?

  package init(_ message: String) { self.message = message }

  package init(_ error: ServiceError) {
    message = error.description + (error.isOfTime ? "; RenderPreview allows more with “timeout”" : "")
  }

  /// The result of a closure, or why it failed.
  static func converting<Result>(_ body: () throws(ServiceError) -> Result) throws(ToolFailure) -> Result {
    do throws(ServiceError) { return try body() } catch { throw ToolFailure(error) }
  }

  var answer: ToolAnswer {
    var answer = ToolAnswer([.text(message)], structured: structured)
    answer.isError = true
    return answer
  }
}
