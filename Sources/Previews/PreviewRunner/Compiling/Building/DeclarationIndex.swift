/// Which file of a module declares what, so that a preview compiles with what it needs and nothing else.
///
/// Names are all that it knows: a file needs every file that declares a type or a global of a name that it mentions, every
/// extension that adds a member of such a name, and every extension that makes a type of its own conform to something. That is
/// rather too much than too little.
struct DeclarationIndex {
  private let facts: [SourceFacts]
  private var declaring: [String: [Int]] = [:]
  /// Extensions by the members that they add, with the type that they extend.
  private var adding: [String: [(file: Int, type: String)]] = [:]
  /// Files with extensions of which a type's name asks for what they add.
  private var conforming: [String: [Int]] = [:]
  private var ownTypes: Set<String> = []

  init(_ facts: [SourceFacts]) {
    self.facts = facts
    for (file, facts) in facts.enumerated() {
      for name in facts.types + facts.globals { declaring[name, default: []].append(file) }
      ownTypes.formUnion(facts.types)
      for added in facts.extensions {
        for member in added.members { adding[member, default: []].append((file, added.type)) }
        // Initializers, subscripts and conformances are used without being named.
        if added.conforms || added.members.contains("init") || added.members.contains("subscript") {
          conforming[added.type, default: []].append(file)
        }
      }
    }
  }

  /// Whether some file declares the name, as a type, a global or a member of an extension.
  func declares(_ name: String) -> Bool { declaring[name] != nil || adding[name] != nil }

  /// Whether the module has a type of the name.
  func hasType(_ name: String) -> Bool { ownTypes.contains(name) }

  /// The files that the given ones need, these among them, in the order of the files.
  func closure(of files: some Sequence<Int>) -> [Int] {
    var found: Set<Int> = []
    var open = Array(Set(files))
    var mentioned: Set<String> = []
    var typesInUse: Set<String> = []
    /// Extensions of a type that has not been met, by that type.
    var waiting: [String: Set<Int>] = [:]
    func need(_ file: Int) {
      if found.insert(file).inserted { open.append(file) }
    }
    for file in open { found.insert(file) }
    while let file = open.popLast() {
      for name in facts[file].names where mentioned.insert(name).inserted {
        declaring[name]?.forEach(need)
        conforming[name]?.forEach(need)
        if ownTypes.contains(name) {
          typesInUse.insert(name)
          waiting.removeValue(forKey: name)?.forEach(need)
        }
        for (file, type) in adding[name] ?? [] {
          // An extension of a type of the module is of no use before the type is.
          if !ownTypes.contains(type) || typesInUse.contains(type) {
            need(file)
          } else {
            waiting[type, default: []].insert(file)
          }
        }
      }
    }
    return found.sorted()
  }
}
