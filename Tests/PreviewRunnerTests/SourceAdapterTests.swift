import PreviewRunner
import TestSupport
import Testing

/// Sources as they are compiled for a platform.
struct SourceAdapterTests {
  private func adapted(_ source: String, for platform: ApplePlatform = .ios) -> String {
    let adapter = SourceAdapter(
      platform: platform, modules: ["SwiftUI", "UIKit", "AppKit", "Foundation", "Combine", "WidgetKit"])
    return String(decoding: adapter.adapted(Array(source.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if os(macOS)", "#if false    "),
    ("#if os(OSX)", "#if false  "),
    ("#if os( iOS )", "#if true     "),
    ("#if os(iOS) || os(macOS)", "#if true    || false    "),
    ("#if !os(iOS) && DEBUG", "#if !true    && DEBUG"),
    ("#elseif (os(tvOS) || os(visionOS)) // os(iOS)", "#elseif (false    || false       ) // os(iOS)"),
    ("#if os(Linux)", "#if false    "),
    ("#if canImport(UIKit)", "#if true            "),
    ("#if canImport(AppKit) && !canImport(UIKit)", "#if false             && !true            "),
    ("#if canImport(Lottie)", "#if canImport(Lottie)"),
    ("#if canImport(Glibc)", "#if false           "),
    ("#if canImport(SwiftUI, _version: 6)", "#if true                           "),
    ("#if targetEnvironment(simulator)", "#if true                        "),
    ("#if targetEnvironment(macCatalyst)", "#if false                         "),
    ("#if swift(>=5.9) && os(iOS)", "#if swift(>=5.9) && true   "),
    ("#if compiler(>=6) || arch(arm64)", "#if compiler(>=6) || arch(arm64)"),
    ("#if /* os(iOS) */ os(iOS)", "#if /* os(iOS) */ true   "),
    ("#if os(iOS) ||\n  os(tvOS)\nos(iOS)", "#if true    ||\n  false   \nos(iOS)"),
    ("#if (os(iOS)\n  || os(tvOS))\nos(iOS)", "#if (true   \n  || false   )\nos(iOS)"),
    (
      "let a = 1\n  #if os(iOS)\n    .padding()\n  #endif",
      "let a = 1\n  #if true   \n    .padding()\n  #endif"
    ),
  ])
  func conditions(source: String, expected: String) {
    #expect(adapted(source) == expected)
  }

  @Test(arguments: [
    ApplePlatform.ios: [true, false, true, true, false], .macos: [false, true, false, false, true],
    .watchos: [false, false, true, true, false], .tvos: [false, false, true, true, false],
    .visionos: [false, false, true, true, false],
  ])
  func platforms(platform: ApplePlatform, expected: [Bool]) {
    let conditions = [
      "os(iOS)", "os(macOS)", "targetEnvironment(simulator)", "canImport(UIKit)", "canImport(AppKit)",
    ]
    for (condition, value) in zip(conditions, expected) {
      let result = adapted("#if \(condition)", for: platform)
      #expect(result.hasPrefix("#if \(value) "), "\(condition) on \(platform)")
      #expect(result.utf8.count == condition.utf8.count + 4)
    }
  }

  /// Only Objective-C overrides a method in an extension; in a class's own declaration, an override stays.
  @Test(arguments: [
    ("extension A {\n  open override func b() {}\n  func c() {}\n}", "open override func b() {}"),
    (
      "extension A {\n  override var b: Int {\n    get { 1 }\n    set {}\n  }\n}",
      "override var b: Int {\n    get { 1 }\n    set {}\n  }"
    ),
    ("extension A { override func b() { if c { \"}\" } } }", "override func b() { if c { \"}\" } }"),
  ])
  func overridesInExtensionsGo(source: String, removed: String) {
    let blanks = String(removed.map { $0.isNewline ? $0 : " " })
    #expect(adapted(source) == source.replacing(removed, with: blanks))
  }

  @Test(arguments: [
    "class A: B { override func c() {} }", "extension A { class C: D { override func e() {} } }",
    "extension A { func b() { .override } }", "let a = b.extension { $0.override { } }",
    "extension A { func b(override: Int, c: Int) { d() } }",
    "extension A { func b(override c: Int) { d() } }",
    "extension A { static var override: Int { 1 } }",
  ])
  func otherOverridesStay(source: String) {
    #expect(adapted(source) == source)
  }

  @Test func aModuleWithoutStandInCannotBeImported() {
    // Apple has it, but there is no stand-in for it.
    #expect(adapted("#if canImport(ARKit)") == "#if false           ")
  }

  @Test(arguments: [
    ("if #available(iOS 17, *) {", "if #available(iOS 17, *) {"),
    ("if #available(iOS 99, *) {", "if false                 {"),
    ("guard #unavailable(iOS 99.1) else", "guard true                   else"),
    ("if #available(macOS 99, *) {", "if #available(macOS 99, *) {"),
    ("@available(iOS, unavailable)", "@available(*  , unavailable)"),
    ("@available(macOS, unavailable)", "@available(macOS, unavailable)"),
    ("@available(iOS, unavailable, message: \"x\")", "@available(*  , unavailable, message: \"x\")"),
    ("@available(iOS 17, *)", "@available(iOS 17, *)"),
    ("@available(iOS, deprecated: 17)", "@available(iOS, deprecated: 17)"),
  ])
  func availability(source: String, expected: String) {
    #expect(adapted(source) == expected)
  }

  @Test(arguments: [
    ("import CoreImage.CIFilterBuiltins", "import CoreImage                 "),
    ("import os.log", "import os    "),
    ("import struct SwiftUI.Color", "import struct SwiftUI.Color"),
    ("@_exported import A.B.C; let a = b.c", "@_exported import A    ; let a = b.c"),
    ("x.import a.b", "x.import a.b"),
    ("@objc func a()", "      func a()"),
    ("@objc(name:) func a()", "             func a()"),
    ("@main struct A", "      struct A"),
    ("let a: @convention(block) () -> Void", "let a:                    () -> Void"),
    ("let a: @convention(c) () -> Void", "let a: @convention(c) () -> Void"),
    ("@NSManaged var a: Int", "@CDManaged var a: Int"),
    ("@NSManaged public func a(_ b: C)", "@CDRelates public func a(_ b: C)"),
    ("#selector(A.b(_:))", " Selector(\"\")     "), ("#selector(a)", "Selector(\"\")"),
    ("#keyPath(A.b)", "\"A.b\"        "),
    ("`import` A.b", "`import` A.b"),
  ])
  func objectiveC(source: String, expected: String) {
    #expect(adapted(source) == expected)
  }

  @Test(arguments: [
    "// #if os(iOS)", "/* #if os(iOS) /* nested */ #if os(iOS) */", "\"#if os(iOS)\"",
    "\"\"\"\n#if os(iOS)\n\"\"\"",
    "#\"#if os(iOS)\"#", "##\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"##", "#\"\"\"# // #if os(iOS)",
    "\"\\\"#if os(iOS)\"",
    "let a = /\"#if os(iOS)/", "#/\n#if os(iOS)\n/#", "\"\\(\"#if os(iOS)\")\"", "#\"\\(#if os(iOS)\"#",
    "\"a \\\\\" // #if os(iOS)", "let os = os(iOS)", "func canImport(UIKit: Int) {}",
    "#if DEBUG\nos(iOS)\n#endif",
    "#warning(\"#if os(iOS)\")", "\"@objc\"", "let s = \"import A.b\"",
  ])
  func whatLooksLikeACondition(source: String) {
    #expect(adapted(source) == source)
  }

  @Test func conditionsInsideOfInterpolations() {
    #expect(
      adapted("\"a \\(b { \n#if os(iOS)\nc\n#endif\n}) #if os(iOS)\"")
        == "\"a \\(b { \n#if true   \nc\n#endif\n}) #if os(iOS)\"")
  }

  @Test func divisionsAreNoRegularExpressions() {
    #expect(adapted("a / \"b\n#if os(iOS)\nlet c = d / e") == "a / \"b\n#if true   \nlet c = d / e")
  }

  /// Random sources whose rewriting is known from how they were put together.
  @Test func randomSources() {
    var random = SeededRandom(seed: 18)
    for _ in 0..<5_000 {
      let piece = RandomSource.pieces(using: &random)
      let source = piece.map(\.source).joined()
      let expected = piece.map(\.expected).joined()
      #expect(adapted(source) == expected, "\(source)")
      // Rewritten code is not rewritten again.
      #expect(adapted(expected) == expected)
    }
  }

  /// Whatever the bytes are, lines stay lines.
  @Test func randomBytes() {
    var random = SeededRandom(seed: 81)
    let parts = [
      "#if ", "os(iOS)", "\"", "\"\"\"", "#", "\\(", ")", "(", "\n", "/", "/*", "*/", "//", "@objc",
      "#available(iOS 99",
      ", *)", "import A.", "B", "`", "\\", "&&", " ", "\r\n", "é", "#selector(",
      "@available(iOS, unavailable)",
    ]
    let adapter = SourceAdapter(platform: .ios, modules: [])
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<24, using: &random)
      let source = Array((0..<count).map { _ in parts.randomElement(using: &random)! }.joined().utf8)
      let result = adapter.adapted(source)
      #expect(result.count == source.count)
      #expect(
        source.indices.allSatisfy {
          (source[$0] == UInt8(ascii: "\n")) == (result[$0] == UInt8(ascii: "\n"))
        })
    }
  }
}

