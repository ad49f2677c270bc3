import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

@MainActor
@Suite struct TextContentTests {
  /// What a text shows, line by line.
  private func lines(_ view: some View, width: CGFloat? = nil) throws -> [String] {
    var result: [String] = []
    func collect(_ node: FrameTree.Node) {
      result += node.text?.lines.map(\.string) ?? []
      node.children.forEach(collect)
    }
    collect(try Render.outcome(view, width: width).tree.root)
    return result
  }

  @Test func literalsAreMarkdownAndVariablesAreNot() throws {
    #expect(try lines(Text("**bold** and [link](https://example.com)")) == ["bold and link"])
    let variable = "**b**"
    #expect(try lines(Text(variable)) == ["**b**"])
    #expect(try lines(Text(verbatim: "**b**")) == ["**b**"])
  }

  @Test func blocksOfMarkdownStayAsTheyAre() throws {
    #expect(try lines(Text("# no *heading*")) == ["# no heading"])
    #expect(try lines(Text("1. no list")) == ["1. no list"])
    #expect(try lines(Text("first\nsecond")) == ["first", "second"])
  }

  /// Users parse Markdown on threads of their own; the library behind it does not expect that by itself.
  @Test func markdownIsReadAlikeOnManyThreads() {
    let line = "~~old~~ and **new**"
    let expected = MarkdownParser.spans(of: line).map(\.text)
    #expect(expected.joined() == "old and new")
    nonisolated(unsafe) var wrong = 0
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<3000 where MarkdownParser.spans(of: line).map(\.text) != expected {
        lock.withLock { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func numbersAreWrittenAsTheLocaleHasThem() throws {
    #expect(try lines(Text("\(2024)")) == ["2,024"])
    #expect(try lines(Text(String(2024))) == ["2024"])
    #expect(try lines(Text("\(1.5)")) == ["1.500000"])
    #expect(try lines(Text("\(1.5, specifier: "%.1f") km")) == ["1.5 km"])
    #expect(try lines(Text("100%")) == ["100%"])
    let german = Text("\(1_234_567)").environment(\.locale, Locale(identifier: "de"))
    #expect(try lines(german) == ["1.234.567"])
  }

  @Test func valuesAreNotReadAsMarkdown() throws {
    let name = "*star*"
    #expect(try lines(Text("Hello \(name), _you_")) == ["Hello *star*, you"])
  }

  @Test func casesChange() throws {
    #expect(try lines(Text("Straße").textCase(.uppercase)) == ["STRASSE"])
  }

  @Test func aLimitTruncates() throws {
    let shown = try lines(Text("one two three four five six").lineLimit(1), width: 60)
    #expect(shown.count == 1)
    #expect(shown[0].hasSuffix("\u{2026}"))
  }

  @Test func boldBodyTextIsSemibold() throws {
    func width(_ text: Text) throws -> Double {
      try Render.frames(text.probe("text"))["text"]?[2] ?? 0
    }
    #expect(try width(Text("Wide").bold()) == width(Text("Wide").fontWeight(.semibold)))
    #expect(try width(Text("Wide").bold()) < width(Text("Wide").fontWeight(.heavy)))
  }

  @Test func scaledMetricsFollowLineHeights() throws {
    struct Scaled: View {
      @ScaledMetric private var side: CGFloat = 17

      var body: some View {
        Color.red.frame(width: side, height: 1).probe("box")
      }
    }
    let frames = try Render.frames(Scaled()) { $0.dynamicTypeSize = .medium }
    #expect(frames["box"]?[2] == 16.333)
  }
}
