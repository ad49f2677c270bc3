/// What the compiler's errors ask of modules that are not there, by how all of a module's files use their names.
struct MissingUses {
  private let facts: [SourceFacts]
  /// These, and those of other modules that lack one of the same modules.
  private let allFacts: [SourceFacts]
  private let lentNames: Set<String>
  private let modules: Set<String>
  private let known: [String: SourceFacts.TypeUse]
  /// The types inside of others that sources ask for, by the names of those.
  private let inner: [String: Set<String>]
  /// The members that extensions declare, by the names of the types that they extend.
  private let extended: [String: Set<String>]
  /// How types are used whose names follow those of missing modules, by their own names.
  private let usesInModules: [String: SourceFacts.TypeUse]
  /// What the module's files make of types that are declared by now, with labels that those do not take, by the types' names.
  private let furtherInitializers: [String: Set<String>]

  /// - Parameters:
  ///   - facts: what the module's files declare and name, as they were read.
  ///   - modules: the modules that are not there.
  ///   - beside: the same of other modules of the project that lack one of the same modules.
  ///   - lentNames: the names of types that protocols of SwiftUI give to types of the project.
  ///   - known: the types that are declared for them by now.
  init(
    _ facts: [SourceFacts], modules: Set<String>, beside: [SourceFacts], lentNames: Set<String>,
    known: [String: SourceFacts.TypeUse]
  ) {
    self.facts = facts
    allFacts = facts + beside
    self.lentNames = lentNames
    self.modules = modules
    self.known = known
    var inner: [String: Set<String>] = [:]
    var usesInModules: [String: SourceFacts.TypeUse] = [:]
    for (name, use) in facts.flatMap(\.typeUses) {
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 2 else { continue }
      inner[parts[0], default: []].insert(parts[1])
      if modules.contains(parts[0]) { usesInModules[parts[1], default: SourceFacts.TypeUse()].formUnion(use) }
    }
    self.inner = inner
    self.usesInModules = usesInModules
    furtherInitializers = Self.furtherInitializers(facts, known)
    extended = Dictionary(
      facts.flatMap(\.extensions).map { ($0.type, Set($0.members)) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// What an error asks of the types of missing modules: one that is nowhere, or what one that is declared by now lacks.
  func requests(by error: CompilerDiagnostics.Diagnostic) -> [String: SourceFacts.TypeUse] {
    var requests: [String: SourceFacts.TypeUse] = [:]
    func add(to owner: String, _ change: (inout SourceFacts.TypeUse) -> Void) {
      change(&requests[owner, default: SourceFacts.TypeUse()])
    }
    func addType(_ name: String, in owner: String) {
      add(to: owner) { $0.nested.insert(name) }
      add(to: "\(owner).\(name)") { $0.formUnion(use(of: "\(owner).\(name)")) }
    }
    if let member = error.missingMember { addType(member.type, in: member.owner) }
    if let shared = error.missingShared, let owner = knownName(shared.owner), let first = shared.member.first
    {
      if first.isUppercase {
        addType(shared.member, in: owner)
      } else {
        add(to: owner) { $0.members.insert("`\(shared.member)`") }
      }
    }
    if let view = error.missingView {
      for name in inherited(by: view) where known[name]?.isProtocol == true {
        add(to: name) { $0.isViewProtocol = true }
      }
    }
    if let conformance = error.missingConformance, let type = knownName(conformance.type),
      let name = knownName(conformance.protocolName), known[type]?.isProtocol == false,
      known[name]?.isDeclaredAsProtocol == true
    {
      add(to: type) { $0.conformances.insert(name) }
    }
    if let name = error.missingObject.flatMap(knownName), known[name]?.isProtocol == false {
      add(to: name) { $0.isObject = true }
    }
    // What was known of its use had no arguments.
    if let name = error.typeWithoutParameters, known[name] != nil {
      add(to: name) { $0.formUnion(use(of: name)) }
    }
    // Another module has met the type first, and does not make it like this.
    if error.isOfArguments {
      for (name, initializers) in furtherInitializers { add(to: name) { $0.initializers = initializers } }
    }
    // A module that is there has one of the name, too.
    if let name = error.ambiguousType, known[name] != nil { add(to: name) { $0.isElsewhere = true } }
    if let name = error.missingName, known[name] == nil, !lentNames.contains(name), isType(name, in: error) {
      add(to: name) { $0.formUnion(use(of: name)) }
      for inner in inner[name] ?? [] { addType(inner, in: name) }
    }
    return requests
  }

  private static func furtherInitializers(
    _ facts: [SourceFacts], _ known: [String: SourceFacts.TypeUse]
  ) -> [String: Set<String>] {
    var made: [String: Set<String>] = [:]
    for (name, use) in facts.flatMap(\.typeUses) { made[name, default: []].formUnion(use.initializers) }
    var further: [String: Set<String>] = [:]
    for (name, use) in known where !use.isElsewhere {
      let shortName = name.split(separator: ".").suffix(2).joined(separator: ".")
      if let own = made[shortName], !own.isSubset(of: use.initializers) { further[name] = own }
    }
    return further
  }

  /// Whether what is nowhere is a type: of a name that is a module's as well, only where it is used as types are.
  private func isType(_ name: String, in error: CompilerDiagnostics.Diagnostic) -> Bool {
    if modules.contains(name) { return facts.contains { $0.typeUses[name]?.isMoreThanModule == true } }
    // What shared values are asked of is written by a tool in the build of an app: its texts, its assets.
    return error.isMissingType || inner[name] != nil
      || facts.contains { $0.typeUses[name].map { $0.isType || !$0.members.isEmpty } ?? false }
  }

  /// What a type that the compiler names is declared as, whatever stands before that.
  private func knownName(_ name: String) -> String? {
    let parts = name.split { $0 == "." || $0 == "<" || $0 == ">" || $0 == " " || $0 == "," }.map(String.init)
    let names = parts.indices.reversed().map { parts[$0...].joined(separator: ".") }
    return names.last { known[$0] != nil }
  }

  /// How a type is used, which files know by its own name and that of the type around it.
  private func use(of name: String) -> SourceFacts.TypeUse {
    let name = name.split(separator: ".").suffix(2).joined(separator: ".")
    var use = SourceFacts.TypeUse()
    for file in allFacts { if let found = file.typeUses[name] { use.formUnion(found) } }
    if let found = usesInModules[name] { use.formUnion(found) }
    // What the project's own extensions declare is theirs.
    for member in extended[name.split(separator: ".").last.map(String.init) ?? name] ?? [] {
      use.members.remove("`\(member)`")
    }
    return use
  }

  /// What a type of the module says that it conforms to, in all of its extensions.
  private func inherited(by name: String) -> [String] { facts.flatMap { $0.inherited[name] ?? [] } }
}
