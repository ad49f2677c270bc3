import PreviewRunner
import Testing

/// What symbols are called for people, as the runtime writes them, and the declarations that they belong to.
@Suite struct AbsentDeclarationTests {
  @Test(arguments: [
    ("type metadata accessor for App.Row", "App.Row"),
    ("App.Store.shared.unsafeMutableAddressor : App.Store", "App.Store.shared"),
    ("static App.Store.shared.getter : App.Store", "App.Store.shared"),
    ("App.sum() -> Swift.Int", "App.sum"),
    ("App.Row.init(title: Swift.String, count: Swift.Int) -> App.Row", "App.Row.init"),
    ("App.Store.__allocating_init() -> App.Store", "App.Store.init"),
    ("App.(Row in _1A2B3C).Cell.init() -> App.(Row in _1A2B3C).Cell", "App.Row.Cell.init"),
    ("App.Row.(hidden in _1A2B3C)(Swift.Int) -> ()", "App.Row.hidden"),
    ("(extension in App):Swift.String.localized.getter : Swift.String", "Swift.String.localized"),
    (
      "(extension in App):Swift.Sequence< where A.Element == App.Row>.total() -> Swift.Int",
      "Swift.Sequence.total"
    ),
    ("static App.Row.== infix(App.Row, App.Row) -> Swift.Bool", "App.Row.=="),
    ("async function pointer to static App.Mail.send(to: Swift.String) async throws -> ()", "App.Mail.send"),
    ("default argument 0 of App.Store.load(from: Swift.String) -> ()", "App.Store.load"),
    ("opaque type descriptor for <<opaque return type of App.Row.body.getter : some>>", "App.Row.body"),
    ("variable initialization expression of App.Row.count : Swift.Int", "App.Row.count"),
  ])
  func isOfADeclaration(text: String, path: String) throws {
    let declaration = try #require(AbsentDeclaration(demangled: text))
    #expect(declaration.path.joined(separator: ".") == path)
    #expect(!declaration.isConformance)
  }

  @Test func conformancesAreOfTheirType() throws {
    let text = "protocol conformance descriptor for App.Row : Swift.Equatable in App"
    let declaration = try #require(AbsentDeclaration(demangled: text))
    #expect(declaration.path == ["App", "Row"])
    #expect(declaration.isConformance)
  }

  @Test func symbolsOfOtherLanguagesAreNone() {
    #expect(AbsentDeclaration(symbol: "CGSMainConnectionID") == nil)
    #expect(AbsentDeclaration(symbol: "$s") == nil)
    #expect(AbsentDeclaration(symbol: "$s3App3sumSiyF")?.path == ["App", "sum"])
  }
}
