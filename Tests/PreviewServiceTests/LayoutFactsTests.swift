import PreviewService
import Reports
import Testing

/// The decisions of a layout are read from its tree, and changes are described in a sentence.
@Suite struct LayoutFactsTests {
  private func facts(_ nodes: String) throws -> LayoutFacts {
    LayoutFacts(try JSONParser.parse(Array("{\"root\":{\"type\":\"VStack\",\"children\":[\(nodes)]}}".utf8)))
  }

  private func text(_ lines: Int, cut: Bool = false) -> String {
    let line = Array(repeating: "{\"string\":\"x\"}", count: lines).joined(separator: ",")
    return
      "{\"type\":\"Text\",\"source\":\"A.swift:3\",\"text\":{\"string\":\"Save\",\"lines\":[\(line)],\"truncated\":\(cut),\"scale\":1},\"children\":[]}"
  }

  @Test func namesDecisions() throws {
    let one = try facts(text(1))
    #expect(one == (try facts(text(1))))
    #expect(one.changes(to: try facts(text(2))) == ["Text “Save” at A.swift:3: 1 line → 2 lines"])
    #expect(
      one.changes(to: try facts(text(1, cut: true))) == ["Text “Save” at A.swift:3: 1 line → 1 line, cut off"]
    )
    let fits = "{\"type\":\"ViewThatFits\",\"viewThatFits\":{\"chosen\":%,\"candidates\":[]},\"children\":[]}"
    let first = try facts(fits.replacing("%", with: "0"))
    #expect(
      first.changes(to: try facts(fits.replacing("%", with: "1"))) == [
        "ViewThatFits: candidate 1 → candidate 2"
      ])
    #expect(
      first.changes(to: try facts(fits.replacing("%", with: "null"))) == [
        "ViewThatFits: candidate 1 → no candidate"
      ])
  }

  @Test func namesViewsThatComeAndGo() throws {
    let (none, image) = (try facts(""), try facts("{\"type\":\"Image\",\"children\":[]}"))
    #expect(none.changes(to: image) == ["Image appears"])
    #expect(image.changes(to: none) == ["Image disappears"])
  }

  @Test func countsColumns() throws {
    func grid(_ xs: [Int]) throws -> LayoutFacts {
      let cells = xs.map { "{\"type\":\"Text\",\"frame\":[\($0),0,10,10],\"children\":[]}" }.joined(
        separator: ",")
      return try facts(
        "{\"type\":\"LazyVGrid\",\"children\":[{\"type\":\"ForEach\",\"children\":[\(cells)]}]}")
    }
    #expect(
      try grid([0, 0, 0, 0]).changes(to: try grid([0, 20, 0, 20])) == ["LazyVGrid: 1 column → 2 columns"])
  }
}
