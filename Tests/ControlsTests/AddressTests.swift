import Controls
import Foundation
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Addresses that the app is opened with, and those that views open.
@MainActor
@Suite struct AddressTests {
  private final class Log: @unchecked Sendable {
    var events: [String] = []

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private func session(_ view: some View) -> RenderSession {
    Render.renderer.session(view, RenderRequest(proposal: ProposedViewSize(width: 300, height: 300)))
  }

  private let url = URL(string: "garden://plants/7?seed=1")!

  private struct Receiving: View {
    let log: Log
    @State private var isThere = true
    @State private var name = "a"
    @State private var place = "nowhere"

    var body: some View {
      VStack {
        Text("at \(place)").onOpenURL { log.events.append("inner \(name) \($0.host() ?? "")") }
        if isThere { Text("guest").onOpenURL { _ in log.events.append("guest") } }
        Button("Leave") { isThere.toggle() }
        Button("Rename") { name += "b" }
      }
      .onOpenURL { url in
        log.events.append("outer")
        place = url.path()
      }
      .onChange(of: place) { log.events.append("place \($1)") }
    }
  }

  @Test func everyViewThatAsksIsGivenTheAddressOnce() throws {
    let log = Log()
    let session = session(Receiving(log: log))
    #expect(log.take() == [])
    try session.perform(.openURL(url))
    #expect(log.take() == ["inner a plants", "guest", "outer", "place /7"])
    // The last modifier counts, and a view that has disappeared does nothing.
    try session.perform(.tap("Rename"))
    try session.perform(.tap("Leave"))
    try session.perform(.openURL(url))
    #expect(log.take() == ["inner ab plants", "outer"])
    try session.perform(.tap("Leave"))
    try session.perform(.openURL(url))
    #expect(log.take() == ["inner ab plants", "outer", "guest"])
  }

  @Test func anAddressThatNobodyTakesIsAnError() throws {
    let session = session(Text("deaf"))
    let url = url
    let error = #expect(throws: DriveError.self) { try session.perform(.openURL(url)) }
    #expect(error?.description.contains("no view takes addresses (onOpenURL)") == true)
    #expect(throws: DriveError.self) { try DriveStep(.openURL, "plants") }
    #expect(try DriveStep(.openURL, "garden://plants/7?seed=1") == .openURL(url))
  }

  private struct Opening: View {
    @Environment(\.openURL) private var openURL
    let log: Log

    var body: some View {
      VStack {
        Link("Link", destination: URL(string: "https://example.com/link")!)
        Button("Open") { openURL(URL(string: "https://example.com/open")!) }
        Button("Ask") {
          openURL(URL(string: "https://example.com/ask")!) { log.events.append("accepted \($0)") }
        }
        Button("Refuse") {
          openURL(URL(string: "https://example.com/refuse")!) { log.events.append("accepted \($0)") }
        }
      }
    }
  }

  @Test func linksAndActionsAskTheHandlerAround() throws {
    let log = Log()
    let handler = OpenURLAction { url in
      log.events.append(url.lastPathComponent)
      return url.lastPathComponent == "refuse" ? .discarded : .handled
    }
    let session = session(Opening(log: log).environment(\.openURL, handler))
    for (name, events) in [
      ("Link", ["link"]), ("Open", ["open"]), ("Ask", ["ask", "accepted true"]),
      ("Refuse", ["refuse", "accepted false"]),
    ] {
      try session.perform(.tap(name))
      #expect(log.take() == events)
    }
  }
}
