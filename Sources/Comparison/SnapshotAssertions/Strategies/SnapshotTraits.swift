public import Foundation
public import Views

/// The circumstances under which a view is rendered for a snapshot.
public struct SnapshotTraits: Sendable {
  /// Pixels per point; `nil` is the layout's device, or 1.
  public var displayScale: Double?
  /// Light or dark; `nil` leaves it to the view.
  public var colorScheme: ColorScheme?
  /// The size of text; `nil` is the layout's screen's, or large.
  public var dynamicTypeSize: DynamicTypeSize?
  /// The locale of texts and numbers; never that of the machine.
  public var locale: Locale
  /// The rules by which views look.
  public var renderVersion: RenderVersion

  /// The rules by which views look, which follow the design of a generation of Apple's systems.
  ///
  /// A new version of FittingRoom that draws anything otherwise adds a case and keeps the others: references that
  /// were recorded by one stay valid for suites that name it.
  public enum RenderVersion: Int, Hashable, Sendable, CaseIterable {
    case iOS18 = 1
    case iOS26 = 2
  }

  public init(
    displayScale: Double? = nil, colorScheme: ColorScheme? = nil, dynamicTypeSize: DynamicTypeSize? = nil,
    locale: Locale = Locale(identifier: "en_US"), renderVersion: RenderVersion = .iOS26
  ) {
    self.displayScale = displayScale
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
    self.renderVersion = renderVersion
  }
}

/// The room a view is given for a snapshot.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen with its safe area.
  case device(config: ViewImageConfig)
  /// So many points.
  case fixed(width: Double, height: Double)
  /// The view's ideal size.
  case sizeThatFits

  /// A device's screen with its safe area.
  public static func device(_ config: ViewImageConfig) -> SwiftUISnapshotLayout { .device(config: config) }
}
