import ArgumentParser
import ComparisonRuns
import Reports
import ReviewServer
import WebServer

extension SnapshotCommand {
  struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "review",
      abstract: "Show the results of a verification in a browser, for approving them.",
      discussion: """
        Examples:
          fittingroom snapshot review References
          fittingroom snapshot review References snapshot-results --port 8000

        Prints the address of a page that only this machine can reach, and only with the secret in the address. Approving a \
        picture in the page makes it the reference, as `snapshot approve` does. The page's button “done” or Control-C ends \
        the command.
        """)

    @Argument(help: "The folder of the references.", completion: .directory)
    var references: String

    @Argument(help: "The folder that `snapshot verify` wrote.", completion: .directory)
    var results = "snapshot-results"

    @Option(help: ArgumentHelp("The port to listen on; 0 chooses a free one.", valueName: "n"))
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
