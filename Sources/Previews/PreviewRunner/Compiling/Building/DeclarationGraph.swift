/// The dependencies among the declarations of a module, by their names.
///
/// It only knows names: a declaration that mentions a name may need every declaration with that name, and members of types that
/// may be those of a value that it has. Requirements of frameworks that the module does not mention by name belong to their type. The
/// result may be too large, but not too small; `DeclarationIndex` is less precise, file by file.
struct DeclarationGraph {
  private struct Declaration {
    var file: Int
    /// The number of its type's name; nil at the top level, and if the module has no such type.
    var owner: Int?
    /// The number of its type's name, also if that is another module's.
    var extended: Int?
    /// The number of its own name, if it is a type.
    var type: Int?
    var isClassMember: Bool
    var isPreview: Bool
    /// Whether it has no name, as an extension has none that conforms a type to a protocol.
    var isConformance: Bool
    /// The names in its interface, by their numbers.
    var shown: [Int]
    /// The names in its bodies.
    var hidden: [Int]
  }

  /// The module's declarations of a name.
  private struct Name {
    /// The declarations that it can refer to.
    var declarations: [Int] = []
    /// For a type, the declarations that belong to it.
    var parts: [Int] = []
    /// For a class, the members in the class declaration.
    var classMembers: [Int] = []
    /// Those of them that belong to the class.
    var classParts: [Int] = []
    /// For a class, the names that it inherits from.
    var inherited: [Int] = []
  }

  private var declarations: [Declaration] = []
  private var names: [Name] = []
  /// The numbers of the names.
  private var numbers: [String: Int] = [:]
  /// Declarations that are in effect without being mentioned: extensions of other modules' types, and unnamed declarations.
  private var always: [Int] = []
  /// The first declaration of each file; one more at the end.
  private var starts: [Int] = []
  /// For each file, the names that it mentions and the module declares.
  private var mentioned: [[Int]] = []

  init(_ facts: [SourceFacts]) {
    var numbers: [String: Int] = [:]
    for facts in facts {
      for declaration in facts.declarations {
        for name in declaration.names + [declaration.owner].compactMap({ $0 }) where numbers[name] == nil {
          numbers[name] = numbers.count
        }
      }
    }
    self.numbers = numbers
    names = [Name](repeating: Name(), count: numbers.count)
    let types = OwnTypes(facts)
    for facts in facts {
      starts.append(declarations.count)
      let known = facts.names.map { numbers[$0] }
      mentioned.append(known.compactMap { $0 })
      for declaration in facts.declarations {
        add(declaration, file: starts.count - 1, known: known, numbers: numbers, types)
      }
      for (name, inherited) in facts.inherited where types.classes.contains(name) {
        guard let number = numbers[name] else { continue }
        names[number].inherited += inherited.compactMap { numbers[$0] }
      }
    }
    starts.append(declarations.count)
  }

  private mutating func add(
    _ declaration: SourceFacts.Declaration, file: Int, known: [Int?], numbers: [String: Int],
    _ types: OwnTypes
  ) {
    let number = declarations.count
    let owner = declaration.owner.flatMap { types.all.contains($0) ? numbers[$0] : nil }
    declarations.append(
      Declaration(
        file: file, owner: owner, extended: declaration.owner.flatMap { numbers[$0] },
        type: declaration.isType ? numbers[declaration.names[0]] : nil,
        isClassMember: declaration.isClassMember, isPreview: declaration.isPreview,
        isConformance: declaration.names.isEmpty,
        shown: declaration.shown.compactMap { known[$0] }, hidden: declaration.hidden.compactMap { known[$0] }
      ))
    for name in declaration.names { numbers[name].map { names[$0].declarations.append(number) } }
    let isPart = declaration.comesWithOwner || types.mayBeAskedForAnything(declaration)
    if isPart, !declaration.isType {
      if let owner {
        if !declaration.isClassMember { names[owner].parts.append(number) }
      } else {
        always.append(number)
      }
    } else if declaration.names.isEmpty, !declaration.isPreview {
      always.append(number)
    }
    if declaration.isClassMember, let owner {
      names[owner].classMembers.append(number)
      if isPart, !declaration.isType { names[owner].classParts.append(number) }
    }
  }

  // MARK: What can run

  /// The files whose code may run when a file's previews are shown, itself among them, in the order of the files.
  ///
  /// - Parameter limit: names are followed step by step, starting with the previews, until there are more files than this, but for at
  ///   least `leastSteps`; nil follows all.
  func filesNeeded(by file: Int, limit: Int? = nil) -> [Int] {
    var walk = walk(from: file)
    if let limit {
      let nearest =
        filesAround(&walk, limit: limit, leastSteps: Self.leastSteps).map(Set.init) ?? files(of: walk)
      // Of what is in effect without being mentioned, casts find conformances while a view runs; all else is called by a symbol.
      let found = always.lazy.map { declarations[$0] }.filter(\.isConformance).map(\.file)
      return nearest.union(found).sorted()
    }
    for declaration in always { walk.reach(declaration) }
    walk.finish()
    return files(of: walk).sorted()
  }

