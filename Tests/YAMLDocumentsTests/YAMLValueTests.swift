import Testing
import YAMLDocuments

struct YAMLValueTests {
  @Test func readsTextsListsAndMappings() throws {
    let value = try #require(try YAMLValue.parse("name: App\nsizes: [1, two]\nempty: {}\n"))
    #expect(value["name"]?.string == "App")
    #expect(value["sizes"]?.strings == ["1", "two"])
    #expect(value["empty"]?.isMapping == true)
    #expect(value["sizes"]?.line == 2)
    #expect(value["other"] == nil)
  }

  @Test func takesOverMembersThatAreMerged() throws {
    let value = try #require(
      try YAMLValue.parse("base: &base\n  a: 1\n  b: 2\nown:\n  <<: *base\n  b: 3\n"))
    #expect(value["own"]?["a"]?.string == "1")
    #expect(value["own"]?["b"]?.string == "3")
  }

  @Test func saysWhereATextIsNoDocument() {
    #expect(throws: YAMLValue.Failure.self) { try YAMLValue.parse("a: [1\nb: 2\n") }
    do {
      _ = try YAMLValue.parse("a: 1\nb: 2\na: 3\n")
      Issue.record("a name may not appear twice")
    } catch {
      #expect(error.reason == "“a” appears twice")
    }
  }

  @Test func refusesAliasesThatGrowWithoutBounds() {
    var text = "a0: &a0 [x, x]\n"
    for index in 1...40 { text += "a\(index): &a\(index) [*a\(index - 1), *a\(index - 1)]\n" }
    #expect(throws: YAMLValue.Failure.self) { try YAMLValue.parse(text) }
  }
}
