import Reports

/// The findings of many renders, without duplicates.
package struct LintReport: Sendable {
  /// The number of checked renders.
  package private(set) var renderCount = 0
  private var faults: [Fault] = []
  private var places: [LintKey: Int] = [:]

  private struct Fault: Sendable {
    var occurrences: [LintFinding.Occurrence] = []
    var isCleared = false

    /// Adds an occurrence; only the worst one keeps its picture.
    mutating func add(_ occurrence: LintFinding.Occurrence) {
      var occurrence = occurrence
      let worst = occurrences.firstIndex { $0.observation.picture != nil }
      if let worst, occurrences[worst].observation.badness >= occurrence.observation.badness {
        occurrence.observation.picture = nil
      } else if let worst {
        occurrences[worst].observation.picture = nil
      }
      occurrences.append(occurrence)
    }
  }

  package init() {}

  /// Adds the observations of a render.
  package mutating func add(_ render: LintedRender) {
    renderCount += 1
    for observation in render.observations {
      let key = LintKey(observation)
      let place = places[key] ?? faults.count
      if place == faults.count {
        faults.append(Fault())
        places[key] = place
      }
      if observation.isCounterexample {
        // A dismissed problem keeps nothing else.
        faults[place] = Fault(isCleared: true)
      } else if !faults[place].isCleared {
        faults[place].add(LintFinding.Occurrence(variant: render.variant, observation: observation))
      }
    }
  }

  /// The findings: errors, then warnings, then notes, each in the order of the rules, the worst first.
  package var findings: [LintFinding] {
    let rules = LintRule.allCases
    let severities = Array(Severity.allCases.reversed())
    func order(_ finding: LintFinding) -> (Int, Int) {
      (severities.firstIndex(of: finding.severity) ?? 0, rules.firstIndex(of: finding.rule) ?? 0)
    }
    return faults.filter { !$0.occurrences.isEmpty }.map { LintFinding($0.occurrences) }
      .enumerated().sorted { first, second in
        let (one, other) = (order(first.element), order(second.element))
        if one != other { return one < other }
        let (badness, less) = (first.element.worst.observation, second.element.worst.observation)
        if badness.badness != less.badness { return badness.badness > less.badness }
        return first.offset < second.offset
      }.map(\.element)
  }

  /// The number of findings that are more than notes.
  package var failureCount: Int { findings.count { $0.severity != .note } }
}