/// Pieces of source with the result of each on iOS.
private enum RandomSource {
  struct Piece {
    var source: String
    var expected: String
  }

  static func pieces(using random: inout SeededRandom) -> [Piece] {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in piece(using: &random) }
  }

  /// Code that is not a condition, whole lines each.
  private static let unchanged = [
    "let a = 1 / 2\n", "// #if os(iOS)\n", "/* #if os(iOS)\n /* os(macOS) */ #if */\n",
    "let s = \"#if os(iOS) \\\" \"\n",
    "let s = \"\"\"\n  #if os(iOS)\n  \\(a + \"os(iOS)\")\n  \"\" \"\n  \"\"\"\n",
    "let s = #\"#if \"os(iOS) \\(\"#\n",
    "let r = #/ \"#if os(iOS)( /#\n", "foo(os(iOS))\n", "#else\n", "#endif\n", "  .padding()\n",
    "let s = \"\\(f(\")\"))\"\n",
  ]

  private static func piece(using random: inout SeededRandom) -> Piece {
    if Bool.random(using: &random) {
      let text = unchanged.randomElement(using: &random)!
      return Piece(source: text, expected: text)
    }
    let start = ["#if ", "#elseif ", "  #if "].randomElement(using: &random)!
    let end = ["\n", " // os(iOS)\n", "\r\n"].randomElement(using: &random)!
    let condition = condition(depth: 3, using: &random)
    return Piece(source: start + condition.source + end, expected: start + condition.expected + end)
  }

  private static func condition(depth: Int, using random: inout SeededRandom) -> Piece {
    let questions = [
      ("os(iOS)", true), ("os(macOS)", false), ("os(watchOS)", false), ("canImport(UIKit)", true),
      ("canImport( AppKit )", false), ("targetEnvironment(simulator)", true), ("os(Linux)", false),
    ]
    let others = ["DEBUG", "swift(>=5.9)", "arch(x86_64)", "canImport(Lottie)", "hasFeature(X)", "true"]
    switch depth == 0 ? Int.random(in: 0..<2, using: &random) : Int.random(in: 0..<5, using: &random) {
    case 0:
      let (text, value) = questions.randomElement(using: &random)!
      return Piece(source: text, expected: "\(value)".padded(to: text.utf8.count))
    case 1:
      let text = others.randomElement(using: &random)!
      return Piece(source: text, expected: text)
    case 2:
      let inner = condition(depth: depth - 1, using: &random)
      return Piece(source: "!(\(inner.source))", expected: "!(\(inner.expected))")
    default:
      let left = condition(depth: depth - 1, using: &random)
      let right = condition(depth: depth - 1, using: &random)
      let sign = [" && ", " || ", "||", " &&\n    "].randomElement(using: &random)!
      return Piece(
        source: "(\(left.source)\(sign)\(right.source))",
        expected: "(\(left.expected)\(sign)\(right.expected))")
    }
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - utf8.count))
  }
}
