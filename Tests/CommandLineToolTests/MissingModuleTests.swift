import Foundation
import Testing

/// What sources find of missing modules.
@Suite struct MissingModuleTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App", swiftSettings: [.swiftLanguageMode(.v5)])])
    """

  private func inspect(_ source: String, _ more: [String: String] = [:]) throws -> Program.Result {
    let program = try Program(
      ["App/Package.swift": Self.manifest, "App/Sources/App/Screen.swift": source].merging(more) { $1 })
    return try program.run("inspect", "App", "--size", "200x*")
  }

  /// A type is identified by a text, which its objects tell apart, the same ones in every run.
  @Test func typesAreIdentifiedByTexts() throws {
    let source = """
      import Docker
      import SwiftUI

      func label(of id: Container.ID) -> String { "container " + id }
      #Preview("Given") { Text(label(of: Container(id: "abc").id)) }
      #Preview("Made") {
        let (first, second) = (Container(), Container())
        VStack { Text(first.id); Text(first.id == second.id ? "equal" : "different") }
      }
      """
    let first = try inspect(source)
    #expect(first.output.contains("\"container abc\""), "\(first)")
    #expect(first.output.contains("\"different\""), "\(first)")
    #expect(try inspect(source).output == first.output)
  }

  /// Titles are texts of several types, none of which is nearer to a value of which nothing is known.
  @Test func titlesMayBeMissing() throws {
    let result = try inspect(
      """
      import Generated
      import SwiftUI

      struct Screen: View {
        @State private var text = ""
        @State private var number = 1
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            VStack {
              TextField(LocalString.name, text: $text)
              SecureField(LocalString.password(of: "me"), text: $text)
              Picker(LocalString.number, selection: $number) { Text("one").tag(1) }
              Link(LocalString.more(withArgs: 3), destination: URL(string: "https://example.invalid")!)
              NavigationLink(LocalString.next) { Text("next") }
              Menu(LocalString.choices) { Text("choice") }
              DisclosureGroup(LocalString.details) { Text("detail") }
              Text("Last")
            }
            .accessibilityHint(LocalString.hint)
            .alert(LocalString.alert(withArgs: text), isPresented: $isShown) { Button("OK") {} }
            .alert(LocalString.alert, isPresented: $isShown) { Button("OK") {} } message: { Text("why") }
            .confirmationDialog(LocalString.sure, isPresented: $isShown) { Button("Yes") {} }
          }
        }
      }
      #Preview { Screen() }
      """)
    #expect(result.output.contains("\"Last\""), "\(result)")
    #expect(!result.errors.contains("ambiguous"), "\(result)")
  }

  /// What sources say of two types of missing modules: one is used where the other, a protocol, is expected.
  @Test func typesConformToProtocolsOfMissingModules() throws {
    let result = try inspect(
      """
      import Partout
      import SwiftUI

      struct Module: Identifiable {
        let id = 1
        func builder() -> any ModuleBuilder { IPModule.Builder(id: 3) }
      }
      struct Editor<Draft>: View where Draft: ModuleBuilder {
        let draft: Draft
        var body: some View { Text("Edits \\(String(describing: draft))") }
      }
      #Preview("Value") { Text(Module().builder().name); Text("Below") }
      #Preview("Generic") { Editor(draft: DNSModule(name: "x")) }
      """)
    #expect(result.output.contains("\"Below\""), "\(result)")
    #expect(result.output.contains("\"Edits ⟨DNSModule⟩\""), "\(result)")
    #expect(!result.errors.contains("does not conform"), "\(result)")
  }

  /// An attribute that one place is known to lack is lacking in closures as well, and a variable of a function has a value without it.
  @Test func attributesGoEverywhereAtOnce() throws {
    let result = try inspect(
      """
      import Injection
      import SwiftUI

      struct Screen: View {
        @Injected private var title: String
        var body: some View {
          @Injected var count: Int
          return VStack {
            Text("first").fancy()
            Button { run { @Injected var other: Int; print(other) } } label: { Text("press \\(count)").fancy() }
          }
        }
        func run(_ action: () -> Void) {}
      }
      #Preview { Screen() }
      """)
    #expect(result.output.contains("\"first\""), "\(result)")
    #expect(result.output.contains("\"press 0\""), "\(result)")
  }

  /// What a method is given that nothing has may be of any type.
  @Test func argumentsOfMissingMethodsMayBeAnything() throws {
    let result = try inspect(
      """
      import Metrics
      import SwiftUI

      struct Screen: View {
        let tracker: Tracker
        func text() -> String {
          tracker.track(category: .menu, name: "open")
          tracker.send(.opened, with: [.first])
          return "tracked"
        }
        var body: some View { Text(text()) }
      }
      #Preview { Screen(tracker: Tracker()) }
      """)
    #expect(result.output.contains("\"tracked\""), "\(result)")
  }

  /// A protocol that a class does not conform to is not taken out with its superclass, and an extension's initializer may call one that
  /// no other source does.
  @Test func classesKeepMissingSuperclasses() throws {
    let result = try inspect(
      """
      import Networking
      import SwiftUI

      protocol Naming { func name() -> UnknownName }
      protocol Fetching { var address: String { get } }
      typealias Everything = Naming & Fetching
      extension Fetcher {
        convenience init(token: String) {
          self.init(decoder: JSONDecoder(), token: token)
        }
      }
      final class AppFetcher: Fetcher, Everything {
        override func start() { super.start() }
      }
      #Preview { Text("made \\(AppFetcher(token: "x").token as String)") }
      """)
    #expect(result.output.contains("\"made x\"") || result.output.contains("\"made \""), "\(result)")
  }

  /// A module that a file is made to import since others do may have a type of a name that means another one in the file.
  @Test func namesMeanWhatTheFileImports() throws {
    let result = try inspect(
      "import SwiftUI\n#Preview { Text(\"\\(Pet(toys: [\"ball\"]).toys.count) toys\") }",
      [
        "App/Sources/App/Pet.swift": """
        import RealmSwift
        import Unknown
        class Pet: Object {
          @Persisted var toys: List<String>
          convenience init(toys: [String]) { self.init(); self.toys.append(objectsIn: toys); report("made") }
        }
        """
      ])
    #expect(result.output.contains("\"1 toys\""), "\(result)")
  }

  /// What is bound conditionally may not be optional here, and a view may set a value that the environment does not have.
  @Test func conditionsAndEnvironmentsMayBeOfMissingTypes() throws {
    let result = try inspect(
      """
      import Bundles
      import SwiftUI

      struct Screen: View {
        let bundle: Configuration
        func name() -> String {
          guard let made = Configuration(.main, key: "x"),
            let text = made.text(  // a comment
              of: .title)
          else { return "none" }
          let other = made.other
          if let other { return "some \\(other)" }
          return "empty \\(text)"
        }
        var body: some View { Text(name().isEmpty ? "" : "made").environment(\\.isLoud, true) }
      }
      #Preview { Screen(bundle: Configuration()) }
      """)
    #expect(result.output.contains("\"made\""), "\(result)")
  }

  /// A module of the toolchain's that only C++ can load counts as one that is not there.
  @Test func modulesOfOtherLanguagesAreMissing() throws {
    let result = try inspect(
      "import SwiftUI\n#Preview { Text(Engine().name()) }",
      [
        "App/Sources/App/Engine.swift": """
        import CxxStdlib
        import Dictionary
        struct Engine { func name() -> String { _ = std.string("x"); return "engine" } }
        """
      ])
    #expect(result.output.contains("\"engine\""), "\(result)")
    #expect(result.errors.contains("note: not found here: CxxStdlib, Dictionary"), "\(result)")
  }

  /// A type may have the name of a generic one that is here, and may be thrown.
  @Test func typesMayBeThrownAndShareNames() throws {
    let result = try inspect(
      """
      import Networking
      import SwiftUI

      struct Service {
        func delete() throws -> Response<Empty> { throw ServiceError(code: 3) }
        func result() -> Result<String, ServiceError> { .failure(ServiceError(code: 4)) }
      }
      struct Screen: View {
        let error = ServiceError(code: 1)
        var body: some View {
          Text(error.localizedDescription)
          Text((try? Service().delete()) == nil ? "thrown" : "made")
          if case .failure = Service().result() { Text("failed") }
        }
      }
      #Preview { Screen() }
      """)
    #expect(result.output.contains("\"⟨localizedDescription⟩\""), "\(result)")
    #expect(result.output.contains("\"thrown\""), "\(result)")
    #expect(result.output.contains("\"failed\""), "\(result)")
  }

  /// A type of which the sources know no more than what it is made of and assigned to.
  @Test func assignedValuesAreOfMissingTypes() throws {
    let result = try inspect(
      """
      import Database
      import SwiftUI

      final class Store {
        let executor: any Transactions
        init() { executor = FileExecutor(path: "x") }
      }
      #Preview { Text("made of \\(String(describing: Store().executor))") }
      """)
    #expect(result.output.contains("\"made of ⟨FileExecutor⟩\""), "\(result)")
  }

  /// What a widget shows is a box where it does not compile, and the preview says why.
  @Test func widgetsAreBoxes() throws {
    let result = try inspect(
      """
      import Charts
      import Energy
      import SwiftUI
      import WidgetKit

      struct Entry: TimelineEntry { let date = Date() }
      struct Power: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "power", provider: PowerProvider()) { entry in PowerView(entry: entry) }
            .configurationDisplayName("Power")
            .supportedFamilies([.systemSmall])
        }
      }
      #Preview("Other") { Text("other") }
      #Preview("Power", as: .systemSmall) { Power() } timeline: { Entry() }
      """)
    #expect(result.output.contains("\"other\""), "\(result)")
    #expect(result.output.contains("Power"), "\(result)")
  }

  /// What an extension of a missing module would have had ends the preview that uses it, and no other.
  @Test func requirementsThatMissingModulesFulfilLeaveTheConformance() throws {
    let result = try inspect(
      """
      import Store
      import SwiftUI

      protocol Contact {
        var name: String { get }
        var mark: String { get set }
        func frozen(
          deeply: Bool
        ) -> Self
        static func all() async throws -> [Self]
      }
      protocol NamedContact: Contact {}
      final class Person: StoredObject, NamedContact { var name = "Ann" }
      struct Row: View {
        let contact: any Contact
        var body: some View { Text(contact.name) }
      }
      #Preview("Name") { Row(contact: Person()) }
      #Preview("Frozen") { Text(Person().frozen(deeply: true).name) }
      """)
    #expect(result.output.contains("\"Ann\""), "\(result)")
    #expect(result.errors.contains("the preview needs “frozen”"), "\(result)")
    #expect(!result.errors.contains("conformance"), "\(result)")
  }

  /// Of the cases of enumerations that are not here the names are known.
  @Test func valuesOfMissingEnumerationsMatchTheirCases() throws {
    let result = try inspect(
      """
      import Chain
      import SwiftUI

      enum Server {
        static let chain: ChainKind = .regtest
        static var address: String {
          switch chain {
          case .bitcoin: return "main"
          case .regtest: return "test"
          }
        }
      }
      func text(of state: LoadState<String>) -> String {
        switch state {
        case .loading: return "loads"
        case .failure(let error): return "failed: \\(error)"
        case let .done(value, more): return "done \\(value) \\(more)"
        }
      }
      struct Screen: View {
        let state: LoadState<String>
        var body: some View {
          VStack {
            Text(text(of: state))
            if case .failure(let error) = state { Text("error \\(error)") } else { Text("no error") }
          }
        }
      }
      #Preview("Address") { Text(Server.address) }
      #Preview("Screen") { Screen(state: .loading) }
      """)
    #expect(result.output.contains("\"test\""), "\(result)")
    #expect(result.output.contains("\"loads\""), "\(result)")
    #expect(result.output.contains("\"no error\""), "\(result)")
  }

  /// Foundation's objects are made without what a missing extension says of them.
  @Test func missingObjectsOfFoundationsClassesAreMade() throws {
    let result = try inspect(
      """
      import Dates
      import SwiftUI

      struct Screen: View {
        let formatter: DateFormatter = .dateOnly
        var body: some View {
          Text(formatter.string(from: Date(timeIntervalSince1970: 0)).isEmpty ? "empty" : "formatted")
        }
      }
      #Preview { Screen() }
      """)
    #expect(result.output.contains("\"formatted\""), "\(result)")
  }

  /// Initializers of Apple's classes, which come from Objective-C, may be called on `Self`.
  @Test func viewsOfUIKitAreMadeOfSelf() throws {
    let result = try inspectWhole(
      ".target(name: \"App\")",
      [
        "App/Sources/App/Views.swift": """
        import UIKit

        extension UIView {
          static func ready() -> Self {
            let view = self.init()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
          }
          static func second() -> Self { Self(frame: .zero) }
        }
        """,
        "App/Sources/App/Preview.swift": """
        import SwiftUI
        #Preview { Text("\\(type(of: UILabel.ready())) \\(type(of: UISwitch.second()))") }
        """,
      ])
    #expect(result.output.contains("\"UILabel UISwitch\""), "\(result)")
  }

  /// A modifier of a missing module that an extension of `View` calls on itself.
  @Test func modifiersOfSelfAreLeftOut() throws {
    let result = try inspect(
      """
      import Panels
      import SwiftUI

      extension View {
        func sheetOrPanel(_ isOn: Binding<Bool>) -> some View {
          floatingPanel(isOn) { Text("panel") }.padding(2)
        }
      }
      #Preview { Text("content").sheetOrPanel(.constant(false)) }
      """)
    #expect(result.output.contains("\"content\""), "\(result)")
    #expect(!result.output.contains("floatingPanel"), "\(result)")
  }

  /// What a container for dependencies would give is a type of the project's, one for previews if there is any.
  @Test func missingDependenciesAreTypesOfTheProject() throws {
    let result = try inspect(
      """
      import Container
      import SwiftUI

      protocol Greeting { var text: String { get } }
      struct FirstGreeting: Greeting { let text = "first" }
      struct GreetingStub: Greeting { var text: String { "stub" } }
      enum GreetingFactory: DependencyFactory {
        static let liveValue: any Greeting = FirstGreeting()
      }
      struct Screen: View {
        let greeting: any Greeting = GreetingFactory.shared
        var body: some View { Text(greeting.text) }
      }
      #Preview { Screen() }
      """)
    #expect(result.output.contains("\"stub\""), "\(result)")
  }

  /// The compiler knows what a class of another file inherits from.
  @Test func previewsShowViewsOfUIKitThatOtherFilesDeclare() throws {
    let result = try inspectWhole(
      ".target(name: \"App\")",
      [
        "App/Sources/App/Base.swift": """
        import UIKit
        class Base: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) } }
        class Chip: Base {}
        """,
        "App/Sources/App/Preview.swift": "import SwiftUI\n#Preview { Chip() }\n#Preview { Text(\"view\") }\n",
      ])
    #expect(result.exitCode == 0, "\(result)")
    #expect(result.output.contains("\"ShownView\""), "\(result)")
    #expect(result.output.contains("view"), "\(result)")
  }

  private func inspectWhole(_ targets: String, _ files: [String: String]) throws -> Program.Result {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [\(targets)])
      """
    return try Program(["App/Package.swift": manifest].merging(files) { $1 }).run(
      "inspect", "App", "--size", "200x*")
  }

  /// The compiler prefers a type of a module to what a protocol calls `Configuration`.
  @Test func typesOfMissingModulesDoNotHideWhatProtocolsCallThem() throws {
    let result = try inspectWhole(
      """
      .target(name: "Store"), .target(name: "Styles", dependencies: ["Store"]),
      .target(name: "App", dependencies: ["Styles"])
      """,
      [
        "App/Sources/Store/Store.swift": """
        import GRDB
        public func open() throws -> DatabaseQueue {
          var configuration = Configuration()
          configuration.label = "x"
          return try DatabaseQueue(path: "", configuration: configuration)
        }
        """,
        "App/Sources/Styles/Style.swift": """
        import Store
        import SwiftUI
        public struct Bordered: ButtonStyle {
          public func makeBody(configuration: Configuration) -> some View {
            HStack { Text("["); configuration.label; Text("]") }
          }
        }
        public extension ButtonStyle where Self == Bordered { static var inBrackets: Bordered { Bordered() } }
        """,
        "App/Sources/App/Screen.swift": """
        import Store
        import Styles
        import SwiftUI
        #Preview { Button("Open") { _ = try? open() }.buttonStyle(.inBrackets) }
        """,
      ])
    #expect(result.output.contains("\"[\"") && result.output.contains("\"Open\""), "\(result)")
  }

  /// A type is made under labels that the module which met it first does not have.
  @Test func typesTakeTheArgumentsThatALaterModuleGivesThem() throws {
    let result = try inspectWhole(
      """
      .target(name: "Models"), .target(name: "App", dependencies: ["Models"])
      """,
      [
        "App/Sources/Models/Model.swift": """
        import Tunnels
        public struct Server { public var settings: Settings?; public init() {} }
        """,
        "App/Sources/App/Screen.swift": """
        import Models
        import SwiftUI
        import Tunnels
        @MainActor func title() -> String {
          var server = Server()
          server.settings = Settings(address: "1.2.3.4")
          return server.settings?.address ?? "no address"
        }
        #Preview { Text(title()) }
        """,
      ])
    #expect(result.output.contains("\"1.2.3.4\""), "\(result)")
  }

  /// Tools that run in the build of an app make Swift of its catalogs: what their code would answer is found by its name.
  @Test func generatedAccessorsAreTheTextsAndColorsOfTheirNames() throws {
    let result = try inspectWhole(
      """
      .target(name: "App", resources: [.process("Resources")])
      """,
      [
        "App/Sources/App/Resources/en.lproj/Localizable.strings": """
        "settings.title" = "The settings";
        "list-is-empty" = "Nothing there";
        "thread.unread-count" = "%d unread of %@";
        """,
        "App/Sources/App/Resources/Assets.xcassets/Contents.json": "{}",
        "App/Sources/App/Resources/Assets.xcassets/primary-text.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
        """,
        "App/Sources/App/Screen.swift": """
        import AppResources
        import SwiftUI
        struct Style {
          let color: Color
          init(color: Color) { self.color = color }
          init(color: AppColors) { self.init(color: .init(color.color)) }
          static let title = Style(color: AppAsset.primaryText)
        }
        extension AppColors { var view: Color { Color(color) } }
        func primary() -> AppColors { AppAsset.primaryText }
        func count() -> String { L10n.Thread.unreadCount(4, "you") }
        #Preview {
          VStack {
            Text(L10n.Settings.title)
            Text(AppStrings.Localizable.listIsEmpty)
            Text(AppStrings.Localizable.threadUnreadCount(3, "me"))
            Text(count())
            Text(primary().view == Color("primary-text") ? "the extension's colour" : "another")
            Text(Style.title.color == Color("primary-text") ? "the title's colour" : "another colour")
            Text(AppAsset.primaryText.swiftUIColor == Color("primary-text") ? "the view's colour" : "another")
          }
        }
        """,
      ])
    for text in [
      "The settings", "Nothing there", "3 unread of me", "4 unread of you", "the title's colour",
      "the view's colour", "the extension's colour",
    ] {
      #expect(result.output.contains("\"\(text)\""), "\(result)")
    }
  }

  /// A type conforms to several of them, and is asked itself.
  @Test func protocolsOfMissingModulesAnswerForTypes() throws {
    let result = try inspect(
      """
      import GRDB
      import SwiftUI
      struct Row: Codable, FetchableRecord, PersistableRecord { var id = 1 }
      func rows() -> [Row] { (try? Row.fetchAll(DatabaseQueue())) ?? [Row()] }
      #Preview { Text("\\(rows().count) found"); Text(Row().isNew ? "new" : "old") }
      """)
    #expect(result.output.contains("\"1 found\"") && result.output.contains("\"old\""), "\(result)")
    #expect(!result.errors.contains("do not compile here"), "\(result)")
  }

  /// The first module that needs the type does not give it arguments.
  @Test func typesAreGenericWhereAnyModuleHasThemSo() throws {
    let result = try inspectWhole(
      ".target(name: \"Kit\"), .target(name: \"App\", dependencies: [\"Kit\"])",
      [
        "App/Sources/Kit/Kit.swift": """
        import PromiseKit
        public extension Guarantee { func described() -> String { "guarantee" } }
        """,
        "App/Sources/App/Screen.swift": """
        import Kit
        import PromiseKit
        import SwiftUI
        final class Model { var pending: Guarantee<Int>? }
        #Preview { Text(Model().pending?.described() ?? "none") }
        """,
      ])
    #expect(result.output.contains("\"none\""), "\(result)")
    #expect(!result.errors.contains("does not compile here"), "\(result)")
  }

  /// A class of Objective-C's that is not here inherits from NSObject where it has to.
  @Test func typesAreObjectsWhereTheyHaveToBe() throws {
    let result = try inspect(
      """
      import Contacts2
      import SwiftUI

      final class Wrapper<Object: NSObject>: ObservableObject {
        let object: Object
        init(_ object: Object) { self.object = object }
      }
      struct Entry: View {
        @ObservedObject var contact: Wrapper<Contact>
        init(contact: Wrapper<Contact>) { self.contact = contact }
        var body: some View { Text("An entry") }
      }
      #Preview { Entry(contact: Wrapper(Contact.makeDummy(0))) }
      """)
    #expect(result.output.contains("\"An entry\""), "\(result)")
  }

  /// What comes from a missing module is of another type than the one that it is cast to by force.
  @Test func forcedCastsOfMissingValuesAreEmpty() throws {
    let result = try inspect(
      """
      import Database
      import SwiftUI

      struct Rows: View {
        let rows = Database.shared().rows(of: "me") as! [[String: Any]]
        let count = 1 + (Database.shared().count as! Int)
        let own: Any = "a text"
        var body: some View {
          VStack {
            Text("\\(rows.count) rows")
            Text(own as! String)
            Text((own as! String?) ?? "none" as! String)
          }
        }
      }
      #Preview { Rows() }
      """)
    #expect(result.output.contains("\"0 rows\""), "\(result)")
    #expect(result.output.contains("\"a text\""), "\(result)")
  }

  /// A package of tools in the folder itself does not hide the app below it.
  @Test func theAppBelowAPackageOfToolsIsShown() throws {
    let program = try Program([
      "Package.swift": Self.manifest.replacing("\"App\"", with: "\"Tool\""),
      "Sources/Tool/Tool.swift": "let text = \"#Preview\"\n",
      "Demo/project.yml": """
      name: Demo
      targets:
        Demo:
          type: application
          platform: iOS
          sources: [Sources]
      """,
      "Demo/Sources/Screen.swift": "import SwiftUI\n#Preview(\"Shown\") { Text(\"below\") }\n",
    ])
    let result = try program.run("render", ".", "--list")
    #expect(result.output == "Demo/Sources/Screen.swift:2: Shown [Demo]\n", "\(result)")
  }
}
