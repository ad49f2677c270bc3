import Foundation
import Testing

/// Projects that compile here only in part: what can be drawn is drawn, and the table at the end covers the
/// rest.
@Suite struct WholeProjectTests {
  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.iOS(.v17)],
      dependencies: [.package(url: "https://example.invalid/Nowhere", from: "1.0.0")],
      targets: [
        .target(
          name: "App", dependencies: [.product(name: "Nowhere", package: "Nowhere")],
          swiftSettings: [.swiftLanguageMode(.v5)])
      ])
    """

  /// An app whose model and image view are a package's that is nowhere: a generic type, a property wrapper, an extension in a
  /// third file, a file with an error of syntax, and previews that ask for values of the package's: of a number, and of what no
  /// value can be made of.
  private static let app = [
    "App/Package.swift": manifest,
    "App/Sources/App/Model.swift": """
    import Foundation
    import Nowhere

    final class Model: ObservableObject {
      @Published var items = ["one", "two"]
      @Persisted("name") var name: String
      let cache: Cache<String, Int>
      init() { cache = Cache(capacity: 4) }
      func load() { items = Store.shared.load(items) }
    }
    """,
    "App/Sources/App/Rows.swift": """
    import SwiftUI
    import Nowhere

    struct Row: View {
      let title: String
      var body: some View {
        HStack {
          RemoteImage(url: "https://example.com/\\(title)").resizable()
          Text(title).shiny(2)
        }
      }
    }
    #Preview("Row") { Row(title: "one") }
    """,
    "App/Sources/App/Extensions.swift": """
    import SwiftUI
    import Nowhere

    extension RemoteImage { func rounded() -> some View { clipShape(Waiting()) } }
    extension Text { func loud() -> Text { bold() } }
    """,
    "App/Sources/App/Plain.swift": """
    import SwiftUI

    struct Plain: View { var body: some View { Text("plain").loud() } }
    #Preview("Plain") { Plain() }
    """,
    "App/Sources/App/Broken.swift": """
    import SwiftUI

    struct Broken: View { var body: some View { Text("x" }
    #Preview("Broken") { Broken() }
    """,
    "App/Sources/App/Screen.swift": """
    import SwiftUI

    struct Screen: View {
      @StateObject private var model = Model()
      var body: some View {
        List(model.items, id: \\.self) { Row(title: $0) }
      }
    }
    #Preview("Screen") { Screen() }
    """,
    "App/Sources/App/Calls.swift": """
    import SwiftUI
    import Nowhere

    func stored() -> Int { Store.shared.count }
    #Preview("Calls") { Text("\\(stored())") }
    #Preview("Beside") { Text("beside") }
    protocol Source {}
    func source() -> any Source { Store.shared.source }
    #Preview("Ends") { Text("\\(source())") }
    """,
  ]

  /// A table of texts that cannot be read costs its language, is an error at the end, and is said once.
  @Test func damagedTextsCostTheirLanguage() throws {
    let program = try Program([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Two", platforms: [.iOS(.v17)], targets: [.target(name: "One"), .target(name: "Two", dependencies: ["One"])])
      """,
      "Sources/One/One.swift": "import SwiftUI\n#Preview(\"one\") { Text(\"hello\") }\n",
      "Sources/Two/Two.swift": "import One\nimport SwiftUI\n#Preview(\"two\") { Text(\"hello\") }\n",
      "Texts/de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";\n",
      "Texts/fr.lproj/Localizable.strings": "\"hello\" = \"Bonjour\";=\n",
    ])
    let result = try program.run("inspect", "--size", "100x*", "--locale", "de")
    #expect(result.exitCode == 65, "\(result)")
    #expect(result.output.components(separatedBy: "\"Hallo\"").count == 3, "\(result)")
    #expect(
      result.errors.components(separatedBy: "Localizable.strings:1:21: ").count == 2
        && result.errors.contains("; the texts beside it are left out, too\n"), "\(result)")
  }

  @Test func drawsWhatCanBeDrawn() throws {
    let program = try Program(Self.app)
    let result = try program.shell("cd App && \"$0\" render --size 200x100 -o ../out")
    #expect(result.exitCode == 70)
    #expect(
      result.output.split(separator: "\n").sorted() == [
        "../out/App/Calls.Beside.200x100.png", "../out/App/Calls.Calls.200x100.png",
        "../out/App/Plain.Plain.200x100.png",
        "../out/App/Rows.Row.200x100.png", "../out/App/Screen.Screen.200x100.png",
      ])
    let table = result.errors.components(separatedBy: "7 previews").last ?? ""
    #expect(
      table == """
        : 2 drawn, 3 drawn in part, 2 not drawn
          Sources/App/Broken.swift:4: Broken: not drawn: the file does not compile: expected '}' in struct
          Sources/App/Calls.swift:5: Calls: drawn in part: Store (Calls.swift:5)
          Sources/App/Calls.swift:9: Ends: not drawn: the preview needs “source” of “Store”, which is of a module that \
        is not here
          Sources/App/Rows.swift:13: Row: drawn in part: RemoteImage (Rows.swift:8)
          Sources/App/Screen.swift:9: Screen: drawn in part: RemoteImage (Rows.swift:8), Cache (Screen.swift:9)
        note: not found here: Nowhere
        note: 9 places in 4 files do not compile here and were mended in copies (--repairs lists them)

        """, "\(result.errors)")
  }

  @Test func saysTheSameInJSON() throws {
    let program = try Program(Self.app)
    let result = try program.run("render", "App", "--size", "200x100", "-o", "out", "--json")
    let last = try #require(result.output.split(separator: "\n").last)
    let table = try #require(
      try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
    let previews = try #require(table["previews"] as? [[String: Any]])
    #expect(
      previews.map { "\($0["name"] ?? ""): \($0["state"] ?? "")" }.sorted() == [
        "Beside: drawn", "Broken: not drawn", "Calls: drawn in part", "Ends: not drawn", "Plain: drawn",
        "Row: drawn in part",
        "Screen: drawn in part",
      ])
    #expect(table["missingModules"] as? [String] == ["Nowhere"])
    #expect((table["repairs"] as? [[String: Any]])?.count == 9)
  }

  /// The compiler tells what is wrong in a closure only once what is around it is right: a file with many such is shown after the others.
  @Test func firstPicturesDoNotWaitForFilesThatAreHardToMend() throws {
    let depth = 9
    let nested = (0..<depth).map { "let v\($0): Int = \"text\"; run {\n" }.joined()
    let program = try Program([
      "App/Package.swift": Self.app["App/Package.swift"] ?? "",
      "App/Sources/App/Ahead.swift": """
      import Nowhere
      import SwiftUI
      func run(_ action: () -> Void) { action() }
      func hard() -> String {
      \(nested)print("end")
      \(String(repeating: "}", count: depth))
        return "hard"
      }
      #Preview("Hard") { Text(hard()) }
      """,
      "App/Sources/App/Easy.swift": "import SwiftUI\n#Preview(\"Easy\") { Text(\"easy\") }",
      "App/Sources/App/Other.swift": "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }",
    ])
    let result = try program.run("render", "App", "--size", "100x50", "-o", "out")
    #expect(
      result.output == """
        out/App/Easy.Easy.100x50.png
        out/App/Other.Other.100x50.png
        out/App/Ahead.Hard.100x50.png

        """, "\(result)")
  }

  /// A chain of calls that takes the compiler longer than a body with an error is given is checked to its end, once.
  @Test func longChainsOfCallsAreChecked() throws {
    let names = [
      "amp", "gt", "lt", "quot", "nbsp", "copy", "reg", "deg", "para", "sect", "cent", "yen", "euro", "trade",
    ]
    let calls = names.map { "      .replacingOccurrences(of: \"&\($0);\", with: \"[\($0)]\")" }
    let program = try Program([
      "App/Package.swift": Self.app["App/Package.swift"] ?? "",
      "App/Sources/App/Screen.swift": """
      import Foundation
      import SwiftUI
      func read(_ text: String) -> String {
        let plain = text
      \(calls.joined(separator: "\n"))
        return plain
      }
      #Preview { Text(read("A &amp; B &trade;")) }
      """,
    ])
    let result = try program.run("inspect", "App", "--size", "200x*")
    #expect(result.output.contains("\"A [amp] B [trade]\""), "\(result)")
    #expect(!result.errors.contains("unable to type-check"), "\(result)")
  }

  /// Instead of a view that is not there stands a box with its name; the rest is drawn.
  @Test func showsTheRestOfAScreen() throws {
    let program = try Program(Self.app)
    let result = try program.run("inspect", "App", "--preview", "Row", "--size", "200x100")
    #expect(result.output.contains("\"one\""), "\(result)")
    #expect(result.output.contains("\"RemoteImage\""), "\(result)")
  }

  /// One file takes from its project what it needs, and its pictures lie where those of files without a project lie.
  @Test func aFileTakesFromItsProjectWhatItNeeds() throws {
    let program = try Program(Self.app)
    let plain = try program.run("render", "App/Sources/App/Plain.swift", "--size", "90x40", "-o", "out")
    #expect(plain.exitCode == 0, "\(plain)")
    #expect(plain.output == "out/Plain.Plain.90x40.png\n")
    #expect(plain.errors == "")
    let row = try program.run("render", "App/Sources/App/Rows.swift", "--size", "90x40", "-o", "out")
    #expect(row.exitCode == 0 && row.output == "out/Rows.Row.90x40.png\n", "\(row)")
    #expect(row.errors.contains("Rows.swift:13: Row: drawn in part: RemoteImage (Rows.swift:8)\n"), "\(row)")
    // A file of its own says what is wrong with it.
    try program.write(["Alone.swift": "import SwiftUI\n#Preview { Text(\"plain\").loud() }\n"])
    let alone = try program.run("render", "Alone.swift", "-o", "out")
    #expect(alone.exitCode == 65 && alone.errors.contains("has no member 'loud'"), "\(alone)")
  }

  /// A module in Objective-C passes on what it imports: a file that lacks one has what the others of its module import.
  @Test func filesThatLackAModuleImportWhatOthersDo() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Place.swift": """
      import MapKit
      func place() -> MKMapItem { MKMapItem() }
      """,
      "App/Sources/App/Screen.swift": """
      import SwiftUI
      import Nowhere

      struct Screen: View {
        let item: MKMapItem
        var body: some View { Text(verbatim: item.name ?? "unnamed") }
      }
      #Preview { Screen(item: MKMapItem()) }
      """,
    ])
    let shown = try program.run("inspect", "App", "--size", "200x60")
    #expect(shown.output.contains("\"unnamed\""), "\(shown)")
    #expect(
      shown.errors == """
        1 preview: 1 drawn, 0 drawn in part, 0 not drawn
        note: not found here: Nowhere

        """, "\(shown)")
    // What is kept has the imports, too.
    let again = try program.run("inspect", "App", "--size", "200x61")
    #expect(again.errors == shown.errors, "\(again)")
  }

  /// An actor that inherits from NSObject has a superclass of Objective-C's, for want of which its whole module could not be loaded.
  @Test func actorsInheritFromNSObject() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Session.swift": """
      import SwiftUI

      @objc protocol Listener: NSObjectProtocol { func hear() }
      actor Session: NSObject, Listener {
        var count = 0
        override init() {
          super.init()
          count = 1
        }
        nonisolated func hear() {}
      }
      struct Screen: View {
        let session = Session()
        var body: some View {
          VStack {
            Text(verbatim: "\\(session.isEqual(session)) \\(session.isEqual(NSObject()))")
            Text(verbatim: session.description)
          }
        }
      }
      #Preview { Screen() }
      """,
    ])
    let shown = try program.run("inspect", "App", "--size", "200x60")
    #expect(shown.errors == "1 preview: 1 drawn, 0 drawn in part, 0 not drawn\n", "\(shown)")
    #expect(shown.output.contains("\"true false\"") && shown.output.contains("\"<Session>\""), "\(shown)")
  }

  /// In Objective-C, which has no generic types at run time, a request is one for any results.
  @Test func requestsAreCastToOthers() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Notes.swift": """
      import CoreData
      import SwiftUI

      public class Note: NSManagedObject {
        static func latest() -> NSFetchRequest<Note> {
          let request = super.fetchRequest() as! NSFetchRequest<Note>
          request.fetchLimit = 3
          return request
        }
      }
      #Preview { Text("\\(type(of: Note.latest())) \\(Note.latest().fetchLimit)") }
      """,
    ])
    let shown = try program.run("inspect", "App", "--size", "400x60")
    #expect(shown.errors == "1 preview: 1 drawn, 0 drawn in part, 0 not drawn\n", "\(shown)")
    #expect(shown.output.contains("\"NSFetchRequest<Note> 3\""), "\(shown)")
  }

  /// A name that is nowhere, and whose address a module holds, keeps nothing but what needs it from being drawn: here a class of
  /// Objective-C's, from which an actor inherits under another name.
  @Test func whatIsNowhereKeepsNothingElseFromLoading() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Session.swift": """
      import SwiftUI

      typealias Base = NSObject
      actor Session: Base { func run() {} }
      struct Screen: View {
        var session: Session?
        var body: some View { Text(verbatim: session == nil ? "no session" : "session") }
      }
      #Preview("plain") { Screen() }
      """,
    ])
    let shown = try program.run("inspect", "App", "--size", "200x60")
    #expect(shown.exitCode == 0 && shown.output.contains("\"no session\""), "\(shown)")
  }

  /// What a branch of another platform imports and declares is not compiled.
  @Test func branchesOfOtherPlatformsAreNotRead() throws {
    let program = try Program([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v17)],
        targets: [
          .target(name: "App", dependencies: ["Kit"]), .target(name: "Kit"), .target(name: "WatchKitPart"),
        ])
      """,
      "App/Sources/Kit/Kit.swift": "public let name = \"phone\"",
      "App/Sources/WatchKitPart/Kit.swift": "public let name: Int = \"does not compile\"",
      "App/Sources/App/Screen.swift": """
      import SwiftUI
      #if os(watchOS)
      import WatchKitPart
      #elseif !os(watchOS) && (os(iOS) || DEBUG)
      import Kit
      #else
      import Nowhere
      #endif
      #Preview { Text(verbatim: name) }
      """,
    ])
    let shown = try program.run("inspect", "App", "--target", "App", "--size", "200x60")
    #expect(shown.errors == "1 preview: 1 drawn, 0 drawn in part, 0 not drawn\n", "\(shown)")
    #expect(shown.output.contains("\"phone\""), "\(shown)")
  }

  /// Where something is missing, values that are insisted on are softened only where that changes nothing else: not in what an
  /// initializer hands its work to, not what waits, not what counts on a closure's arguments.
  @Test func insistsWhereItMust() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Cell.swift": """
      import SwiftUI
      import Nowhere

      struct Store {
        static let mock = Store()
        func messages() throws -> [String] { ["message"] }
        func message(_ number: Int) throws -> String { "\\(number)" }
        func later() async throws -> String { "later" }
      }
      struct Place {
        var url: URL
        init?(text: String) { url = URL(fileURLWithPath: text) }
        init(name: String) { self.init(text: "/" + name)! }
        func wait(_ store: Store) async -> String { try! await store.later() }
      }
      struct Cell: View { var message: String; var body: some View { Text(verbatim: message) } }
      #if DEBUG
      @available(iOS 17, *)
      #Preview("try", traits: .sizeThatFitsLayout) {
        Cell(message: try! Store.mock.messages()[0])
      }
      #Preview("arguments") {
        VStack {
          ForEach([1, 2].map { try! Store.mock.message($0) }, id: \\.self) { Text(verbatim: $0) }
          Text(verbatim: Place(name: "here").url.path)
        }
      }
      #Preview("wrong", traits: .nowhere) { Text(verbatim: "wrong") }
      #endif
      """,
    ])
    let table = try program.run("render", "App", "--size", "200x200", "-o", "out", "--repairs")
    #expect(
      table.errors.contains(
        """
        3 previews: 2 drawn, 0 drawn in part, 1 not drawn
          App/Sources/App/Cell.swift:28: wrong: not drawn: it does not compile: line 28: type \
        'PreviewTrait<Preview.ViewTraits>' has no member 'nowhere'
        """), "\(table)")
    let shown = try program.run("inspect", "App", "--preview", "arguments", "--size", "200x200")
    for text in ["1", "2", "/here"] { #expect(shown.output.contains("\"\(text)\""), "\(shown)") }
  }

  /// What a view looks for in its environment and does not find ends its preview on a device; here it has an object of its own
  /// where one can be made, and the table says so.
  @Test func objectsThatTheEnvironmentLacksAreMade() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Stores.swift": """
      import Foundation
      import Observation

      final class Store: ObservableObject {
        @Published var title = "made"
        let limit: Int
        var note: String?
        init(limit: Int = 3) { self.limit = limit }
      }
      class Shared: NSObject, ObservableObject {
        static let shared = Shared(name: "shared")
        let name: String
        private init(name: String) { self.name = name }
      }
      @MainActor @Observable final class Counter {
        var count = 7
        var last: Date?
        @ObservationIgnored lazy var text = "\\(count)"
      }
      final class Needy: ObservableObject {
        let name: String
        init(name: String) { self.name = name }
      }
      // A symbol of a framework that is not here.
      @_silgen_name("CGSNowhereRadius") func radius(_ window: Int) -> Int32
      """,
      "App/Sources/App/Screen.swift": """
      import SwiftUI

      struct Screen: View {
        @EnvironmentObject var store: Store
        @EnvironmentObject private var shared: Shared
        @Environment(Counter.self) private var counter
        var body: some View {
          Text(verbatim: "\\(store.title) \\(store.limit) \\(shared.name) \\(counter.count)")
          Inner()
        }
      }
      struct Inner: View {
        @EnvironmentObject var store: Store
        @EnvironmentObject var unread: Needy
        var body: some View { Text(verbatim: "inner").onAppear { store.title = "changed" } }
      }
      struct Needing: View {
        @EnvironmentObject var needy: Needy
        var body: some View { Text(verbatim: needy.name) }
      }
      #Preview("Made") { VStack { Screen() } }
      #Preview("Given") {
        Screen().environmentObject(Store(limit: 5)).environmentObject(Shared.shared).environment(Counter())
      }
      struct Screen_Previews: PreviewProvider { static var previews: some View { Screen() } }
      #Preview("Needy") { Needing() }
      #Preview("Symbol") { Text(verbatim: "\\(radius(3))") }
      """,
    ])
    let table = try program.run("render", "App", "--size", "200x100", "-o", "out")
    #expect(
      table.errors.contains(
        """
        5 previews: 1 drawn, 2 drawn in part, 2 not drawn
          App/Sources/App/Screen.swift:21: Made: drawn in part: Counter (Screen.swift:21), Store (Screen.swift:21), Shared (Screen.swift:21)
          App/Sources/App/Screen.swift:25: Screen_Previews: drawn in part: Counter (Screen.swift:25), Store (Screen.swift:25), \
        Shared (Screen.swift:25)
          App/Sources/App/Screen.swift:26: Needy: not drawn: No ObservableObject of type Needy found. A \
        View.environmentObject(_:) for Needy may be missing as an ancestor of this view.
          App/Sources/App/Screen.swift:27: Symbol: not drawn: the preview calls “CGSNowhereRadius” (Stores.swift:25), a function \
        of the system's that is not here
        """), "\(table)")
    let made = try program.run("inspect", "App", "--preview", "Made", "--size", "200x100")
    #expect(made.output.contains("\"changed 3 shared 7\"") && made.output.contains("\"inner\""), "\(made)")
    let given = try program.run("inspect", "App", "--preview", "Given", "--size", "200x100")
    #expect(given.output.contains("\"changed 5 shared 7\""), "\(given)")
  }

  /// Names that a tool writes in an app's build, of its texts and assets, are nowhere in its sources: they answer as what is
  /// expected of them, and nothing around them is mended.
  @Test func namesThatAToolWritesAnswer() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Screen.swift": """
      import SwiftUI

      enum Theme {
        case dark
        var name: String { switch self { case .dark: Localizations.dark } }
      }
      struct Screen: View {
        var body: some View {
          VStack {
            Text(Localizations.close).foregroundStyle(Asset.Colors.text.swiftUIColor)
            Text(verbatim: Localizations.items(3))
            Text(verbatim: "\\(Localizations.Settings.title)!")
            Text(verbatim: Theme.dark.name)
            Button(Localizations.close) {}
          }
        }
      }
      #Preview { Screen() }
      """,
    ])
    let table = try program.run("render", "App", "--size", "200x200", "-o", "out", "--repairs")
    #expect(table.errors.contains("1 preview: 0 drawn, 1 drawn in part, 0 not drawn\n"), "\(table)")
    #expect(!table.errors.contains("do not compile here"), "\(table)")
    let shown = try program.run("inspect", "App", "--size", "200x200")
    for text in ["⟨close⟩", "⟨title⟩!", "⟨dark⟩"] {
      #expect(shown.output.contains("\"\(text)\""), "\(shown)")
    }
  }

  /// An error in what a macro makes of an accessor costs its statement and not the file.
  @Test func mendsWhatMacrosHaveTakenApart() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Store.swift": """
      import SwiftUI

      @Observable final class Store {
        var title = "kept" {
          didSet {
            title.nowhere()
          }
        }
      }
      #Preview { Text(verbatim: Store().title) }
      """,
    ])
    let shown = try program.run("inspect", "App", "--size", "200x100")
    #expect(shown.output.contains("\"kept\""), "\(shown)")
  }

  /// Debug builds of Xcode let sources import modules as tests do, with what is internal to these.
  @Test func importsModulesForTesting() throws {
    let program = try Program([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "Kit"), .target(name: "Mocks", dependencies: ["Kit"]), .target(name: "App", dependencies: ["Mocks"])])
      """,
      "App/Sources/Kit/Kit.swift": "struct Cache { var title = \"kept\" }",
      "App/Sources/Mocks/Mocks.swift":
        "@testable import Kit\npublic struct Mock { public init() {}; public var title: String { Cache().title } }",
      "App/Sources/App/App.swift":
        "import Mocks\nimport SwiftUI\n#Preview(\"mock\") { Text(verbatim: Mock().title) }",
    ])
    let result = try program.run("inspect", "App", "--target", "App", "--size", "100x40")
    #expect(result.exitCode == 0 && result.output.contains("\"kept\""), "\(result)")
  }

  /// An app that cannot be launched here leaves a preview that finds nothing with its own reason, and the others as they are.
  @Test func namesWhatAPreviewLacksWhereALaunchFails() throws {
    let program = try Program([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", swiftSettings: [.swiftLanguageMode(.v5)])])
      """,
      "App/Sources/App/App.swift": """
      import SwiftUI
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        static var shared: AppDelegate!
        var title: String!
        var name = "delegate"
        override init() {
          super.init()
          Self.shared = self
        }
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          fatalError("no server")
        }
      }
      #Preview("made") { Text(AppDelegate.shared.name) }
      #Preview("lacking") { Text(AppDelegate.shared.title) }
      #Preview("whole") { Text("whole") }
      """,
    ])
    let result = try program.run("render", "App", "--size", "100x40", "-o", "out")
    #expect(result.exitCode == 70, "\(result)")
    #expect(
      result.errors.contains(
        "Fatal error: Unexpectedly found nil"), "\(result)")
    #expect(!result.errors.contains("no server"), "\(result)")
    #expect(result.output == "out/App/App.made.100x40.png\nout/App/App.whole.100x40.png\n")
  }

  /// A file that is only there for its declarations is mended, too, where a macro of it expands to what is missing; what it names in bodies
  /// need not be there, but what it names in initial values.
  @Test func mendsWhatMacrosExpandToBeside() throws {
    var files = [
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Kit"),
          .target(name: "App", dependencies: ["Kit"], swiftSettings: [.swiftLanguageMode(.v5)]),
        ])
      """,
      "App/Sources/Kit/Kit.swift": "extension String { public var loud: String { uppercased() } }",
      // What it imports is found in the screen, too, which only names it by way of two others' bodies.
      "App/Sources/App/Importing.swift": "import Kit\nfunc imported() {}",
      "App/Sources/App/Middle.swift": "struct Middle { func run() { imported() } }",
      "App/Sources/App/Service.swift": """
      import Nowhere
      import SwiftUI

      @Observable final class Service {
        private(set) var client: NowhereClient?
        var title = "served"
        var limits: Limits = .init(most: Numbers.most)
        func load() { Loader().load() }
      }
      """,
      "App/Sources/App/Limits.swift": "struct Limits { var most: Int }",
      "App/Sources/App/Numbers.swift": "enum Numbers { static var most: Int { 3 } }",
      "App/Sources/App/Loader.swift": "struct Loader { func load() {} }",
      "App/Sources/App/Environment.swift": """
      import SwiftUI

      extension EnvironmentValues { @Entry var service: Service = .init() }
      """,
    ]
    var rows = ""
    for number in 0..<30 {
      rows += "      Row\(number)()\n"
      files["App/Sources/App/Row\(number).swift"] = """
        import SwiftUI

        struct Row\(number): View {
          var body: some View { Text(verbatim: "\(number)").onTapGesture { Middle().run() } }
        }
        """
    }
    files["App/Sources/App/Screen.swift"] = """
      import SwiftUI

      struct Screen: View {
        @Environment(\\.service) private var service
        var body: some View {
          VStack {
            Text(verbatim: "\\(service.title.loud) \\(service.limits.most)")
      \(rows)
          }
        }
      }
      #Preview { Screen() }
      """
    let program = try Program(files)
    let shown = try program.run("inspect", "App", "--size", "200x900")
    #expect(shown.output.contains("\"SERVED 3\"") && shown.output.contains("\"29\""), "\(shown)")
    #expect(!shown.errors.contains("Environment.swift"), "\(shown)")
  }

  /// A part of a condition that does not compile is all that goes.
  @Test func mendsThePartOfACondition() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Screen.swift": """
      import SwiftUI
      import Nowhere

      struct Screen: View {
        let count = 0
        var body: some View {
          if !ProcessInfo.isForeign && count == 0 { Text(verbatim: "shown") } else { Text(verbatim: "else") }
        }
      }
      #Preview { Screen() }
      """,
    ])
    let shown = try program.run("inspect", "App", "--size", "200x100")
    #expect(shown.output.contains("\"shown\"") && !shown.output.contains("\"else\""), "\(shown)")
  }

  /// What waits for ever does not take a preview's minute.
  @Test func endsWhatWaitsForNothing() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/Waiting.swift": """
      import SwiftUI

      func answer() -> String {
        DispatchSemaphore(value: 0).wait()
        return "never"
      }
      #Preview("Waits") { Text(verbatim: answer()) }
      #Preview("Beside") { Text(verbatim: "beside") }
      """,
    ])
    let result = try program.run(
      "render", "App", "--size", "200x100", "-o", "out", "--time-limit", "300")
    #expect(result.exitCode == 70)
    #expect(result.output == "out/App/Waiting.Beside.200x100.png\n")
    #expect(result.errors.contains("Waits: not drawn: it waits for something that never comes"), "\(result)")
  }

  /// Views find the app's dictionary and a home folder with an app's folders in it.
  @Test func viewsFindTheirAppsSurroundings() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest,
      "App/Sources/App/About.swift": """
      import SwiftUI

      #Preview {
        VStack {
          Text(verbatim: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as! String)
          Text(verbatim: Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as! String)
          Text(verbatim: Bundle.main.bundleIdentifier!)
          Text(verbatim: folder)
        }
      }
      var folder: String {
        let url = try! FileManager.default.url(
          for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        try! FileManager.default.createDirectory(
          at: url.appendingPathComponent("Store"), withIntermediateDirectories: true)
        return url.lastPathComponent
      }
      """,
    ])
    let shown = try program.run("inspect", "App", "--size", "300x200")
    for text in ["1.0", "App", "app.App", "Documents"] {
      #expect(shown.output.contains("\"\(text)\""), "\(text): \(shown)")
    }
  }

  // MARK: From run to run

  /// Whatever changes between two runs, what is kept gives the pictures and the table that nothing kept gives.
  @Test func whatIsKeptChangesNothing() throws {
    let program = try Program(Self.app, hasOwnCache: true)
    let rows = try #require(Self.app["App/Sources/App/Rows.swift"])
    let calls = try #require(Self.app["App/Sources/App/Calls.swift"])
    let changes: [(what: String, files: [String: String?])] = [
      ("nothing", [:]),
      ("a body", ["Rows.swift": rows.replacingOccurrences(of: "HStack", with: "VStack")]),
      ("a body with a repair", ["Calls.swift": calls.replacingOccurrences(of: ".count", with: ".number")]),
      // What was missing is there, which files that did not change need.
      (
        "a declaration",
        ["Store.swift": "final class Store { static let shared = Store(); let count = 7; let number = 8 }"]
      ),
      ("a declaration that goes", ["Store.swift": nil]),
      ("an interface", ["Rows.swift": rows.replacingOccurrences(of: "let title", with: "var title")]),
      ("an error", ["Plain.swift": "import SwiftUI\n#Preview(\"Plain\") { Text(1, 2) }\n"]),
      ("its repair", ["Plain.swift": Self.app["App/Sources/App/Plain.swift"]]),
    ]
    for (what, files) in changes {
      for (name, text) in files {
        let path = "App/Sources/App/\(name)"
        if let text {
          try program.write([path: text])
        } else {
          try FileManager.default.removeItem(at: program.folder.appendingPathComponent(path))
        }
      }
      let command = ["render", "App", "--size", "200x100", "--json", "-o"]
      let kept = try program.run(command + ["kept"])
      let anew = try program.run(
        command + ["anew"],
        environment: ["FITTINGROOM_CACHE": program.folder.appendingPathComponent("cache-\(UUID())").path])
      #expect(kept.exitCode == anew.exitCode, "\(what)")
      #expect(
        kept.output.split(separator: "\n").sorted() == anew.output.split(separator: "\n").sorted(), "\(what)")
      let differ = try program.shell("diff -r kept anew")
      #expect(differ.exitCode == 0, "\(what): \(differ.output)")
      try FileManager.default.removeItem(at: program.folder.appendingPathComponent("kept"))
      try FileManager.default.removeItem(at: program.folder.appendingPathComponent("anew"))
    }
  }

  /// A compiled file that has since changed on disk is compiled again.
  @Test func whatWasChangedInTheCacheIsNotUsed() throws {
    let program = try Program(Self.app, hasOwnCache: true)
    let command = ["render", "App", "--size", "200x100", "-o", "out"]
    let first = try program.run(command)
    let cache = program.folder.appendingPathComponent("cache")
    for name in try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    where name.hasPrefix("projects/") || name.hasSuffix(".stages") {
      let file = cache.appendingPathComponent(name)
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { continue }
      var bytes = try Data(contentsOf: file)
      if bytes.isEmpty { continue }
      bytes[bytes.count / 2] ^= 0xFF
      try bytes.write(to: file)
    }
    let second = try program.run(command)
    #expect(second.exitCode == first.exitCode)
    #expect(second.output.split(separator: "\n").sorted() == first.output.split(separator: "\n").sorted())
  }
}
