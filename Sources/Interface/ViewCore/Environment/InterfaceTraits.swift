import Foundation
import Geometry

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// Whether the user has asked for more contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// The size class of one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// Whether text is bolder for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// Whether a scene is in the foreground.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

/// How strongly something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// Whether something shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// Why content is hidden behind placeholders.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How the lines of a text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

nonisolated extension View {
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  public func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }

  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Hides the view behind placeholders inside `redacted(reason: .privacy)`.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.redactionReasons) { reasons in
      if sensitive, reasons.contains(.privacy) { reasons.insert(.placeholder) }
    }
  }

  public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }

  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: scheme)
  }

  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// The colour scheme that a view requests for its window.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
