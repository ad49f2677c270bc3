/// One of two contents, which the builders of charts and axes make from a condition.
///
/// It keeps the types of both, because the compiler infers the content of an `if` from its builder's result:
/// a result type that is the same for all contents would leave them ambiguous, and no `if` without `else`
/// could be compiled.
public nonisolated struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  @MainActor public func _addMarks(to list: inout [_Mark]) {
    switch storage {
    case .first(let content): content._addMarks(to: &list)
    case .second(let content): content._addMarks(to: &list)
    }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor public func _parts() -> [_AxisPart] {
    switch storage {
    case .first(let mark): mark._parts()
    case .second(let mark): mark._parts()
    }
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  @MainActor public func _axisMarks() -> [_AxisMarks] {
    switch storage {
    case .first(let content): content._axisMarks()
    case .second(let content): content._axisMarks()
    }
  }
}
