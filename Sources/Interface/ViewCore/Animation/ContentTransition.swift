import LayoutEngine

/// How a text or a symbol animates to its new content; a still picture shows the end.
public struct ContentTransition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case interpolate
    /// Digits roll; nil derives the direction from the value, if there is one.
    case numericText(countsDown: Bool, value: Double?)
    case symbol(SymbolReplacement)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The new content appears at once.
  public static let identity = ContentTransition(.identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(.opacity)
  /// The same letters or the same symbol interpolate between their sizes, positions and colours; everything
  /// else fades.
  public static let interpolate = ContentTransition(.interpolate)
  /// Letters that change roll upwards, or downwards where numbers count down; the others move to their
  /// positions.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numericText(countsDown: countsDown, value: nil))
  }
  /// Letters that change roll upwards where the value grows and downwards where it shrinks.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(.numericText(countsDown: false, value: value))
  }
  /// Symbols use the replace symbol effect.
  public static let symbolEffect = ContentTransition(.symbol(.automatic))
}

/// How one symbol replaces another.
package enum SymbolReplacement: Hashable, Sendable {
  /// The old one shrinks, then the new one grows.
  case downUp
  /// The old one grows, then the new one grows.
  case upUp
  /// The old one is gone at once, and the new one grows.
  case offUp

  package static let automatic = downUp
}

nonisolated extension View {
  /// Sets how texts and symbols in the view animate to new content.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    inputs { inputs in
      inputs.environment.contentTransition = transition
      if inputs.graph.timeline == nil { return }
      switch transition.kind {
      case .numericText:
        inputs.note(
          .approximated, "contentTransition",
          "How far digits roll and how blurred they are on their way is not measured.")
      case .symbol:
        inputs.note(
          .approximated, "contentTransition",
          "How far and how fast a symbol gives way to another is not measured.")
      case .identity, .opacity, .interpolate: break
      }
    }
  }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    // By default texts and symbols behave as with `interpolate`: what cannot be interpolated fades.
    static var defaultValue: ContentTransition { .interpolate }
  }

  /// How the content of the views below changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }
}
