import Foundation
import Geometry
import PreviewDeclarations
import RenderSupport
import Rendering
import Testing
import Views

/// Containers that do not compile, around content that does.
@MainActor
@Suite struct MissingContainerTests {
  /// The frames of all texts of a view by their string.
  private func texts(_ view: some View) throws -> [(string: String, frame: CGRect)] {
    var found: [(string: String, frame: CGRect)] = []
    func collect(_ node: FrameTree.Node) {
      if let text = node.text { found.append((text.lines.map(\.string).joined(), node.frame)) }
      node.children.forEach(collect)
    }
    collect(try Render.outcome(view).tree.root)
    return found
  }

  private var content: some View { Text("A text of the content").frame(width: 200, height: 60) }

  @Test func theNameIsAboveTheContent() throws {
    let shown = try texts(_Missing.box("Tracking", "") { content }.padding(20))
    let name = try #require(shown.first { $0.string == "Tracking" }?.frame)
    #expect(name.minX >= 20 && name.maxY <= 20.5 && name.height <= 8.5, "\(name)")
  }

  @Test func theNameIsInTheUpperTrailingCornerOfTheWindow() throws {
    let shown = try texts(_Missing.box("Tracking", "") { content })
    let name = try #require(shown.first { $0.string == "Tracking" }?.frame)
    let text = try #require(shown.first { $0.string == "A text of the content" }?.frame)
    #expect(abs(name.maxX - 198) < 1 && abs(name.minY) < 0.5, "\(name)")
    #expect(!name.intersects(text), "\(name), \(text)")
  }

  @Test func aNameIsWrittenOnceAndOnlyWhereItHasRoom() throws {
    let nested = _Missing.box("Tracking", "") { _Missing.box("Tracking", "") { content } }
    #expect(try texts(nested.padding(20)).filter { $0.string == "Tracking" }.count == 1)
    let narrow = _Missing.box("Tracking", "") { Color.red.frame(width: 12, height: 40) }
    #expect(try texts(narrow.padding(20)).isEmpty)
    let low = _Missing.box("Tracking", "") { Text("One line of the content") }
    #expect(try texts(low).map(\.string) == ["One line of the content"])
  }
}
