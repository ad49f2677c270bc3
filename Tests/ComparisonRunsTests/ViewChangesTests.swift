import ComparisonRuns
import ImageComparison
import TestSupport
import Testing

/// What has changed about the views of a picture, in words.
@Suite struct ViewChangesTests {
  private typealias Style = ViewFrame.TextStyle

  private func text(
    _ string: String, x: Double = 0, y: Double, width: Double = 50, size: Double = 17, weight: Double = 0,
    color: String? = "#000000ff"
  ) -> ViewFrame {
    var view = ViewFrame(type: "Text", id: "", x: x, y: y, width: width, height: 20)
    view.text = string
    view.styles = [Style(size: size, weight: weight, color: color)]
    return view
  }

  private func shape(_ type: String = "Rectangle", x: Double = 0, y: Double, width: Double = 30) -> ViewFrame
  {
    ViewFrame(type: type, id: "", x: x, y: y, width: width, height: 20)
  }

  private func stack(_ children: [ViewFrame], type: String = "VStack", id: String = "") -> ViewFrame {
    ViewFrame(type: type, id: id, x: 0, y: 0, width: 100, height: 100, children: children)
  }

  private func changes(_ old: [ViewFrame], _ new: [ViewFrame]) -> [String] {
    ViewChanges.sentences(from: stack(old), to: stack(new))
  }

