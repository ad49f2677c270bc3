public import Foundation

extension AttributedString {
  /// The distance between the baselines of two lines.
  public struct LineHeight: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case variable
      case multiple(CGFloat)
      case leading(CGFloat)
      case exact(CGFloat)
    }

    fileprivate let kind: Kind

    /// The natural distance for the fonts of a line.
    public static let variable = LineHeight(kind: .variable)
    public static let normal = LineHeight(kind: .multiple(1.2))
    public static let tight = LineHeight(kind: .multiple(1))
    public static let loose = LineHeight(kind: .multiple(1.5))
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
  }
}

nonisolated extension View {
  /// The distance between the baselines of lines below.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    inputs { inputs in
      inputs.environment.lineHeight = lineHeight
      switch lineHeight?.kind {
      case nil, .variable: break
      case .leading(let increase): inputs.environment.lineSpacing = increase
      default:
        inputs.note(.withoutEffect, "lineHeight", "Lines are as far apart as their fonts ask for.")
      }
    }
  }
}

extension EnvironmentValues {
  private struct LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
  }

  /// The distance between the baselines of lines.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}
