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

  /// An alias of a missing type is called with arguments that could not be predicted.
  @Test func typesAreMadeOfAnything() throws {
    let result = try inspect(
      """
      import SwiftUI
      import Tagged

      struct Item: Identifiable {
        typealias ID = Tagged<Item, UUID>
        var id: ID
        static let mock = Item(id: Item.ID(UUID()))
      }
      #Preview("Item") { Text(Item.mock.id === Item.mock.id ? "made" : "not made") }
      """)
    #expect(result.output.contains("\"made\""), "\(result)")
  }

  /// The content of a missing view is drawn without it, also if it is the whole preview.
  @Test func contentOfMissingViewsIsDrawn() throws {
    let result = try inspect(
      """
      import Onboarding
      import SwiftUI

      #Preview("Whole") {
        ManagedStack(path: 3) {
          Text("inside")
          OtherStack { Image(systemName: "star") } footer: { Text("footer") }
        }
        .managed { Nothing() }
      }
      #Preview("Action") { VStack { Text("above"); LoadingButton("Go") { Task { print("went") } } } }
      #Preview("Alone") { Spinner() }
      """)
    #expect(result.output.contains("\"inside\"") && result.output.contains("Image"), "\(result)")
    #expect(!result.output.contains("footer"), "\(result)")
    // A closure that does not build views leaves a box.
    #expect(result.output.contains("\"above\"") && result.output.contains("\"LoadingButton\""), "\(result)")
    #expect(
      result.errors.contains(
        "Whole: drawn in part: ManagedStack (Screen.swift:4), OtherStack (Screen.swift:4)"), "\(result)")
    // A box alone does not count as a picture of a preview.
    #expect(result.exitCode == 70 && result.errors.contains("the preview needs “Spinner”"), "\(result)")
  }

  /// A modifier whose value has no type any more is dropped, and the view stays.
  @Test func modifiersGoRatherThanViews() throws {
    let result = try inspect(
      """
      import SwiftUI

      extension ShapeStyle where Self == Color { static var fill: Color { .red } }
      extension ShapeStyle where Self == LinearGradient { static var fill: LinearGradient { fatalError() } }
      #Preview("Row") {
        HStack { Text("kept") }
          .padding(3)
          .background(.fill.quaternary.opacity(0.5))
          .clipShape(Capsule())
      }
      """)
    #expect(result.output.contains("\"kept\"") && !result.output.contains("\"HStack\""), "\(result)")
    #expect(result.output.contains("padding"), "\(result)")
  }

  /// A missing wrapper is dropped from a preview's variables, where the compiler finds it in the macro's
  /// expansion.
  @Test func wrappersInPreviewsAreLeftOut() throws {
    let result = try inspect(
      """
      import SwiftUI
      import Sharing

      func make(_ shared: Shared<String>) {}
      #Preview("Shared") {
        @Shared(.name) var name = "its value"
        Text(name)
      }
      """)
    #expect(result.output.contains("\"its value\""), "\(result)")
  }

  /// Two values of unknown types are compared.
  @Test func comparingTwoMissingValuesIsAnswered() throws {
    let result = try inspect(
      """
      import SwiftUI
      import Theming

      private var isGraphite: Bool { currentAccentColor() == graphiteAccentColor }
      #Preview("Color") { Text(isGraphite ? "graphite" : "another") }
      """)
    #expect(result.output.contains("\"another\""), "\(result)")
  }

  /// A container for an app's dependencies gets those that need no arguments.
  @Test func containersAnswerWithObjectsOfTheProject() throws {
    let result = try inspect(
      """
      import Resolver
      import SwiftUI

      final class Repository: ObservableObject { @Published var title = "of the repository" }
      final class Model: ObservableObject {
        let repository: Repository
        init() { repository = Resolver.resolve() }
      }
      #Preview("Model") { Text(Model().repository.title) }
      """)
    #expect(result.output.contains("\"of the repository\""), "\(result)")
  }

  /// A sequence of values over time ends at once, instead of the preview.
  @Test func publishersAreEmpty() throws {
    let result = try inspect(
      """
      import Combine
      import Database
      import SwiftUI

      struct Store {
        let writer: DatabaseWriter
        func change() -> AnyPublisher<Never, Error> {
          writer.mutatingPublisher { try $0.run($1, $2) }.eraseToAnyPublisher()
        }
      }
      #Preview("Store") {
        let changes = Store(writer: DatabaseWriter()).change()
        Text("beside").onReceive(changes.assertNoFailure()) { _ in }
      }
      """)
    #expect(result.output.contains("\"beside\""), "\(result)")
  }

  /// Calling a function that is only declared ends the caller, not the whole library.
  @Test func functionsThatNobodyHasEndWhatCallsThem() throws {
    let result = try inspect(
      """
      import SwiftUI

      @_silgen_name("nobody_has_this") func absent() -> Int
      #Preview("Calls") { Text("\\(absent())") }
      #Preview("Beside") { Text("beside") }
      """)
    #expect(result.output.contains("\"beside\""), "\(result)")
    #expect(result.exitCode == 70, "\(result)")
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
