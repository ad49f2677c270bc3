/// Which files of a target are compiled for which previews, and in which order.
///
/// The previews that need the fewest files come first; each stage has about three times as many as the one before.
struct StagePlan {
  /// Files that are compiled together.
  struct Stage: Equatable {
    /// The files whose previews are shown.
    var shown: Set<Int>
    /// The files to make objects of, in order.
    var compiled: [Int]
    /// The files that the compiler finds declarations in, including those.
    var visible: [Int]
  }

  let stages: [Stage]
  private let index: DeclarationIndex

  /// - Parameters:
  ///   - wanted: the numbers of the files whose previews are requested; nil for all.
  ///   - isStaged: whether there may be more than one stage.
  init(of facts: [SourceFacts], wanted: Set<Int>?, isStaged: Bool) {
    index = DeclarationIndex(facts)
    let roots = wanted.map { $0.sorted() } ?? facts.indices.filter { !facts[$0].previews.isEmpty }
    // Without previews, views are looked for in all files.
    guard !roots.isEmpty, isStaged else {
      let all = roots.isEmpty ? Array(facts.indices) : index.closure(of: roots)
      stages = [Stage(shown: Set(roots.isEmpty ? all : roots), compiled: all, visible: all)]
      return
    }
    let graph = DeclarationGraph(facts)
    let needs = roots.map { (root: $0, files: graph.filesNeeded(by: $0)) }.sorted {
      $0.files.count == $1.files.count
        ? $0.files.lexicographicallyPrecedes($1.files) : $0.files.count < $1.files.count
    }
    var stages: [Stage] = []
    var shown: Set<Int> = []
    var whole: Set<Int> = []
    for (number, need) in needs.enumerated() {
      shown.insert(need.root)
      whole.formUnion(need.files)
      let last = stages.last?.compiled.count ?? 0
      let isLast = number == needs.count - 1
      let next = isLast ? 0 : whole.union(needs[number + 1].files).count
      if isLast || whole.count >= max(3 * last, 1) && next > max(12, 3 * last) {
        stages.append(
          Stage(shown: shown, compiled: whole.sorted(), visible: index.closure(of: shown.union(whole))))
        (shown, whole) = ([], [])
      }
    }
    self.stages = stages
  }

  /// A stage that shows previews, with all files that they may need in any way.
  func whole(of files: Set<Int>) -> Stage {
    let all = index.closure(of: files)
    return Stage(shown: files, compiled: all, visible: all)
  }
}
