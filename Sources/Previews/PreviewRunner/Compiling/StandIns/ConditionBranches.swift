import SourceConditions

extension ConditionBranches {
  /// The branches of a source that is adapted to a platform, or of an unchanged one.
  init(adapter: SourceAdapter?, defines: Set<String>) {
    self.init { name, argument in
      if let argument { return adapter?.value(of: name, argument) }
      return name == "true" || name == "DEBUG" || defines.contains(name)
    }
  }
}
