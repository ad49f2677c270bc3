import Reports
import Testing

/// What a mistyped name may have meant.
@Suite struct NearestNameTests {
  private let names = ["render", "record", "verify", "Card", "iPhone 16 Pro", "iPhone 16 Plus"]

  @Test(arguments: [
    ("rendr", "render"), ("RENDER", "render"), ("redner", "render"), ("veryfy", "verify"), ("Crad", "Card"),
    ("Carrds", "Card"), ("vefy", "verify"), ("iPhone 16 Por", "iPhone 16 Pro"),
    ("iphone16plus", "iPhone 16 Plus"),
  ])
  func `a slip of the fingers is near`(_ name: String, _ nearest: String) {
    #expect(NearestName.of(name, in: names) == nearest)
  }

  @Test(arguments: [
    ("iPhone 99", "iPhone 17"), ("iphone-15", "iPhone 16"), ("iPhone 12 Pro", "iPhone 16 Pro"),
    ("iPhone 18e", "iPhone 17e"), ("iPad Air 12", "iPad Air 13"),
    ("iPad Air 12-inch (M9)", "iPad Air 11-inch (M4)"),
    ("iPhone 1234567890", nil), ("99", nil),
  ])
  func `another number is nearer than other letters`(_ name: String, _ nearest: String?) {
    let names = [
      "iPhone SE", "iPhone 16 Pro", "iPhone 16", "iPhone 16e", "iPhone 17e", "iPhone 17", "iPad Air 11",
      "iPad Air 13",
      "iPad Air 11-inch (M2)", "iPad Air 11-inch (M4)", "17",
    ]
    #expect(NearestName.of(name, in: names) == nearest)
  }

  @Test(arguments: ["xyzzy", "", "r", "re", "Samples/Card.swift"])
  func `another word is not`(_ name: String) {
    #expect(NearestName.of(name, in: names) == nil)
    #expect(NearestName.of(name, in: []) == nil)
  }

  /// Of a short name every other one is near, if all of its letters may be wrong.
  @Test func `no name is near one that shares no letter with it`() {
    #expect(NearestName.of("C", in: ["A", "B"]) == nil)
    #expect(NearestName.of("ab", in: ["cd", "ad"]) == "ad")
    #expect(NearestName.of("ab", in: ["cd"]) == nil)
  }

  /// Names of missing pictures may be anything, and projects have many.
  @Test func `long names and many names take no time`() {
    let names = (0..<20_000).map { "\($0) " + String(repeating: "picture ", count: 12) }
    let start = ContinuousClock.now
    #expect(NearestName.of(String(repeating: "x", count: 1_000_000), in: names) == nil)
    #expect(NearestName.of(String(repeating: "y", count: 100), in: names) == nil)
    #expect(
      NearestName.of("12345 " + String(repeating: "picture ", count: 11) + "pictur", in: names)
        == names[12_345])
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
