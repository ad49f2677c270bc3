import Fonts
import Foundation
import TestSupport
import Testing

/// The list of symbols as it is searched, compared with the same list read in full.
@Suite struct SymbolTableTests {
  private static let file = Repository.fonts.appendingPathComponent("Symbols/sfsymbols.json")

  @Test func everyNameIsFoundAsTheFileHasIt() throws {
    let data = try Data(contentsOf: Self.file)
    let table = try #require(SymbolTable(data))
    let list = try JSONDecoder().decode([String: [String]].self, from: data)
    #expect(list.count > 5_000)
    for (name, value) in list {
      let entry = try #require(table[name], "\(name)")
      #expect(entry.codepoint == UInt32(value[0], radix: 16))
      #expect(entry.isApproximate == (value[2] == "approx"))
      // Additional names that may be missing from the list.
      for near in [name + ".", String(name.dropLast()), name + "\"", "." + name] {
        #expect((table[near] == nil) == (list[near] == nil), "\(near)")
      }
    }
    for name in ["", "\"", "]", "direct", "~", "0", "zzzz", "é"] { #expect(table[name] == nil, "\(name)") }
  }

  @Test(arguments: ["", "{}", "[]", "{\"a\":[\"1\",\"b\",\"direct\"]", "a.circle"])
  func anotherFileIsNoList(text: String) {
    #expect(SymbolTable(Data(text.utf8)) == nil)
  }

  @Test func aListOfOneOrTwoHasTheirNames() throws {
    let one = try #require(SymbolTable(Data("{\"b\":[\"F0\",\"x\",\"approx\"]}".utf8)))
    #expect(one["b"]?.codepoint == 0xF0)
    #expect(one["b"]?.isApproximate == true)
    #expect(one["a"] == nil && one["c"] == nil)
    let two = try #require(
      SymbolTable(Data("{\"a\":[\"1\",\"x\",\"direct\"],\"b\":[\"2\",\"y\",\"composed\"]}".utf8)))
    #expect(two["a"]?.codepoint == 1 && two["b"]?.codepoint == 2 && two["aa"] == nil)
  }
}
