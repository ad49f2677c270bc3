/// Which file of a module declares what, so that a preview compiles with what it needs and nothing else.
///
/// Names are all that it knows: a file needs every file that declares a type or a global of a name that it mentions, every
/// extension that adds a member of such a name, and every extension that makes a type of its own conform to something. That is
/// rather too much than too little.
struct DeclarationIndex {
  /// What the module declares of a name.
  private struct Declared {
    /// The files with a type or a global of the name.
    var files: [Int] = []
    /// The extensions that add a member of the name, with the name that they extend; nil where the module has no such type.
    var extensions: [(file: Int, type: Int?)] = []
    /// The files with extensions of a type of the name that ask for nobody to name what they add.
    var silent: [Int] = []
  }

  /// The numbers of the names that the module declares.
  private var numbers: [String: Int] = [:]
  private var declared: [Declared] = []
  private let ownTypes: Set<String>
  /// For each file the names that it mentions and the module declares.
  private let mentioned: [[Int]]
  /// The files that add something to other modules' types that no name has to ask for.
  let everywhere: [Int]

  init(_ facts: [SourceFacts]) {
    let types = Set(facts.flatMap(\.types))
    var numbers: [String: Int] = [:]
    var declared: [Declared] = []
    func number(_ name: String) -> Int {
      if let known = numbers[name] { return known }
      numbers[name] = declared.count
      declared.append(Declared())
      return declared.count - 1
    }
    for (file, facts) in facts.enumerated() {
      for name in facts.types + facts.globals { declared[number(name)].files.append(file) }
      for added in facts.extensions {
        let type = types.contains(added.type) ? number(added.type) : nil
        for member in added.members { declared[number(member)].extensions.append((file, type)) }
        // Initializers, subscripts and conformances are used without being named, and so is what frameworks ask for.
        let isAskedFor = added.members.contains { name in
          name == "init" || name == "subscript" || type != nil && SourceFacts.requirements.contains(name)
        }
        if added.conforms || isAskedFor {
          declared[number(added.type)].silent.append(file)
        }
      }
    }
    mentioned = facts.map { $0.names.compactMap { numbers[$0] } }
    everywhere = facts.indices.filter { facts[$0].addsToForeignTypes(types) }
    (self.numbers, self.declared, ownTypes) = (numbers, declared, types)
  }

  /// Whether some file declares the name, as a type, a global or a member of an extension.
  func declares(_ name: String) -> Bool {
    numbers[name].map { !declared[$0].files.isEmpty || !declared[$0].extensions.isEmpty } ?? false
  }

  /// Whether the module has a type of the name.
  func hasType(_ name: String) -> Bool { ownTypes.contains(name) }

  /// The files that the given ones need, these among them, in the order of the files.
  func closure(of files: some Sequence<Int>) -> [Int] {
    var isFound = [Bool](repeating: false, count: mentioned.count)
    var isMet = [Bool](repeating: false, count: declared.count)
    /// Extensions of a type that has not been met, by that type.
    var waiting: [Int: [Int]] = [:]
    var open: [Int] = []
    func need(_ file: Int) {
      if isFound[file] { return }
      isFound[file] = true
      open.append(file)
    }
    files.forEach(need)
    while let file = open.popLast() {
      for name in mentioned[file] where !isMet[name] {
        isMet[name] = true
        declared[name].files.forEach(need)
        declared[name].silent.forEach(need)
        waiting.removeValue(forKey: name)?.forEach(need)
        for (file, type) in declared[name].extensions {
          // An extension of a type of the module is of no use before the type is.
          if let type, !isMet[type] {
            waiting[type, default: []].append(file)
          } else {
            need(file)
          }
        }
      }
    }
    return isFound.indices.filter { isFound[$0] }
  }
}

extension SourceFacts {
  /// Whether the file gives types of other modules something that needs no name to be used: a conformance, an initializer, a
  /// subscript or an operator.
  ///
  /// - Parameter own: the types of the module.
  fileprivate func addsToForeignTypes(_ own: Set<String>) -> Bool {
    extensions.contains { added in
      guard !own.contains(added.type) else { return false }
      return added.conforms
        || added.members.contains { name in
          ["init", "subscript", "callAsFunction"].contains(name)
            || !(name.first?.isLetter ?? false) && name.first != "_"
        }
    }
  }
}
