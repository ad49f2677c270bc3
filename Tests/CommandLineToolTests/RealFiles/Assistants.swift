import FoundationModels
import SwiftUI
import TipKit

// Values that a language model makes, and tips with rules.

@Generable(description: "A walk")
struct Walk: Equatable {
  @Guide(description: "A title.") var title: String
  @Guide(.anyOf(["hill", "shore"])) var place: String
  @Guide(description: "Stops.", .count(2)) var stops: [Stop]
  @Guide(.range(1...9)) let hours: Int
  var note: String?

  @Generable struct Stop: Equatable, Identifiable {
    let id: GenerationID
    var name: String
    var kind: Kind
  }
  @Generable enum Kind: String, CaseIterable { case view, rest }
}

final class MapTool: Tool {
  let name = "map"
  let description = "Finds places."
  @Generable struct Arguments { @Guide(description: "What to look for.") var query: String }
  func call(arguments: Arguments) async throws -> [String] { [arguments.query] }
}

@Observable @MainActor final class Planner {
  private(set) var walk: Walk.PartiallyGenerated?
  private let session = LanguageModelSession(tools: [MapTool()]) {
    "You plan walks."
    if Bool("true") == true { "In the hills." }
  }
  func plan() async throws {
    let stream = session.streamResponse(
      generating: Walk.self, includeSchemaInPrompt: false, options: GenerationOptions(sampling: .greedy)
    ) { "Plan a walk." }
    for try await partial in stream { walk = partial.content }
    let answer = try await session.respond(to: "Name a hill.", options: .init(temperature: 0.3))
    _ = answer.content.uppercased()
    for entry in session.transcript { if case .prompt(let prompt) = entry { _ = prompt.segments } }
  }
}

struct HillTip: Tip {
  struct Seen: Codable, Sendable { var height: Int }
  static let opened = Event(id: "opened")
  static let seen: Tips.Event<Seen> = Tips.Event(id: "seen")
  @Parameter static var isReady: Bool = false
  @Parameter(.transient) static var heights = [100]
  var title: Text { Text("A hill") }
  var rules: [Rule] {
    #Rule(Self.$isReady) { $0 == true }
    #Rule(Self.$isReady, Self.opened) { $0 && $1.donations.count > 2 }
    #Rule(Self.seen) { $0.donations.donatedWithin(.week).filter { $0.height > 9 }.count > 1 }
  }
  var options: [Option] {
    MaxDisplayCount(1)
    Tips.IgnoresDisplayFrequency(true)
  }
  var actions: [Action] { Action(id: "more", title: "More") }
}

struct Walks: View {
  @State private var planner = Planner()
  @State private var tips = TipGroup(.ordered) { HillTip() }
  private let walk = try? Walk(
    GeneratedContent(
      json: """
        {"title": "Loop", "place": "hill", "hours": 3,
        "stops": [{"id": 1, "name": "Top", "kind": "view"}]}
        """))
  private let kind = try? Walk.Kind(GeneratedContent("rest"))
  var body: some View {
    VStack {
      TipView(HillTip())
      Text(planner.walk?.title ?? "no title yet").popoverTip(tips.currentTip as? HillTip)
      Text("\(walk?.title ?? "none"), \(walk?.hours ?? 0) hours, \(walk?.stops.first?.name ?? "none")")
      Text("\(kind == .rest ? "rest" : "other") of \(Walk.Kind.allCases.count)")
      Button("Ready \(HillTip.isReady) \(HillTip.heights.count)") {
        HillTip.isReady.toggle()
        HillTip.seen.sendDonation(HillTip.Seen(height: 4))
        HillTip.opened.sendDonation()
      }
      switch SystemLanguageModel.default.availability {
      case .available: Text("a model")
      case .unavailable(.deviceNotEligible): Text("no model")
      case .unavailable(let reason): Text("\(reason)")
      }
    }
    .tipViewStyle(.miniTip)
    .task { try? await planner.plan() }
  }
}
#Preview { Walks() }
