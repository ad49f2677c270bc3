import AppIntents
import CoreSpotlight
import SwiftUI

// An app's intents, as apps write them since the system asks for entities, snippets and modes.

@MainActor final class Pantry: Sendable {
  nonisolated init() {}
  func jars(_ ids: [Int]) -> [JarEntity] { ids.map { JarEntity(id: $0, name: "Jar \($0)") } }
}

struct JarEntity: IndexedEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Jar", numericFormat: "Jars", synonyms: ["Pot"])
  }
  static let defaultQuery = JarQuery()
  var id: Int
  @Property(title: "Name", indexingKey: \.displayName) var name: String
  @Property var weight: Double?
  @ComputedProperty(indexingKey: \.contentDescription) var label: String { "\(name)!" }
  @DeferredProperty var isFresh: Bool { get async throws { true } }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "On the shelf", image: .init(systemName: "cup"))
  }
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

struct JarQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency var pantry: Pantry
  func entities(for identifiers: [JarEntity.ID]) async throws -> [JarEntity] {
    await pantry.jars(identifiers)
  }
  func entities(matching string: String) async throws -> [JarEntity] { [] }
  func suggestedEntities() async throws -> IntentItemCollection<JarEntity> {
    IntentItemCollection(sections: [IntentItemSection("All", items: await pantry.jars([1]))])
  }
  func allEntities() async throws -> [JarEntity] { [] }
}
extension JarQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\JarEntity.$name) {
      EqualToComparator { name in #Predicate<JarEntity> { $0.name == name } }
      ContainsComparator { name in #Predicate<JarEntity> { $0.name.contains(name) } }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\JarEntity.$name) }
  func entities(
    matching comparators: [Predicate<JarEntity>], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<JarEntity>],
    limit: Int?
  ) async throws -> [JarEntity] { sortedBy.contains { $0.order == .ascending } ? [] : [] }
}

enum Shelf: String, AppEnum {
  case upper
  case lower
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .upper: DisplayRepresentation(title: "Upper", subtitle: "High", image: .init(systemName: "arrow.up")),
    .lower: "Lower",
  ]
}

struct LabelOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Jam", "Honey"] }
  func defaultResult() async -> String? { "Jam" }
}

struct FillJar: AppIntent {
  static let title: LocalizedStringResource = "Fill a Jar"
  static let description = IntentDescription("Fills a jar.", categoryName: "Jars", resultValueName: "The jar")
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static var parameterSummary: some ParameterSummary {
    When(\.$isSweet, .equalTo, true) {
      Summary("Fill \(\.$jar) with sugar") { \.$amount }
    } otherwise: {
      Switch(\.$shelf) {
        Case(.upper) { Summary("Fill \(\.$jar) up there") }
        DefaultCase { Summary("Fill \(\.$jar)") }
      }
    }
  }
  @Parameter(title: "Jar", description: "Which one", requestValueDialog: "Which jar?") var jar: JarEntity
  @Parameter(title: "Amount", default: 3, controlStyle: .slider, inclusiveRange: (1, 10)) var amount: Int
  @Parameter(title: "Share", default: 0.5, inclusiveRange: (0.0, 1.0)) var share: Double
  @Parameter(title: "Label", optionsProvider: LabelOptions()) var label: String?
  @Parameter(title: "Shelf", default: .upper) var shelf: Shelf
  @Parameter(title: "Until", kind: .date) var date: Date?
  @Parameter(title: "Notes", inputOptions: String.IntentInputOptions(multiline: true)) var notes: String?
  @Parameter(defaultUnit: .kilograms, supportsNegativeNumbers: false) var weight: Measurement<UnitMass>?
  @Parameter(title: "Sweet", displayName: .init(true: "Sweet", false: "Sour")) var isSweet: Bool
  @Parameter var count: Int
  @Dependency private var pantry: Pantry

  init() {}
  init(jar: JarEntity) { self.jar = jar }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog & ShowsSnippetView
  {
    guard amount > 0 else { throw $amount.needsValueError("How much?") }
    if label == nil { _ = try await $label.requestConfirmation(for: "Jam", dialog: "Jam?") }
    try await requestConfirmation(actionName: .set, dialog: "Fill \(jar.name)?")
    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground(alwaysConfirm: false)
    }
    let dialog = IntentDialog(full: "\(jar.name) is full.", supporting: "Full.")
    return .result(value: 0, dialog: dialog, view: Text(jar.name))
  }
}
extension FillJar: PredictableIntent {
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$jar) { jar in DisplayRepresentation(title: "Fill \(jar.name)") }
  }
}

struct JarSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Jar"
  @Parameter var jar: JarEntity
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text(jar.name)) }
}
extension JarSnippet { init(jar: JarEntity) { self.jar = jar } }

struct ShowJar: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show a Jar"
  @Parameter(title: "Jar") var target: JarEntity
}
struct FindJar: AppIntent {
  static let title: LocalizedStringResource = "Find"
  func perform() async throws -> some ReturnsValue<JarEntity?> & ShowsSnippetIntent {
    .result(value: nil, snippetIntent: JarSnippet(jar: JarEntity(id: 1, name: "a")))
  }
}
struct SmashJar: UndoableIntent, DeleteIntent {
  static let title: LocalizedStringResource = "Smash"
  @Parameter(title: "Jars") var entities: [JarEntity]
  @MainActor func perform() async throws -> some IntentResult {
    undoManager?.setActionName("Smash")
    return .result()
  }
}

struct JarShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .lime
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FillJar(),
      phrases: ["Fill a jar in \(.applicationName)", "Fill \(\.$jar) in \(.applicationName)"],
      shortTitle: "Fill", systemImageName: "cup")
    AppShortcut(intent: FindJar(), phrases: ["Find in \(.applicationName)"])
  }
}

struct Jars: View {
  @State private var showsTip = true
  private let intent: FillJar
  init() {
    AppDependencyManager.shared.add(dependency: Pantry())
    intent = FillJar(jar: JarEntity(id: 7, name: "Plums"))
  }
  var body: some View {
    VStack {
      Button(intent: intent) { Text("\(intent.jar.name) \(intent.amount)") }
      Text(Shelf.lower.localizedStringResource)
      Text(intent.jar.displayRepresentation.subtitle ?? "none")
      Text(JarQuery().pantry === JarQuery().pantry ? "one pantry" : "two pantries")
      SiriTipView(intent: intent, isVisible: $showsTip)
    }
    .userActivity("jar") { $0.appEntityIdentifier = EntityIdentifier(for: intent.jar) }
    .onAppIntentExecution(ShowJar.self) { _ in }
    .task { JarShortcuts.updateAppShortcutParameters() }
  }
}
#Preview { Jars() }
