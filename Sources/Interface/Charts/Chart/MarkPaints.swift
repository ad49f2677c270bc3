import Views

/// A cache of the paints of marks.
struct MarkPaints {
  let model: ChartModel
  let environment: EnvironmentValues

  /// A style's index and opacity.
  private struct Look: Hashable {
    var style: Int
    var opacity: Double
  }

  private var paints: [Look: _StylePaint.Paint] = [:]
  private var last: (look: Look, paint: _StylePaint.Paint)?

  init(model: ChartModel, environment: EnvironmentValues) {
    self.model = model
    self.environment = environment
  }

  mutating func paint(of item: ChartModel.Placed) -> _StylePaint.Paint {
    let look = Look(style: item.style, opacity: item.mark.opacity)
    if let last, last.look == look { return last.paint }
    let paint =
      paints[look] ?? model.styles[look.style].opacity(look.opacity)._paint(in: environment).paint
    paints[look] = paint
    last = (look, paint)
    return paint
  }
}
