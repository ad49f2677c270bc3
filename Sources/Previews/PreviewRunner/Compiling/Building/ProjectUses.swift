/// How the modules of a project use names that are missing: what their files declared and named when they were read, before anything was
/// mended.
struct ProjectUses {
  private var modules: [(name: String, lacked: Set<String>, facts: [SourceFacts])] = []
  /// The names of types that protocols of SwiftUI give to types of the project.
  private(set) var lentNames: Set<String> = []

  /// Adds a module.
  ///
  /// - Parameter lacked: the modules that its files import and nothing answers.
  mutating func add(_ facts: [SourceFacts], of name: String, lacking lacked: Set<String>) {
    modules.append((name, lacked, facts))
    lentNames.formUnion(Self.lentNames(in: facts))
  }

  /// The files of the modules beside one that lack some of the modules that it lacks.
  func facts(beside name: String, lackingAnyOf lacked: Set<String>) -> [SourceFacts] {
    modules.filter { $0.name != name && !$0.lacked.isDisjoint(with: lacked) }.flatMap(\.facts)
  }

  /// The names of types that protocols give to types that conform to them. The compiler does not find these where it does not see the
  /// conformance (`Context` in a representable whose view is of a missing module), and takes a type of that name instead wherever one is
  /// visible (`Configuration` in a button's style, of a module for databases).
  private static func lentNames(in facts: [SourceFacts]) -> Set<String> {
    let conformed = facts.flatMap { $0.inherited.values.joined() }
    return Set(
      lent.filter { lenders in
        conformed.contains { name in lenders.value.contains { name.hasSuffix($0) } }
      }.keys)
  }

  /// Names of types that protocols of SwiftUI and WidgetKit give to what conforms to them, with the endings of the protocols' names.
  private static let lent = [
    "Cache": ["Layout"], "Configuration": ["Style"], "Content": ["ViewModifier"],
    "Context": ["Representable", "TimelineProvider"], "Coordinator": ["Representable"],
    "Entry": ["TimelineProvider"],
  ]
}
