import Foundation
import Testing

/// Published layout cases: a view, its proposed size, and where its parts must be.
///
/// They are next to the folder that `FITTINGROOM_FIXTURES` names.
@Suite struct LayoutCasesTests {
  private struct Case: Decodable {
    let id: String
    let snippet: String
    let proposal: [Double?]
    let expect: [String: [Double]]
    let needs: [String]?
  }

  private struct Render: Decodable {
    struct Node: Decodable {
      let id: String?
      let frame: [Double]
      let children: [Node]
      var all: [Node] { [self] + children.flatMap(\.all) }
    }

    let size: [Double]
    let root: Node
  }

  private static let file = ProcessInfo.processInfo.environment["FITTINGROOM_FIXTURES"].map {
    URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("cases/layout-cases.json")
  }
  private static let isThere = file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false

  /// What the snippets use in addition to SwiftUI.
  private static let prelude = """
    import SwiftUI
    extension View {
      func probe(_ name: String) -> some View { accessibilityIdentifier(name) }
    }
    struct HalfWidth: Layout {
      private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * 0.5 }, height: proposal.height)
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(half(proposal))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: half(proposal))
      }
    }

    """

  @Test(.enabled(if: isThere, "set FITTINGROOM_FIXTURES to the folder beside the layout cases"))
  func everyViewLiesWhereItMust() throws {
    let file = try #require(Self.file)
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    try #require(cases.count > 100)
    var source = Self.prelude
    for (index, layoutCase) in cases.enumerated() {
      source += "struct V\(index): View { var body: some View {\n\(layoutCase.snippet)\n} }\n"
    }
    let program = try Program(["Cases.swift": source])
    for (index, layoutCase) in cases.enumerated() {
      let size = layoutCase.proposal.map { $0.map { "\($0)" } ?? "*" }.joined(separator: "x")
      var arguments = ["inspect", "Cases.swift", "--view", "V\(index)", "--size", size, "--json"]
      if layoutCase.needs?.contains("displayScale=2") == true { arguments += ["--scale", "2"] }
      if layoutCase.id.hasPrefix("safearea-touch") { arguments += ["--safe-area", "10,20,30,40"] }
      let result = try program.run(arguments)
      try #require(result.exitCode == 0, "\(layoutCase.id): \(result.errors)")
      let render = try JSONDecoder().decode(Render.self, from: Data(result.output.utf8))
      for (name, expected) in layoutCase.expect where name == "size" || !name.contains("_") {
        let found = name == "size" ? render.size : render.root.all.first { $0.id == name }?.frame ?? []
        #expect(
          found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= 0.01 },
          "\(layoutCase.id) \(name): \(found), not \(expected)")
      }
    }
  }
}
