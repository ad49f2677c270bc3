/// Which files of a target are compiled for which previews, and in which order.
///
/// The previews that need the fewest files come first; each stage adds about three times as many as the one before, up to a hundred.
struct StagePlan {
  /// Files that are compiled together.
  struct Stage: Equatable {
    /// The files whose previews are shown.
    var shown: Set<Int>
    /// The files to make objects of, in order.
    var compiled: [Int]
    /// The files that the compiler finds declarations in, including those.
    var visible: [Int]
    /// The files of other modules to make objects of; nil for all of them.
    var beside: [Int]?
  }

  /// For each preview first the files around it, which are most often all that it needs; the previews that use what is in others
  /// are shown once more, with those.
  private(set) var stages: [Stage] = []
  /// The files that are compiled for the previews of a file.
  private var needed: [Int: Set<Int>] = [:]
  /// How many of `limits` each file's previews have had, and how often files were added for what they lacked.
  private var attempts: [Int: Int] = [:]
  private var additions: [Int: Int] = [:]
  private let index: DeclarationIndex
  private let graph: DeclarationGraph?
  /// How many files the target has.
  private let ownCount: Int
  private let generatedTypes: Set<String>

  /// How many files around a preview are compiled at first, and after that; nil for all that names tell that it needs.
  private static let limits: [Int?] = [24, 192, nil]

  /// How often previews of a file can end since their library lacks something that is not known: after that, it has all that they
  /// may need.
  static let mostAttempts = limits.count

  /// How many files around a declaration are compiled with it where previews have ended for want of it.
  private static let limitOfAdditions = 24
  /// How often that is done for a file: previews that need a whole app should not ask for it one by one.
  private static let mostAdditions = 12

  /// The files whose previews are shown; none if there are no previews.
  ///
  /// - Parameter wanted: the numbers of the files whose previews are requested; nil for all.
  static func roots(of facts: [SourceFacts], wanted: Set<Int>?) -> [Int] {
    wanted.map { $0.sorted() } ?? facts.indices.filter { !facts[$0].previews.isEmpty }
  }

  /// - Parameters:
  ///   - facts: those of the target's files.
  ///   - others: those of the files of the modules that it imports, whose numbers follow the target's.
  ///   - index: that of the target's files.
  ///   - generatedTypes: the types that the program's own files of the target mention.
  ///   - roots: the files whose previews are shown.
  ///   - isStaged: whether there may be more than one stage.
  init(
    of facts: [SourceFacts], beside others: [SourceFacts] = [], _ index: DeclarationIndex,
    generatedTypes: Set<String> = [], roots: [Int], isStaged: Bool
  ) {
    self.index = index
    self.generatedTypes = generatedTypes
    // Without previews, views are looked for in all files.
    guard !roots.isEmpty, isStaged else {
      let all = roots.isEmpty ? Array(facts.indices) : index.closure(of: roots)
      stages = [Stage(shown: Set(roots.isEmpty ? all : roots), compiled: all, visible: all)]
      graph = nil
      ownCount = facts.count
      return
    }
    let graph = DeclarationGraph(facts + others)
    ownCount = facts.count
    for root in roots { needed[root] = Set(graph.filesNeeded(by: root, limit: Self.limits[0])) }
    self.graph = graph
    stages = stages(for: needed)
  }

  /// The files of a stage whose previews need none of some others that are compiled with them.
  func shown(of stage: Stage, without files: Set<Int>) -> Set<Int> {
    stage.shown.filter { root in
      !files.contains(root) && needed[root].map(files.isDisjoint(with:)) ?? false
    }
  }

  /// The stages for previews of files that have ended since the library lacked something.
  ///
  /// - Parameter ended: the files, each with the symbols that its previews lacked, as far as they are known.
  /// - Returns: none if the library had all that they may need.
  mutating func stages(of ended: [Int: Set<String>]) -> [Stage] {
    guard let graph else { return [] }
    var needs: [Int: Set<Int>] = [:]
    var whole: Set<Int> = []
    for (file, symbols) in ended {
      let known = needed[file] ?? []
      let absent = Set(symbols.compactMap(AbsentDeclaration.init(symbol:)))
      var more = Set(absent.flatMap { graph.filesNeeded(by: $0, limit: Self.limitOfAdditions) })
      if more.isSubset(of: known) || additions[file, default: 0] >= Self.mostAdditions {
        let attempt = attempts[file, default: 0] + 1
        attempts[file] = attempt
        if attempt == Self.limits.count { whole.insert(file) }
        if attempt >= Self.limits.count { continue }
        more = Set(graph.filesNeeded(by: file, limit: Self.limits[attempt]))
      } else {
        additions[file, default: 0] += 1
      }
      needed[file] = known.union(more)
      needs[file] = needed[file]
    }
    var stages = stages(for: needs)
    if !whole.isEmpty {
      let all = index.closure(of: whole.union(index.everywhere))
      stages.append(Stage(shown: whole, compiled: all, visible: all))
    }
    return stages
  }

  /// The stages for previews of which some have ended since the library lacked something.
  ///
  /// - Parameter attempt: how often that has been, from 1 to `mostAttempts`.
  /// - Returns: nil if the library had all that they may need.
  mutating func stages(of files: Set<Int>, attempt: Int) -> [Stage]? {
    if attempt > Self.limits.count { return nil }
    for file in files { attempts[file] = attempt - 1 }
    return stages(of: Dictionary(uniqueKeysWithValues: files.map { ($0, []) }))
  }

  private func stages(for needed: [Int: Set<Int>]) -> [Stage] {
    let needs = needed.map { (root: $0.key, files: $0.value.sorted()) }.sorted {
      $0.files.count == $1.files.count
        ? ($0.files + [$0.root]).lexicographicallyPrecedes($1.files + [$1.root])
        : $0.files.count < $1.files.count
    }
    var stages: [Stage] = []
    var shown: Set<Int> = []
    var whole: Set<Int> = []
    var compiled: Set<Int> = []
    var goal = 1
    for (number, need) in needs.enumerated() {
      shown.insert(need.root)
      whole.formUnion(need.files)
      let added = whole.subtracting(compiled).count
      let isLast = number == needs.count - 1
      let next = isLast ? 0 : whole.union(needs[number + 1].files).subtracting(compiled).count
      if isLast || added >= goal && next > max(Self.leastGoal, goal) {
        let own = whole.filter { $0 < ownCount }
        stages.append(
          Stage(
            shown: shown, compiled: own.sorted(),
            visible: index.visible(to: shown.union(own), and: generatedTypes),
            beside: whole.subtracting(own).sorted()))
        compiled.formUnion(whole)
        (shown, whole, goal) = ([], [], min(3 * added, Self.mostAdded))
      }
    }
    return stages
  }

  /// A stage may have this many files, even if the one before has fewer than a third of it.
  private static let leastGoal = 12

  /// From this many files that no earlier stage has, a stage does not wait for more: the mending of a stage goes on until all of its
  /// files compile, and its pictures come after that.
  private static let mostAdded = 96
}