  /// The files of a declaration, and those around it; none if it is not known.
  func filesNeeded(by absent: AbsentDeclaration, limit: Int) -> [Int] {
    let found = declarations(of: absent)
    if found.isEmpty { return [] }
    var walk = Walk(self, showsBodies: true)
    for declaration in found { walk.reach(declaration) }
    return filesAround(&walk, limit: limit, leastSteps: 1) ?? files(of: walk).sorted()
  }

  private func declarations(of absent: AbsentDeclaration) -> [Int] {
    func all(_ name: String) -> [Int] { numbers[name].map { names[$0].declarations } ?? [] }
    func types(_ name: String) -> [Int] { all(name).filter { declarations[$0].type != nil } }
    let name = absent.path[absent.path.count - 1]
    let owner = absent.path.count > 2 ? absent.path[absent.path.count - 2] : nil
    // Members of other modules' types have no owner here.
    let ownTypes = owner.map(types) ?? []
    let number = ownTypes.first.flatMap { declarations[$0].type }
    var members = all(name).filter { declarations[$0].type == nil && declarations[$0].owner == number }
    // Those may have another name in the symbol.
    let own = members.filter { declarations[$0].extended == owner.flatMap { numbers[$0] } }
    if !own.isEmpty { members = own }
    if !members.isEmpty, !absent.isConformance { return members }
    // An initializer may be written nowhere, and what conforms a type to a protocol may be in another file than the type.
    let found = types(name).isEmpty ? ownTypes : types(name)
    return found + members + Set(found.compactMap { declarations[$0].type }).flatMap { names[$0].parts }
  }

  /// The files closest to where a walk starts; nil if the walk is done, and has not reached more files than the limit.
  private func filesAround(_ walk: inout Walk, limit: Int, leastSteps: Int) -> [Int]? {
    walk.countsMentions = true
    var nearest = files(of: walk)
    var steps = 0
    while walk.step() {
      steps += 1
      let files = files(of: walk)
      if files.count > limit, steps > leastSteps {
        // Of the files one step farther, those come next that are named most often.
        let next = files.subtracting(nearest).sorted {
          (walk.mentions[$1] ?? 0, $0) < (walk.mentions[$0] ?? 0, $1)
        }
        return (nearest + next.prefix(max(0, limit - nearest.count))).sorted()
      }
      nearest = files
    }
    return nil
  }

  private func walk(from file: Int) -> Walk {
    var walk = Walk(self, showsBodies: true)
    walk.file = file
    let own = starts[file]..<starts[file + 1]
    let previews = own.filter { declarations[$0].isPreview }
    for declaration in previews.isEmpty ? Array(own) : previews {
      walk.reach(declaration)
      // Types that provide previews have more requirements than these.
      guard let type = declarations[declaration].type else { continue }
      for member in own where declarations[member].owner == type { walk.reach(member) }
    }
    return walk
  }

  /// To what a preview's view names.
  private static let leastSteps = 2

  private func files(of walk: Walk) -> Set<Int> {
    var needed = [Bool](repeating: false, count: starts.count - 1)
    if let file = walk.file { needed[file] = true }
    for (number, declaration) in declarations.enumerated() where walk.isReached[number] {
      needed[declaration.file] = true
    }
    return Set(needed.indices.filter { needed[$0] })
  }

  // MARK: What is visible

  /// The declarations that a file is compiled with, by their numbers in the module, without other files' bodies: those that it refers
  /// to, and those in their interfaces.
  func declarationsSeen(by file: Int) -> [Int] {
    var walk = Walk(self, showsBodies: false)
    for declaration in always { walk.reach(declaration) }
    for name in mentioned[file] {
      walk.meet(name)
      // Code that makes an object of a class, or inherits from it, depends on all of it.
      walk.open(name)
    }
    walk.finish()
    return walk.isReached.indices.filter { walk.isReached[$0] }
  }

  /// The declarations that a file refers to directly, by their numbers in the module.
  func declarationsNamed(by file: Int) -> [Int] {
    always + mentioned[file].flatMap { names[$0].declarations }
  }

