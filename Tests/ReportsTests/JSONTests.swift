import Foundation
import Reports
import Testing

struct JSONTests {
  @Test func `what is written can be read, here and by Foundation`() throws {
    let value: JSONValue = .object([
      "text": .string("a \"quote\", a \\, a \u{1}, a \n and 🙂"), "whole": .integer(-12),
      "part": .number(0.125),
      "big": .number(1e300), "none": .null, "yes": .bool(true), "empty": .array([]), "nothing": .object([:]),
      "list": .array([.integer(1), .array([.integer(2)]), .object(["x": .bool(false)])]),
    ])
    let text = value.text
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["text"] as? String == "a \"quote\", a \\, a \u{1}, a \n and 🙂")
    #expect(object?["part"] as? Double == 0.125)
    #expect(object?["big"] as? Double == 1e300)
  }

  @Test func `escapes are read`() throws {
    #expect(try JSONParser.parse(Array(#""\u0041\ud83d\ude42\/\t""#.utf8)) == .string("A🙂/\t"))
  }

  @Test(arguments: ["", "{", "[1,]", "{\"a\" 1}", "tru", "1 2", "\"a", "[1e999]", "\"\u{1}\"", "{a: 1}"])
  func `what is not JSON is refused`(_ text: String) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func `deep nesting is refused and does not crash`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func `a failure names its line`() {
    let failure = #expect(throws: JSONParser.Failure.self) {
      try JSONParser.parse(Array("{\n\"a\": ?\n}".utf8))
    }
    #expect(failure?.description == "is not valid JSON: line 2: a value is expected")
  }
}