  @Test func `texts, fonts and colours`() {
    #expect(
      changes(
        [text("Sign in", y: 0), text("Hello", y: 20)],
        [text("Log in", y: 0, width: 44), text("Hello", y: 20)])
        == ["text changed from “Sign in” to “Log in”"])
    #expect(
      changes([text("Hi", y: 0)], [text("Hi", y: 0, size: 15, weight: 0.3)])
        == ["font of “Hi” changed from 17 pt regular to 15 pt semibold"])
    #expect(
      changes([text("Hi", y: 0)], [text("Hi", y: 0, color: "#ff0000ff")])
        == ["colour of “Hi” changed from #000000ff to #ff0000ff"])
    let long = String(repeating: "a", count: 100)
    #expect(
      changes([text(long, y: 0)], [text("b", y: 0)])[0].contains("“\(String(repeating: "a", count: 59))…”"))
    let short = String(long.prefix(60))
    #expect(changes([text(short, y: 0)], [text("b", y: 0)]) == ["text changed from “\(short)” to “b”"])
    // A centred text has a different position if its content or style differs.
    #expect(
      changes([text("Sign in", x: 20, y: 0)], [text("Log in", x: 23, y: 0)])
        == ["text changed from “Sign in” to “Log in”"])
    #expect(
      changes([text("Hi", x: 20, y: 0)], [text("Hi", x: 18, y: 0, size: 20)])
        == ["font of “Hi” changed from 17 pt regular to 20 pt regular"])
  }

  @Test func `what came, went, moved and grew`() {
    let (a, b, c) = (text("A", y: 0), text("B", y: 20), text("C", y: 40))
    #expect(changes([a, b, c], [a, c]) == ["“B” removed"])
    #expect(changes([a, c], [a, b, c]) == ["“B” added at 0, 20 pt"])
    let lower = [text("B", y: 30), text("C", y: 50)]
    #expect(changes([a, b, c], [a] + lower) == ["“B” and “C” moved 10 pt down"])
    #expect(
      changes([a, b, c, text("D", y: 60)], [a] + lower + [text("D", y: 70)]) == [
        "“B” and 2 more moved 10 pt down"
      ])
    #expect(changes([a, b], [a, text("B", x: 4, y: 18)]) == ["“B” moved 4 pt right and 2 pt up"])
    #expect(
      changes([a, shape(y: 20)], [a, shape(y: 20, width: 44)]) == [
        "Rectangle is 44 × 20 pt instead of 30 × 20"
      ])
    // Consequences of a change are listed after it.
    #expect(
      changes([a, b, c], [a, text("New", y: 20), text("B", y: 40), text("C", y: 60)])
        == ["“New” added at 0, 20 pt", "“B” and “C” moved 20 pt down"])
  }

  @Test func `what moves along with what holds it is not repeated`() {
    let row = stack([shape("Image", y: 40), text("A", x: 30, y: 40)], type: "HStack")
    var moved = row
    moved.y += 12
    for index in moved.children.indices { moved.children[index].y += 12 }
    #expect(changes([shape(y: 0), row], [shape(y: 0), moved]) == ["HStack with “A” moved 12 pt down"])
    moved.children[1].x += 3
    #expect(
      changes([shape(y: 0), row], [shape(y: 0), moved])
        == ["HStack with “A” moved 12 pt down", "“A” moved 3 pt right and 12 pt down"])
  }

  @Test func `wrappers do not count, and names do`() {
    let plain = text("A", y: 8)
    let padded = stack([stack([plain], type: "padding")], type: "background")
    #expect(changes([padded, shape(y: 50)], [plain, shape(y: 50)]).isEmpty)
    // A badge is put on a view.
    let badged = stack([plain, shape("Circle", x: 40, y: 0)], type: "ZStack")
    #expect(changes([plain, shape(y: 50)], [badged, shape(y: 50)]) == ["Circle added at 40, 0 pt"])
    #expect(changes([badged, shape(y: 50)], [plain, shape(y: 50)]) == ["Circle removed"])
    let (first, second) = (
      stack([text("A", y: 0), shape(y: 20)], id: "one"), stack([text("A", y: 0), shape(y: 20)], id: "two")
    )
    #expect(
      changes([first, shape(y: 90)], [second, shape(y: 90)]) == [
        "VStack #one removed", "VStack #two added at 0, 0 pt",
      ])
  }

  @Test func `there are not more sentences than anybody reads`() {
    let old = (0..<30).map { text("old \($0)", y: Double(20 * $0)) }
    let new = (0..<30).map { text("new \($0)", y: Double(20 * $0)) }
    let all = changes(old, new)
    #expect(all.count == 8 && all.last == "and 23 more changes")
  }

  // MARK: Random trees

  private func tree(_ generator: inout SeededRandom, depth: Int, number: inout Int) -> ViewFrame {
    number += 1
    let (x, y) = (
      Double.random(in: 0...100, using: &generator), Double.random(in: 0...100, using: &generator)
    )
    if depth == 0 || Int.random(in: 0...2, using: &generator) == 0 {
      return text("text \(number)", x: x, y: y)
    }
    let children = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
      tree(&generator, depth: depth - 1, number: &number)
    }
    return ViewFrame(
      type: ["VStack", "HStack", "List"].randomElement(using: &generator)!, id: "", x: x, y: y, width: 90,
      height: 60,
      children: children)
  }

  /// Changes the text with a number, or takes it away.
  private func edited(_ view: ViewFrame, _ target: String, _ change: (ViewFrame) -> ViewFrame?) -> ViewFrame?
  {
    if view.text == target { return change(view) }
    var view = view
    view.children = view.children.compactMap { edited($0, target, change) }
    return view
  }

  private func texts(_ view: ViewFrame) -> [String] {
    (view.text.map { [$0] } ?? []) + view.children.flatMap(texts)
  }

  @Test func `one change of a random tree is one sentence, and no change none`() throws {
    var generator = SeededRandom(seed: 23)
    for round in 0..<400 {
      var number = 0
      let tree = stack([
        tree(&generator, depth: 3, number: &number), shape("Image", y: 3), shape("Map", y: 5),
      ])
      #expect(ViewChanges.sentences(from: tree, to: tree).isEmpty)
      let target = try #require(texts(tree).randomElement(using: &generator))
      let renamed = try #require(
        edited(tree, target) {
          var view = $0
          view.text = "other"
          return view
        })
      #expect(
        ViewChanges.sentences(from: tree, to: renamed) == ["text changed from “\(target)” to “other”"],
        "round \(round)")
      let moved = try #require(
        edited(tree, target) {
          var view = $0
          view.x += 7
          return view
        })
      #expect(
        ViewChanges.sentences(from: tree, to: moved) == ["“\(target)” moved 7 pt right"], "round \(round)")
    }
  }

  /// Trees that have nothing in common are compared all the same.
  @Test func `any two trees are compared`() {
    var generator = SeededRandom(seed: 24)
    for _ in 0..<400 {
      var number = 0
      let first = tree(&generator, depth: 4, number: &number)
      var second = tree(&generator, depth: 4, number: &number)
      second.x = .nan
      second.width = .infinity
      for sentence in ViewChanges.sentences(from: first, to: second) { #expect(!sentence.isEmpty) }
    }
  }

  /// Long lists are the scrolled content.
  @Test func `long lists take no longer than one waits`() {
    let old = (0..<3000).map { text("row \($0)", y: Double(20 * $0)) }
    let new = [text("first", y: 0)] + old.map { text($0.text!, y: $0.y + 20) }
    let time = ContinuousClock().measure {
      #expect(changes(old, new) == ["“first” added at 0, 0 pt", "“row 0” and 2999 more moved 20 pt down"])
    }
    #expect(time < .seconds(10))
  }
}
