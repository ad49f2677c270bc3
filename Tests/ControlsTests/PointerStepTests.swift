import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// A user's step at a position of the window reaches the view there, and does nothing if there is none.
@MainActor
@Suite struct PointerStepTests {
  private struct Form: View {
    @State private var count = 0
    @State private var name = ""
    @State private var level = 0.5

    var body: some View {
      VStack(spacing: 0) {
        Button("Add") { count += 1 }.frame(height: 40)
        TextField("Name", text: $name).frame(width: 200, height: 40)
        Slider(value: $level).frame(width: 200, height: 40)
        Text("\(count) \(name) \(Int((level * 100).rounded()))")
      }
      .frame(width: 200, height: 200, alignment: .top)
    }
  }

  /// The text that shows what the form contains, after some steps. A keyboard has keys with numbers.
  private func text(_ steps: [PointerStep]) throws -> String? {
    var request = RenderRequest(proposal: ProposedViewSize(width: 200, height: 200))
    request.hasKeyboard = true
    let session = Render.renderer.session(Form(), request)
    try session.performSteps()
    for step in steps { session.perform(step) }
    func texts(_ node: FrameTree.Node) -> [String] {
      (node.text.map { [$0.string] } ?? []) + node.children.flatMap(texts)
    }
    return texts(try session.outcome().tree.root).last { $0.first?.isNumber == true && $0.contains(" ") }
  }

  @Test func tapsWhatIsThere() throws {
    #expect(try text([]) == "0  50")
    #expect(try text([.tap(x: 100, y: 20)]) == "1  50")
    #expect(try text([.tap(x: 100, y: 20), .tap(x: 100, y: 20)]) == "2  50")
    #expect(try text([.tap(x: 100, y: 190), .tap(x: -5, y: 900)]) == "0  50")
  }

  @Test func typesIntoTheFieldThatWasTapped() throws {
    #expect(try text([.type(x: 100, y: 60, text: "Ada")]) == "0 Ada 50")
    // Wherever the keyboard has moved it.
    #expect(try text([.tap(x: 20, y: 60), .type(x: 900, y: 900, text: "Ada")]) == "0 Ada 50")
    #expect(try text([.tap(x: 100, y: 20), .type(x: 100, y: 20, text: "Ada")]) == "1  50")
  }

  @Test func dragsAndScrolls() throws {
    let dragged = try #require(try text([.drag(x: 100, y: 100, byX: 60, byY: 0)]))
    let level = try #require(Int(dragged.split(separator: " ").last ?? ""))
    #expect(level > 65 && level < 100, "\(dragged)")
    #expect(try text([.scroll(x: 100, y: 100, by: 50)]) == "0  50")

    var request = RenderRequest(proposal: ProposedViewSize(width: 100, height: 100))
    request.hasKeyboard = false
    let list = ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Text("\($0)").frame(height: 50) } } }
    let session = Render.renderer.session(list, request)
    try session.performSteps()
    func top() throws -> CGFloat? {
      func find(_ node: FrameTree.Node) -> CGFloat? {
        node.text?.string == "2" ? node.frame.midY : node.children.lazy.compactMap(find).first
      }
      return find(try session.outcome().tree.root)
    }
    let before = try #require(try top())
    session.perform(.scroll(x: 50, y: 50, by: 30))
    #expect(try top() == before - 30)
    session.perform(.scroll(x: 50, y: 50, by: 45))
    #expect(try top() == before - 75)
    session.perform(.scroll(x: 50, y: 50, by: -500))
    #expect(try top() == before)
  }
}
