import ArgumentParser
import ComparisonRuns
import Reports
import ReviewServer
import WebServer

extension SnapshotCommand {
  struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "review",
      abstract: "Look at what a verification found in a browser, and approve it there.",
      discussion: """
        Examples:
          fittingroom snapshot review References
          fittingroom snapshot review References snapshot-results --port 8000

        Prints the address of a page that only this machine can reach, and that only those find who know the secret in \
        it. Approving a picture in the page makes it the reference, as `snapshot approve` does. The command ends with the \
        page's button “done”, or with Control-C.
        """)

    @Argument(help: "The folder of the references.")
    var references: String

    @Argument(help: "The folder that `snapshot verify` wrote.")
    var results = "snapshot-results"

    @Option(help: ArgumentHelp("The port to listen at; any that is free without it.", valueName: "n"))
    var port: UInt16 = 0

    /// Why there is no page; it is read after the server has ended.
    private final class Failure: @unchecked Sendable {
      var error: SnapshotError?
    }

    func run() throws {
      try SnapshotCommand.reporting {
        let session = try ReviewSession(store: SnapshotStore(folder: references), results: results)
        let port = port
        let failure = Failure()
        WebServer.runBlocking {
          do throws(WebServer.Failure) {
            let isDone = AsyncStream<Void>.makeStream()
            let server = try await WebServer(port: port) { request in
              let answer = session.answer(request)
              if session.hasEnded { isDone.continuation.finish() }
              return .response(answer)
            }
            print("http://127.0.0.1:\(server.port)/\(session.token)/")
            StandardOutput.flush()
            for await _ in isDone.stream {}
            await server.stop()
          } catch {
            failure.error = SnapshotError("the page cannot be shown: \(error)")
          }
        }
        if let error = failure.error { throw error }
        for name in session.approved { print(TerminalText.line("approved \(name)")) }
      }
    }
  }
}
