import Foundation
import Testing

/// Which files of a project are compiled, when, and when again.
@Suite struct StagedBuildTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", platforms: [.iOS(.v18)], targets: [.target(name: "App")])
    """
  private static let folder = "App/Sources/App"

  /// A project whose compiler notes the files that it makes objects of.
  private struct WatchedProject {
    let program: Program
    private let log: String
    private let compiler: String

    init(_ files: [String: String]) throws {
      let sources = Dictionary(uniqueKeysWithValues: files.map { ("\(StagedBuildTests.folder)/\($0)", $1) })
      program = try Program(
        sources.merging(["App/Package.swift": StagedBuildTests.manifest]) { $1 }, hasOwnCache: true)
      let log = program.folder.appendingPathComponent("compiled").path
      self.log = log
      compiler = try program.toolchain {
        """
        case " $* " in *" -frontend -c "*)
          for word; do [ "$last" = -primary-file ] && printf '%s ' "${word##*/}" >> '\(log)'; last=$word; done
          echo >> '\(log)';;
        esac
        exec '\($0)' "$@"
        """
      }
    }

    func write(_ name: String, _ source: String) throws {
      try program.write(["\(StagedBuildTests.folder)/\(name)": source])
    }

    /// Draws the previews of a project or a file; answers the files that each of the compiler's runs has compiled, and what was printed.
    func render(_ path: String = "App") throws -> (runs: [Set<String>], output: String) {
      try run(["render", path, "--size", "90x90", "-o", "out"])
    }

    /// Shows all previews of a file as the live page does.
    func show(_ name: String) throws -> (runs: [Set<String>], output: String) {
      try run(["preview", "App/Sources/App/\(name)", "--once"])
    }

    /// Shows a preview to an agent.
    func tell(_ name: String, preview: String) throws -> (runs: [Set<String>], output: String) {
      let meta =
        "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientCapabilities\":{}}"
      let call =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"render_preview\",\"arguments\":{\"file\":\"\(name)\",\"preview\":\"\(preview)\"},\(meta)}}\n"
      try program.write(call, to: "input.txt")
      return try run(["mcp", "App"], shell: "exec < input.txt")
    }

    /// Runs the program; answers the files that each of the compiler's runs has compiled, and what was printed.
    private func run(
      _ arguments: [String], shell: String? = nil
    ) throws -> (runs: [Set<String>], output: String) {
      try? FileManager.default.removeItem(atPath: log)
      let result = try program.start(
        arguments, environment: ["FITTINGROOM_SWIFTC": compiler], shell: shell
      ).finish()
      #expect(result.exitCode == 0, "\(result)")
      let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      let runs = text.split(separator: "\n").map { line in
        Set(line.split(separator: " ").map(String.init).filter { !$0.hasPrefix("FittingRoom") })
      }
      return (runs.filter { !$0.isEmpty }, result.output + result.errors)
    }

    /// Draws the previews of a project or a file; answers the files that were compiled for it.
    func compiled() throws -> Set<String> { try render().runs.reduce(into: []) { $0.formUnion($1) } }
  }

  private static func view(_ name: String, _ inner: String, _ text: String) -> String {
    """
    import SwiftUI
    struct \(name): View { var body: some View { VStack { Text("\(text)"); \(inner) } } }
    #Preview("\(name)") { \(name)() }
    """
  }

  /// After a change in a body its file alone is compiled, and after one of a declaration those that name it or what shows it.
  @Test func onlyWhatSeesAChangeIsCompiled() throws {
    let project = try WatchedProject([
      "First.swift": Self.view("First", "EmptyView()", "1"),
      "Second.swift": Self.view("Second", "First()", "2"),
      "Third.swift": Self.view("Third", "EmptyView()", "3"),
    ])
    #expect(try project.compiled() == ["First.swift", "Second.swift", "Third.swift"])
    #expect(try project.compiled() == [])
    let changed = Self.view("First", "EmptyView()", "changed")
    try project.write("First.swift", changed)
    #expect(try project.compiled() == ["First.swift"])
    // Nobody asks for it.
    let extended = changed + "\nextension First { var one: Int { 1 } }\n"
    try project.write("First.swift", extended)
    #expect(try project.compiled() == ["First.swift"])
    // It takes more room.
    let wider = extended.replacing("{ var body", with: "{ var two = 2; var body")
    try project.write("First.swift", wider)
    #expect(try project.compiled() == ["First.swift", "Second.swift"])
  }

  /// A file that names a class or calls a method of it depends on all of its methods; one that has to do with what holds an object
  /// of it does not.
  @Test func classesAreSeenWhole() throws {
    func store(_ methods: String) -> String { "final class Store { init() {}; \(methods) }" }
    let one = "func one() -> String { \"one\" }"
    let project = try WatchedProject([
      "Store.swift": store(one), "Holder.swift": "struct Holder { let store: Store; let title = \"title\" }",
      "Made.swift": "func made() -> Holder { Holder(store: Store()) }",
      "Called.swift": Self.view("Called", "Text(made().store.one())", "1"),
      "Held.swift": Self.view("Held", "Text(made().title)", "2"),
    ])
    #expect(try project.compiled().count == 5)
    try project.write("Store.swift", store("func other() -> Int { 1 }; " + one))
    #expect(try project.compiled() == ["Store.swift", "Holder.swift", "Made.swift", "Called.swift"])
  }

  /// Of a target with many files, those around a preview come first, and what only a tap would run is not compiled; a preview that
  /// calls what is farther away is shown with ever more of them.
  @Test func whatIsFarAwayIsCompiledWhenItIsCalled() throws {
    var files = [
      "Near.swift": Self.view("Near", "Button(\"tap\") { _ = step0() }", "1"),
      "Far.swift": Self.view("Far", "Text(\"\\(step0())\")", "2"),
    ]
    for number in 0..<60 {
      let next = number == 59 ? "7" : "step\(number + 1)()"
      files["Step\(number).swift"] = "func step\(number)() -> Int { \(next) }"
    }
    let project = try WatchedProject(files)
    let near = try project.render("App/Sources/App/Near.swift")
    let compiled = near.runs.reduce(into: Set()) { $0.formUnion($1) }
    #expect(compiled.contains("Step0.swift") && compiled.count <= 48, "\(compiled.sorted())")
    #expect(near.output.hasPrefix("out/Near.Near.90x90.png\n"), "\(near.output)")
    let all = try project.render()
    #expect(all.output.contains("2 previews: 2 drawn, 0 drawn in part, 0 not drawn"), "\(all.output)")
    #expect(all.runs.reduce(into: Set()) { $0.formUnion($1) }.contains("Step59.swift"))
  }

  /// Where a preview ends, the address of what it used tells which file it lacked, and not everything else is compiled as well.
  @Test func whatAPreviewLackedIsKnown() throws {
    var files: [String: String] = [:]
    for number in 0..<100 {
      files["A\(number).swift"] = "func a\(number)() -> Int { B\(number).shared.value }"
      files["B\(number).swift"] = """
        protocol Valued\(number): Sendable { var value: Int { get } }
        final class B\(number): Valued\(number) { static let shared: any Valued\(number) = B\(number)(); let value = \(number) }
        """
    }
    let cases = (0..<100).map { "case \($0): a\($0)()" }.joined(separator: "\n")
    files["Hub.swift"] = "func hub(_ number: Int) -> Int { switch number { \(cases)\ndefault: -1 } }"
    files["Far.swift"] = Self.view("Far", "Text(\"\\(hub(95))\")", "1")
    let project = try WatchedProject(files)
    let (runs, output) = try project.render()
    #expect(output.contains("1 preview: 1 drawn"), "\(output)")
    let compiled = runs.reduce(into: Set()) { $0.formUnion($1) }
    #expect(compiled.isSuperset(of: ["Far.swift", "Hub.swift", "A95.swift"]))
    #expect(compiled.filter { $0.hasPrefix("B") } == ["B95.swift"])
    let second = try project.render()
    #expect(second.runs == [])
    #expect(second.output.contains("1 preview: 1 drawn"), "\(second.output)")
  }

  /// Subscripts, initializers and operators of other modules' types have no name of their own: files with them are always visible, and
  /// compiled when a preview has used one.
  @Test func whatExtendsOtherModulesTypesIsFound() throws {
    let project = try WatchedProject([
      "Safe.swift": "extension Collection { subscript(safe index: Index) -> Element? { first } }",
      "Doubled.swift": "extension String { init(doubled text: String) { self = text + text } }",
      "Joined.swift": "infix operator +++\nfunc +++ (left: String, right: String) -> String { left + right }",
      "Other.swift": "extension Int { init(other: Double) { self = broken( } }",
      "List.swift": Self.view("List", "Text(([\"a\"][safe: 0] ?? \"\") +++ String(doubled: \"b\"))", "1"),
    ])
    let (runs, output) = try project.render()
    #expect(output.contains("1 preview: 1 drawn"), "\(output)")
    #expect(!output.contains("do not compile here"), "\(output)")
    let compiled = runs.reduce(into: Set()) { $0.formUnion($1) }
    #expect(compiled == ["List.swift", "Safe.swift", "Doubled.swift", "Joined.swift"])
  }

  /// What the toolchain's libraries define is not absent, though the program itself does not load them.
  @Test func librariesOfTheToolchainAreThere() throws {
    var files = [
      "Digits.swift": """
      import Foundation
      import RegexBuilder
      import SwiftUI
      final class Names: NSObject, XMLParserDelegate {
        var names: [String] = []
        func parser(
          _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
          attributes: [String: String] = [:]
        ) { names.append(name) }
      }
      struct Digits: View {
        private var digits: Substring? { "a12b".firstMatch(of: Regex { OneOrMore(.digit) })?.output }
        private var names: [String] {
          let names = Names()
          let parser = XMLParser(data: Data("<a><b/></a>".utf8))
          parser.delegate = names
          _ = parser.parse()
          return names.names
        }
        var body: some View {
          VStack { Text(digits ?? "none"); Text(names.joined()); Button("tap") { _ = step0() } }
        }
      }
      #Preview("Digits") { Digits() }
      """
    ]
    for number in 0..<60 {
      let next = number == 59 ? "7" : "step\(number + 1)()"
      files["Step\(number).swift"] = "func step\(number)() -> Int { \(next) }"
    }
    let project = try WatchedProject(files)
    let shown = try project.program.run("inspect", "App", "--size", "90x90", "--include", "Digits")
    #expect(shown.output.contains("\"12\"") && shown.output.contains("\"ab\""), "\(shown)")
    #expect(try !project.compiled().contains("Step59.swift"))
  }

  /// A preview may end at any address, which then is not that of something absent.
  @Test func previewsEndAnywhere() throws {
    func preview(_ address: String) -> String {
      "#Preview(\"\(address)\") { Text(\"\\(UnsafePointer<Int>(bitPattern: \(address) as UInt)!.pointee)\") }"
    }
    let addresses = [
      "0xffff_ffff_ffff_fff8", "0x8000_0000_0000_0000", "0x1000_0000_0008", "0x1100_0000_0000", "8",
    ]
    let project = try WatchedProject([
      "Reading.swift": "import SwiftUI\n" + addresses.map(preview).joined(separator: "\n"),
      "Beside.swift": Self.view("Beside", "Button(\"tap\") { far() }", "1"),
      "Far.swift": "func far() { farther() }", "Farther.swift": "func farther() {}",
    ])
    let result = try project.program.run("render", "App", "--size", "90x90", "-o", "out")
    #expect(result.exitCode == 70, "\(result)")
    #expect(result.errors.contains("6 previews: 1 drawn, 0 drawn in part, 5 not drawn"), "\(result)")
  }

  /// The live page and agents compile what is around a preview first, too, and more when it is called; an edit starts from there.
  @Test func serversCompileAroundAPreviewFirst() throws {
    var files = [
      "Near.swift": Self.view("Near", "Button(\"tap\") { _ = step0() }", "1"),
      // Another preview before it in the larger library.
      "Before.swift": Self.view("Before", "EmptyView()", "2") + "\nfunc before() -> Int { step0() }\n",
      "Far.swift": Self.view("Far", "Text(\"\\(before())\")", "3"),
    ]
    for number in 0..<60 {
      let next = number == 59 ? "7" : "step\(number + 1)()"
      files["Step\(number).swift"] = "func step\(number)() -> Int { \(next) }"
    }
    for isAgent in [false, true] {
      let project = try WatchedProject(files)
      func ask(_ name: String) throws -> (compiled: Set<String>, output: String) {
        let done = try isAgent ? project.tell("\(name).swift", preview: name) : project.show("\(name).swift")
        return (done.runs.reduce(into: []) { $0.formUnion($1) }, done.output)
      }
      let near = try ask("Near")
      #expect(near.compiled.contains("Step0.swift") && near.compiled.count <= 48, "\(near.compiled.sorted())")
      let far = try ask("Far")
      #expect(far.compiled.contains("Step59.swift"), "\(far)")
      #expect(
        far.output.contains(isAgent ? "“Far” Sources/App/Far.swift" : "Far.swift: Far: "), "\(far.output)")
      #expect(!far.output.contains("error"), "\(far.output)")
      try project.write("Far.swift", Self.view("Far", "Text(\"\\(before())\")", "4"))
      #expect(try ask("Far").compiled == ["Far.swift"])
    }
  }

  /// What a private view is made of is nothing that other files see.
  @Test func privateViewsAreSeenByTheirFileAlone() throws {
    func first(_ text: String) -> String {
      """
      import SwiftUI
      struct First: View {
        var body: some View { inner }
        private var inner: some View { \(text) }
        private func other() -> some View { \(text) }
      }
      """
    }
    let project = try WatchedProject([
      "First.swift": first("Text(\"1\")"), "Second.swift": Self.view("Second", "First()", "2"),
    ])
    #expect(try project.compiled() == ["First.swift", "Second.swift"])
    try project.write("First.swift", first("Color.red"))
    #expect(try project.compiled() == ["First.swift"])
  }

  /// What no preview can run is not compiled, although the compiler reads it.
  @Test func whatPreviewsDoNotRunIsNotCompiled() throws {
    let project = try WatchedProject([
      "Card.swift": Self.view("Card", "EmptyView()", "1") + "\nstruct Unused { func use() { heavy() } }\n",
      "Heavy.swift": "func heavy() { broken( }",
    ])
    let (runs, output) = try project.render()
    #expect(runs.reduce(into: []) { $0.formUnion($1) } == ["Card.swift"])
    #expect(output.contains("1 preview: 1 drawn"), "\(output)")
  }

  /// Neither is it for the live page and for agents, for whom an edit compiles its file alone.
  @Test func livePreviewsCompileWhatTheyCanRun() throws {
    let card = Self.view("Card", "Row()", "1") + "\nstruct Unused { func use() { heavy() } }\n"
    let project = try WatchedProject([
      "Card.swift": card,
      "Views/Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"row\") } }\n",
      "Heavy.swift": "func heavy() { broken( }",
    ])
    let (runs, output) = try project.show("Card.swift")
    #expect(runs.reduce(into: []) { $0.formUnion($1) } == ["Card.swift", "Row.swift"])
    #expect(output.hasPrefix("Card.swift: Card: 402×874 pt, "), "\(output)")
    let told = try project.tell("Card.swift", preview: "Card")
    #expect(told.output.contains("“Card” Sources/App/Card.swift:3, "), "\(told.output)")
    #expect(told.runs.allSatisfy { $0.isSubset(of: ["Card.swift", "Row.swift"]) }, "\(told.runs)")
    try project.write("Card.swift", card.replacing("Row()", with: "Row().bold()"))
    let edited = try project.tell("Card.swift", preview: "Card")
    #expect(edited.runs.allSatisfy { $0 == ["Card.swift"] } && !edited.runs.isEmpty, "\(edited.runs)")
  }

  /// Nor do they miss what names do not tell.
  @Test func livePreviewsCompileWhatIsCalled() throws {
    let project = try WatchedProject([
      "Tags.swift": """
      import SwiftUI
      struct Tag: Hashable { var name = "tag" }
      struct Unused { func use(_ tag: Tag) -> Int { tag.other } }
      #Preview("Text") { Text("text") }
      #Preview("Tags") { Text("\\(Set([Tag()]).count)") }
      """,
      "Hashing.swift": """
      extension Tag {
        var other: Int { 1 }
        func _rawHashValue(seed: Int) -> Int { hashed() }
      }
      """,
      "Function.swift": "func hashed() -> Int { 1 }",
    ])
    let shown = try project.show("Tags.swift")
    #expect(shown.runs.first == ["Tags.swift"], "\(shown.runs)")
    #expect(shown.runs.reduce(into: Set()) { $0.formUnion($1) }.count == 3, "\(shown.runs)")
    let lines = shown.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(" pt, ") }, "\(shown.output)")
    let told = try project.tell("Tags.swift", preview: "Tags")
    #expect(told.output.contains("“Tags” Sources/App/Tags.swift:5, "), "\(told.output)")
  }

  /// What a library requires of a type, and no source names, is compiled once a preview has ended for lack of it.
  @Test func whatNamesDoNotTellIsCompiledWhenItIsCalled() throws {
    let project = try WatchedProject([
      "Tags.swift": """
      import SwiftUI
      struct Tag: Hashable { var name = "tag" }
      struct Unused { func use(_ tag: Tag) -> Int { tag.other } }
      #Preview("Tags") { Text("\\(Set([Tag()]).count)") }
      #Preview("Text") { Text("text") }
      """,
      "Hashing.swift": """
      extension Tag {
        var other: Int { 1 }
        func _rawHashValue(seed: Int) -> Int { hashed() }
      }
      """,
      "Function.swift": "func hashed() -> Int { 1 }",
    ])
    let (runs, output) = try project.render()
    #expect(runs.first == ["Tags.swift"])
    #expect(runs.dropFirst().reduce(into: []) { $0.formUnion($1) } == ["Hashing.swift", "Function.swift"])
    #expect(output.contains("2 previews: 2 drawn"), "\(output)")
    let pictures = try FileManager.default.subpathsOfDirectory(
      atPath: project.program.folder.appendingPathComponent("out").path)
    #expect(pictures.count { $0.hasSuffix(".png") } == 2)
    // The second run does what the first has found out.
    let second = try project.render()
    #expect(second.runs == [])
    #expect(second.output.contains("2 previews: 2 drawn"), "\(second.output)")
  }

  /// A module that several targets import is compiled for the first of them, whatever types of missing modules turn up later.
  @Test func whatTargetsImportIsCompiledOnce() throws {
    let project = try WatchedProject([:])
    func preview(_ name: String) -> String {
      """
      import SwiftUI
      import Kit
      import Nowhere
      let value = SharedThing.\(name)(\(name)Other())
      #Preview("\(name)") { Text(verbatim: Card(title: "\(name)").title); Text("\\(value.size)") }
      """
    }
    try project.program.write([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v18)],
        targets: [
          .target(name: "First", dependencies: ["Kit"]), .target(name: "Second", dependencies: ["Kit"]),
          .target(name: "Kit", dependencies: ["Base"]), .target(name: "Base"),
        ])
      """,
      "App/Sources/First/First.swift": preview("First"), "App/Sources/Second/Second.swift": preview("Second"),
      "App/Sources/Kit/Card.swift": """
      import Base
      import Nowhere
      public struct Card {
        public var title: String
        public init(title: String) { self.title = mark + title }
        var thing: SharedThing? { nil }
      }
      """,
      "App/Sources/Base/Mark.swift": "public let mark = \"mark\"",
    ])
    let (runs, output) = try project.render()
    let first = try #require(runs.firstIndex { $0.contains("First.swift") })
    #expect(runs[..<first].reduce(into: []) { $0.formUnion($1) } == ["Card.swift", "Mark.swift"])
    #expect(
      runs[first...].reduce(into: []) { $0.formUnion($1) } == ["First.swift", "Second.swift"], "\(runs)")
    #expect(output.contains("2 previews: 0 drawn, 2 drawn in part"), "\(output)")
    #expect(try project.compiled() == [])
  }

  /// Of a module that a target imports, the files are compiled that its previews need; what does not compile in others is not mended.
  @Test func ofImportedModulesWhatIsNeededIsCompiled() throws {
    let project = try WatchedProject([:])
    try project.program.write([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v18)],
        targets: [
          .target(name: "App", dependencies: ["Kit"]), .target(name: "Kit", dependencies: ["Base"]),
          .target(name: "Base"),
        ])
      """,
      // What a file passes on is there for all files of its module.
      "App/Sources/App/Exports.swift": "@_exported import Kit",
      "App/Sources/App/First.swift": """
      import SwiftUI
      #Preview("Card") { Card(title: "one") }
      """,
      "App/Sources/App/Second.swift": """
      import Kit
      import SwiftUI
      #Preview("List") { VStack { Card(title: "two"); Text(verbatim: listed()) } }
      """,
      "App/Sources/Kit/Card.swift": """
      import Base
      import SwiftUI
      public struct Card: View {
        public var title: String
        public init(title: String) { self.title = title }
        public var body: some View { Text(verbatim: title + mark) }
      }
      """,
      "App/Sources/Kit/List.swift": "public func listed() -> String { \"listed\" }",
      "App/Sources/Kit/Store.swift": """
      import Database
      public final class Store {
        public var row: Row?
        public func load() { row = connection.open().rows.first { $0.isNew } }
      }
      """,
      "App/Sources/Base/Mark.swift": "public let mark = \"!\"",
      "App/Sources/Base/Other.swift": "public func other() -> Int { 1 }",
    ])
    let (runs, output) = try project.render()
    let all = runs.reduce(into: Set()) { $0.formUnion($1) }
    #expect(all == ["First.swift", "Second.swift", "Card.swift", "List.swift", "Mark.swift"])
    #expect(output.contains("2 previews: 2 drawn"), "\(output)")
    #expect(!output.contains("do not compile here"), "\(output)")
    #expect(try project.compiled() == [])
    // What one more preview needs is all that is compiled for it, and its declarations are what others see.
    try project.program.write([
      "App/Sources/App/Third.swift": """
      import Kit
      import SwiftUI
      #Preview("Store") { Text(verbatim: Store().row == nil ? "empty" : "full") }
      """
    ])
    let third = try project.render()
    #expect(
      third.runs.reduce(into: Set()) { $0.formUnion($1) } == ["Third.swift", "Store.swift"], "\(third.runs)")
    #expect(third.output.contains("3 previews: "), "\(third.output)")
  }
}
