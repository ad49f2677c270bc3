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

  @Test func `space may stand between all parts, and objects nest no deeper than lists`() throws {
    let spaced = " \n\r\t{ \t\"a\"\r\n :\n 1 , \"b\" : [ ] , \"c\" : { } , \"d\" : [ 2 ,\t3 ] }\r\n"
    let value = try JSONParser.parse(Array(spaced.utf8))
    #expect(value["a"]?.integer == 1 && value["b"]?.array?.isEmpty == true && value["d"]?.array?.count == 2)
    for byte in [0x0B, 0x0C, 0xA0] as [UInt8] {
      #expect(throws: JSONParser.Failure.self) { try JSONParser.parse([byte] + Array("1".utf8)) }
    }
    func nested(_ count: Int) -> [UInt8] {
      Array((String(repeating: "{\"a\":", count: count) + "1" + String(repeating: "}", count: count)).utf8)
    }
    _ = try JSONParser.parse(nested(511))
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(nested(512)) }
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(nested(100_000)) }
  }

  @Test(arguments: [
    (0, "0"), (-3, "-3"), (0.5, "0.5"), (999_999_999_999_999, "999999999999999"),
    (1e15, "1000000000000000.0"),
    (-1e15, "-1000000000000000.0"),
    (1.25e-7, "1.25e-07"),
  ])
  func `numbers have no needless fraction`(_ value: Double, _ text: String) {
    #expect(JSONValue.number(value).text == text)
  }

  @Test func `values that hold others go over several lines`() {
    let value = JSONValue.object([
      .init(key: "a", value: .array([.integer(1), .array([]), .array([.bool(true), .null])])),
      .init(key: "b", value: .object([])),
    ])
    #expect(
      value.text == """
        {
          "a": [
            1,
            [],
            [true, null]
          ],
          "b": {}
        }
        """)
  }

  /// The values that the authors of the function publish.
  @Test func `hashes of contents are FNV-1a in 64 bits`() {
    #expect(ContentHash.of("") == "cbf29ce484222325")
    #expect(ContentHash.of("a") == "af63dc4c8601ec8c")
    #expect(ContentHash.of("foobar") == "85944171f73967e8")
  }

  @Test(arguments: [
    ("/a/b", "/a/c/d.png", "../c/d.png"), ("out", "./out/x.png", "x.png"), ("/a", "b/../../x", "../x"),
    ("/", "/../x", "x"), ("./a/.", "a/./b", "b"), ("/a/./b", "/a/b", ""),
  ])
  func `paths lead from a folder to a file`(_ folder: String, _ file: String, _ path: String) {
    #expect(RelativePath.from(folder, to: file, here: "/here") == path)
  }

  /// Each of the four characters alone is reason enough for quotation marks, and nothing else is.
  @Test func `fields of CSV are quoted where they have to be`() {
    for character in [",", "\"", "\n", "\r"] {
      let doubled = character == "\"" ? "\"\"" : character
      #expect(CSVField.escaped("a\(character)b") == "\"a\(doubled)b\"")
    }
    for text in ["", "a b", "a;b", "a'b", "a\u{0B}b", "ä\u{2028}"] { #expect(CSVField.escaped(text) == text) }
    #expect(CSVField.escaped("=1") == "\"'=1\"" && CSVField.escaped("'-1") == "\"''-1\"")
  }
}
