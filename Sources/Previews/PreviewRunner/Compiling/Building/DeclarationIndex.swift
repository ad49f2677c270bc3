/// The declarations of a module by file, so that a preview is compiled only with the files that it needs.
///
/// It only knows names: a file needs every file that declares a type or a global with a name that it mentions, every
/// extension that adds a member with such a name, and every extension that adds a conformance to a type of its own. The
/// result may be too large, but not too small.
struct DeclarationIndex {
  /// The module's declarations of a name.
  private struct Declared {
    /// The files with a type or a global of that name.
    var files: [Int] = []
    /// The extensions that add a member of that name, with the name of the extended type; nil if the module has no such type.
    var extensions: [(file: Int, type: Int?)] = []
    /// The files with extensions of a type of that name whose additions are in effect without being mentioned.
    var silent: [Int] = []
  }

  /// The numbers of the names that the module declares.
  private var numbers: [String: Int] = [:]
  private var declared: [Declared] = []
  private let ownTypes: Set<String>
  /// For each file, the names that it mentions and the module declares.
  private let mentioned: [[Int]]
  /// Those of them that it mentions outside of bodies.
  private let shown: [[Int]]
  /// For each file, the modules that it imports.
  private let imports: [[String]]
  /// The files with additions to other modules' types that are in effect without being mentioned.
  let everywhere: [Int]
  /// The files that import for all.
  private let exporting: [Int]

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
        // Initializers, subscripts and conformances are used without being mentioned, and so are requirements of frameworks.
        let isAskedFor = added.members.contains { name in
          name == "init" || name == "subscript" || type != nil && SourceFacts.requirements.contains(name)
        }
        if added.conforms || isAskedFor {
          declared[number(added.type)].silent.append(file)
        }
      }
    }
    mentioned = facts.map { $0.names.compactMap { numbers[$0] } }
    shown = facts.map { facts in
      let inner = Set(facts.inner)
      return facts.names.indices.lazy.filter { !inner.contains($0) }.compactMap { numbers[facts.names[$0]] }
    }
    imports = facts.map { $0.imports.map(\.module) }
    exporting = facts.indices.filter { facts[$0].imports.contains(where: \.isExported) }
    everywhere = facts.indices.filter { facts[$0].addsToForeignTypes(types) }
    (self.numbers, self.declared, ownTypes) = (numbers, declared, types)
  }

  /// Whether some file declares the name, as a type, a global or a member of an extension.
  func declares(_ name: String) -> Bool {
    numbers[name].map { !declared[$0].files.isEmpty || !declared[$0].extensions.isEmpty } ?? false
  }

  /// Whether the module has a type with the name.
  func hasType(_ name: String) -> Bool { ownTypes.contains(name) }

  /// The files that the given ones need, these among them, in the order of the files.
  func closure(of files: some Sequence<Int>) -> [Int] { closure(of: files, names: { mentioned[$0] }) }

  /// The files that the compiler finds declarations in where it makes objects of some, these among them, in the order of the files.
  ///
  /// It does not look into bodies of the others. Of each module that any of the files imports that names lead to, there is one that
  /// imports it: what its extensions add to types is found in all files of a module.
  ///
  /// - Parameters:
  ///   - compiled: the files that objects are made of.
  ///   - types: the names of types that the program's own files of the module mention.
  func visible(to compiled: Set<Int>, and types: Set<String> = []) -> [Int] {
    let named = types.compactMap { numbers[$0] }.flatMap { declared[$0].files }
    let first = compiled.union(everywhere).union(named)
    func closure(of files: Set<Int>) -> [Int] {
      self.closure(of: files) { compiled.contains($0) ? mentioned[$0] : shown[$0] }
    }
    let visible = closure(of: first)
    let importing = filesThatImport(what: self.closure(of: first), beyond: visible)
    return importing.isEmpty ? visible : closure(of: first.union(importing))
  }

  /// Files that import the modules that some files import and others do not, of each module the one that shows the fewest names.
  private func filesThatImport(what files: [Int], beyond others: [Int]) -> [Int] {
    var imported = Set(others.flatMap { imports[$0] })
    var found: [Int] = []
    for file in files.sorted(by: { (shown[$0].count, $0) < (shown[$1].count, $1) })
    where !imported.isSuperset(of: imports[file]) {
      imported.formUnion(imports[file])
      found.append(file)
    }
    return found
  }

  private func closure(of files: some Sequence<Int>, names: (Int) -> [Int]) -> [Int] {
    var isFound = [Bool](repeating: false, count: mentioned.count)
    var isMet = [Bool](repeating: false, count: declared.count)
    /// Extensions of a type that has not been reached, by that type.
    var waiting: [Int: [Int]] = [:]
    var open: [Int] = []
    func need(_ file: Int) {
      if isFound[file] { return }
      isFound[file] = true
      open.append(file)
    }
    files.forEach(need)
    exporting.forEach(need)
    while let file = open.popLast() {
      for name in names(file) where !isMet[name] {
        isMet[name] = true
        declared[name].files.forEach(need)
        declared[name].silent.forEach(need)
        waiting.removeValue(forKey: name)?.forEach(need)
        for (file, type) in declared[name].extensions {
          // An extension of a type of the module only matters with the type.
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
  /// Whether the file adds something to other modules' types that is used without being mentioned: a conformance, an initializer, a
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
