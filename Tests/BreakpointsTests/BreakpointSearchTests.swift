import Breakpoints
import Reports
import Testing

/// Lengths at which trees of placed views differ, of views that are known as functions of their width.
struct BreakpointSearchTests {
  private func text(_ string: String, lines: Int, truncated: Bool = false, scale: Double = 1) -> JSONValue {
    .object([
      "type": .string("Text"), "source": .string("A.swift:3"),
      "text": .object([
        "string": .string(string), "truncated": .bool(truncated), "scale": .number(scale),
        "lines": .array((0..<lines).map { _ in .object(["width": .number(80.04)]) }),
      ]), "children": .array([]),
    ])
  }

  private func tree(_ root: JSONValue) -> JSONValue { .object(["root": root]) }

  private func found(
    from: Double = 50, to: Double = 600, _ view: (Double) -> JSONValue
  ) -> (breakpoints: [Breakpoint], lengths: Int, rounds: Int) {
    var (lengths, rounds) = (0, 0)
    var search = BreakpointSearch(from: from, to: to, isHorizontal: true)
    let result = search.run { widths in
      lengths += widths.count
      rounds += 1
      return Dictionary(uniqueKeysWithValues: widths.map { ($0, ["A": tree(view($0))]) })
    }
    return (result["A"] ?? [], lengths, rounds)
  }

  /// Each break point to the tenth, at any position.
  @Test(arguments: [50.1, 51.9, 52, 80.04, 241.95, 333.3, 599.95, 600])
  func findsALengthToTheTenth(_ edge: Double) throws {
    let (breakpoints, lengths, rounds) = found { self.text("Words", lines: $0 < edge ? 2 : 1) }
    #expect(breakpoints.count == 1)
    let breakpoint = try #require(breakpoints.first)
    #expect(breakpoint.below < edge && edge <= breakpoint.from)
    #expect(abs(breakpoint.from - breakpoint.below - 0.1) < 1e-9)
    #expect(lengths < 300)
    #expect(rounds <= 7)
  }

  @Test func findsSeveralBetweenTwoLengths() {
    let breakpoints = found {
      let lines = $0 < 100.3 ? 4 : $0 < 100.4 ? 3 : $0 < 101.7 ? 2 : 1
      return self.text("Words", lines: lines)
    }.breakpoints
    #expect(breakpoints.map(\.from) == [100.3, 100.4, 101.7])
    #expect(breakpoints.map { $0.changes.map(\.after) } == [["on 3 lines"], ["on 2 lines"], ["on 1 line"]])
  }

  @Test func findsNothingWhereNothingChanges() {
    #expect(found { _ in self.text("Words", lines: 1) }.breakpoints.isEmpty)
    #expect(found(from: 50, to: 50) { self.text("Words", lines: Int($0)) }.breakpoints.isEmpty)
  }

  // MARK: What changes

  private func changes(_ before: JSONValue, _ after: JSONValue) -> [LayoutChange] {
    LayoutComparison.changes(from: tree(before), to: tree(after), isHorizontal: true)
  }

  @Test func tellsTextsApart() {
    #expect(
      changes(text("Words", lines: 2, truncated: true, scale: 0.8), text("Words", lines: 1)) == [
        LayoutChange(
          kind: .lines, view: "Text", source: "A.swift:3", before: "“Words” on 2 lines", after: "on 1 line",
          reason: "its widest line is 80.1 points wide"),
        LayoutChange(
          kind: .truncation, view: "Text", source: "A.swift:3", before: "“Words” truncated", after: "whole"),
        LayoutChange(
          kind: .shrinking, view: "Text", source: "A.swift:3", before: "“Words” made smaller",
          after: "at its size"),
      ])
    // A smaller scale alone is not a change of layout.
    #expect(changes(text("Words", lines: 1, scale: 0.8), text("Words", lines: 1, scale: 0.9)).isEmpty)
  }

  @Test func tellsChoicesWithWhatTheyNeed() {
    func view(_ chosen: Int, width: Double, fits: Bool) -> JSONValue {
      .object([
        "type": .string("ViewThatFits"), "proposal": .array([.number(width), .number(90)]),
        "viewThatFits": .object([
          "chosen": .integer(chosen),
          "candidates": .array([
            .object(["ideal": .array([.number(242), .number(21)]), "fits": .bool(fits)]),
            .object(["ideal": .array([.number(42), .number(21)]), "fits": .bool(true)]),
          ]),
        ]), "children": .array([text("Only in \(chosen)", lines: 1)]),
      ])
    }
    #expect(
      changes(view(1, width: 241.9, fits: false), view(0, width: 242, fits: true)) == [
        LayoutChange(
          kind: .choice, view: "ViewThatFits", before: "candidate 2 of 2", after: "candidate 1 of 2",
          reason: "candidate 1 needs 242 points and has 241.9 points below")
      ])
  }

  @Test func countsColumns() {
    func grid(_ columns: Int) -> JSONValue {
      .object([
        "type": .string("LazyVGrid"),
        "children": .array(
          (0..<(columns * 2)).map { index in
            .object([
              "type": .string("Color"),
              "frame": .array([
                .number(Double(index % columns) * 50), .number(Double(index / columns) * 28), .number(40),
                .number(20),
              ]), "children": .array([]),
            ])
          }),
      ])
    }
    #expect(
      changes(grid(2), grid(3)) == [
        LayoutChange(kind: .columns, view: "LazyVGrid", before: "2 columns", after: "3 columns")
      ])
  }

  @Test func namesTheViewsThatAreThere() {
    func stack(_ type: String, _ children: [JSONValue]) -> JSONValue {
      .object(["type": .string(type), "children": .array(children)])
    }
    #expect(
      changes(stack("VStack", []), stack("HStack", [])) == [
        LayoutChange(kind: .structure, view: "VStack", before: "VStack", after: "HStack")
      ])
    #expect(
      changes(
        stack("HStack", [text("A", lines: 1)]), stack("HStack", [text("A", lines: 1), stack("Menu", [])]))
        == [
          LayoutChange(kind: .structure, view: "HStack", before: "Text", after: "Text, Menu")
        ])
  }
}
