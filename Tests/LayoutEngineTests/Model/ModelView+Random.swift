import TestSupport

extension ModelView {
  /// A random view of at most a number of levels.
  static func random(depth: Int, using random: inout SeededRandom) -> ModelView {
    func pick<T>(_ choices: T..., random: inout SeededRandom) -> T { choices.randomElement(using: &random)! }
    func line(_ random: inout SeededRandom) -> Line { Line.allCases.randomElement(using: &random)! }
    func length(_ random: inout SeededRandom) -> Double {
      Double(Int.random(in: 0...12, using: &random)) * 7.5
    }
    func optional(_ random: inout SeededRandom) -> Double? {
      Bool.random(using: &random) ? length(&random) : nil
    }
    if depth == 0 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2: return .color
      case 4, 5: return .paragraph(Int.random(in: 1...30, using: &random))
      case 3: return .spacer(minLength: pick(nil, nil, 0, 20, random: &random))
      default: return .box(length(&random), length(&random))
      }
    }
    func child(_ random: inout SeededRandom) -> ModelView {
      Self.random(
        depth: depth - 1 - (Int.random(in: 0..<3, using: &random) == 0 ? min(1, depth - 1) : 0),
        using: &random)
    }
    func children(_ random: inout SeededRandom) -> [ModelView] {
      (0..<pick(0, 1, 2, 2, 3, 3, 4, random: &random)).map { _ in child(&random) }
    }
    func spacing(_ random: inout SeededRandom) -> Double? { pick(nil, nil, 0, 10, -5, random: &random) }
    func bounds(_ random: inout SeededRandom) -> Bounds {
      Bounds(
        min: optional(&random), ideal: Int.random(in: 0..<4, using: &random) == 0 ? length(&random) : nil,
        max: pick(nil, .infinity, length(&random), length(&random), random: &random))
    }
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1, 2: return .hStack(line(&random), spacing: spacing(&random), children(&random))
    case 3, 4, 5: return .vStack(line(&random), spacing: spacing(&random), children(&random))
    case 6: return .zStack(x: line(&random), y: line(&random), children(&random))
    case 7, 8:
      return .frame(
        width: optional(&random), height: optional(&random), x: line(&random), y: line(&random),
        child(&random))
    case 9, 10:
      return .flexFrame(
        bounds(&random), bounds(&random), x: line(&random), y: line(&random), child(&random))
    case 11:
      func inset(_ random: inout SeededRandom) -> Double { pick(0, 0, 4, 16, -6, random: &random) }
      return .padding(
        top: inset(&random), leading: inset(&random), bottom: inset(&random), trailing: inset(&random),
        child(&random))
    case 12:
      return .fixedSize(
        horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random), child(&random))
    case 13:
      return .fitted(pick(0.5, 1, 1.5, random: &random), child(&random))
    default:
      return .priority(pick(-1, 0, 1, 2, random: &random), child(&random))
    }
  }
}