  /// A traversal from declarations along the names that they mention.
  private struct Walk {
    let graph: DeclarationGraph
    /// Whether it includes bodies; if not, it treats the members of a class as a unit.
    let showsBodies: Bool
    /// The file that it starts from, if it is one.
    var file: Int?
    var isReached: [Bool]
    private var isMet: [Bool]
    /// The reached types, by the numbers of their names.
    private var isThere: [Bool]
    private var isOpened: [Bool]
    /// Members whose names have been reached, by the numbers of their types, which have not been.
    private var waiting: [Int: [Int]] = [:]
    private var open: [Int] = []
    /// Whether `mentions` is filled.
    var countsMentions = false
    /// How many of the reached declarations name something in a file. Names with many declarations do not count.
    private(set) var mentions: [Int: Int] = [:]

    init(_ graph: DeclarationGraph, showsBodies: Bool) {
      self.graph = graph
      self.showsBodies = showsBodies
      isReached = [Bool](repeating: false, count: graph.declarations.count)
      isMet = [Bool](repeating: false, count: graph.names.count)
      isThere = isMet
      isOpened = isMet
    }

    mutating func reach(_ number: Int) {
      if isReached[number] { return }
      isReached[number] = true
      open.append(number)
    }

    mutating func meet(_ name: Int) {
      if isMet[name] { return }
      isMet[name] = true
      for number in graph.names[name].declarations {
        let declaration = graph.declarations[number]
        if let owner = declaration.owner, !isThere[owner] {
          waiting[owner, default: []].append(number)
        } else {
          reach(number)
        }
      }
    }

    /// Reaches all members of a class and of its superclasses.
    mutating func open(_ name: Int) {
      if isOpened[name] || graph.names[name].classMembers.isEmpty && graph.names[name].inherited.isEmpty {
        return
      }
      isOpened[name] = true
      for member in graph.names[name].classMembers { reach(member) }
      for superclass in graph.names[name].inherited { open(superclass) }
    }

    mutating func finish() {
      while let number = open.popLast() {
        takeParts(of: number)
        takeNames(of: number)
      }
    }

    /// Follows the names in the declarations that the last step reached, together with the parts of their types; false if there are none.
    mutating func step() -> Bool {
      var reached: [Int] = []
      while let number = open.popLast() {
        takeParts(of: number)
        reached.append(number)
      }
      for number in reached { takeNames(of: number) }
      return !reached.isEmpty
    }

    private mutating func takeParts(of number: Int) {
      let declaration = graph.declarations[number]
      if let type = declaration.type, !isThere[type] {
        isThere[type] = true
        for part in graph.names[type].parts { reach(part) }
        if showsBodies { for part in graph.names[type].classParts { reach(part) } }
        for member in waiting.removeValue(forKey: type) ?? [] { reach(member) }
      }
      if declaration.isClassMember, !showsBodies, let owner = declaration.owner { open(owner) }
    }

    private mutating func takeNames(of number: Int) {
      let declaration = graph.declarations[number]
      for name in declaration.shown { meet(name) }
      if showsBodies { for name in declaration.hidden { meet(name) } }
      guard countsMentions else { return }
      for name in declaration.shown + declaration.hidden where graph.names[name].declarations.count <= 4 {
        for number in graph.names[name].declarations {
          mentions[graph.declarations[number].file, default: 0] += 1
        }
      }
    }
  }

  /// The properties of the module's types that determine which members may be used.
  private struct OwnTypes {
    var all: Set<String> = []
    var classes: Set<String> = []
    private var requirements: Set<String> = []
    /// Types with conformances to protocols of other modules whose requirements are unknown.
    private var open: Set<String> = []

    init(_ facts: [SourceFacts]) {
      var aliases: Set<String> = []
      var inherited: [String: Set<String>] = [:]
      for facts in facts {
        for declaration in facts.declarations {
          if declaration.isType { all.formUnion(declaration.names) }
          if declaration.isAlias { aliases.formUnion(declaration.names) }
          if declaration.isClassMember, let owner = declaration.owner { classes.insert(owner) }
        }
        for (type, names) in facts.inherited { inherited[type, default: []].formUnion(names) }
      }
      // Members of a type with two names are used through the other one, too.
      all.subtract(aliases)
      for facts in facts {
        for declaration in facts.declarations where declaration.isRequirement {
          requirements.formUnion(declaration.names)
        }
      }
      var grows = true
      while grows {
        grows = false
        for (type, names) in inherited where !open.contains(type) {
          let isOpen = names.contains {
            open.contains($0) || !all.contains($0) && !SourceFacts.plainProtocols.contains($0)
          }
          if isOpen {
            open.insert(type)
            grows = true
          }
        }
      }
    }

    /// Whether a member may be used by code that knows the type only through a protocol.
    func mayBeAskedForAnything(_ declaration: SourceFacts.Declaration) -> Bool {
      guard let owner = declaration.owner, all.contains(owner) else { return false }
      return open.contains(owner) || declaration.names.contains(where: requirements.contains)
    }
  }
}
