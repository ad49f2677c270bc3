public import Foundation
import Rendering
public import Views

/// The circumstances under which a view is rendered for a snapshot.
public struct SnapshotTraits: Sendable {
  var circumstances = Circumstances()

  /// Pixels per point; `nil` is the layout's device, or 1.
  public var displayScale: Double?

  /// What a user does with the view before the snapshot is taken.
  public var steps: [SnapshotStep] = []

  /// The moment to show, in seconds after the last step, or after the view's appearance if there are no
  /// steps, like `--at`; `nil` shows everything at rest. Times below zero count as zero.
  public var moment: Double?

  /// Light or dark; `nil` leaves it to the view.
  public var colorScheme: ColorScheme? {
    get { circumstances.colorScheme }
    set { circumstances.colorScheme = newValue }
  }

  /// Whether system colours use “Increase Contrast”.
  public var contrast: ColorSchemeContrast {
    get { circumstances.contrast ?? .standard }
    set { circumstances.contrast = newValue }
  }

  /// The size of text; `nil` is the layout's screen's, or large.
  public var dynamicTypeSize: DynamicTypeSize? {
    get { circumstances.dynamicTypeSize }
    set { circumstances.dynamicTypeSize = newValue }
  }

  /// The locale of texts and numbers; never that of the machine.
  public var locale: Locale {
    get { circumstances.resolvedLocale }
    set { circumstances.locale = newValue.identifier }
  }

  /// The version of the rules that views are drawn by.
  public var renderVersion: RenderVersion {
    get { RenderVersion(rawValue: circumstances.renderVersion.number) ?? .iOS26 }
    set { circumstances.renderVersion = Views.RenderVersion(newValue.rawValue) ?? .current }
  }

  /// A version of the rules that views are drawn by, which follows the design of a generation of Apple's
  /// systems.
  ///
  /// A new version of FittingRoom that draws anything differently adds a case and keeps the others:
  /// references recorded with one stay valid for suites that name it.
  public enum RenderVersion: Int, Hashable, Sendable, CaseIterable {
    case iOS18 = 1
    case iOS26 = 2
  }

  public init(
    displayScale: Double? = nil, colorScheme: ColorScheme? = nil, dynamicTypeSize: DynamicTypeSize? = nil,
    locale: Locale = Locale(identifier: "en_US"), renderVersion: RenderVersion = .iOS26,
    contrast: ColorSchemeContrast = .standard, steps: [SnapshotStep] = [], at moment: Double? = nil
  ) {
    self.moment = moment.map { $0.isFinite ? max($0, 0) : 0 }
    self.steps = steps
    self.displayScale = displayScale
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
    self.renderVersion = renderVersion
    self.contrast = contrast
  }
}

/// The space that a view is proposed for a snapshot.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen with its safe area.
  case device(config: ViewImageConfig)
  /// A fixed size in points.
  case fixed(width: Double, height: Double)
  /// The view's ideal size.
  case sizeThatFits

  /// A device's screen with its safe area.
  public static func device(_ config: ViewImageConfig) -> SwiftUISnapshotLayout { .device(config: config) }
}
