package import Fonts
import Foundation
package import Typesetting

extension Font {
  /// The font of a text in an environment, with the modifiers of views and texts applied.
  package func request(in environment: EnvironmentValues, modifiers: TextModifiers) -> FontRequest {
    description(in: environment, modifiers: modifiers).request
  }

  /// How the font was specified: its style or size in the source, before scaling to the user's text size.
  package func origin(in environment: EnvironmentValues, modifiers: TextModifiers) -> FontOrigin {
    let description = description(in: environment, modifiers: modifiers)
    return FontOrigin(
      style: description.isScaled || description.customName != nil ? nil : description.style,
      size: Double(description.isScaled ? description.size : description.writtenSize ?? description.size),
      growsWithTypeSize: description.customName != nil && description.growsWithTypeSize,
      request: description.request)
  }

  private func description(in environment: EnvironmentValues, modifiers: TextModifiers) -> Description {
    var description = Description(size: 17)
    description.isForMac = environment.typePlatform == .macos
    describe(&description, in: environment)
    if let design = modifiers.design { description.design = design }
    if let width = modifiers.width { description.width = width }
    if modifiers.isMonospaced { description.design = .monospaced }
    if modifiers.hasMonospacedDigits { description.hasMonospacedDigits = true }
    if modifiers.isItalic { description.isItalic = true }
    if let weight = modifiers.weight { description.weight = weight }
    if modifiers.isBold { description.embolden() }
    if modifiers.scale.isSecondary { description.scale(by: 0.8) }
    if environment.legibilityWeight == .bold && description.weight.value < Weight.semibold.value {
      description.weight = .semibold
    }
    return description
  }

  /// The state of font resolution, which reads the description from the inside out.
  private struct Description {
    var size: CGFloat
    /// The size in the source, before scaling to the user's text size.
    var writtenSize: CGFloat?
    var growsWithTypeSize = false
    /// Whether the size is a multiple of the font's own.
    var isScaled = false
    var style: TextStyle?
    var customName: String?
    var weight = Weight.regular
    var design = Design.default
    var width = Width.standard
    var isItalic = false
    var hasMonospacedDigits = false
    var smallCapitals: FontRequest.SmallCapitals = []
    var lineHeight: CGFloat?
    var leading = Leading.standard
    var isForMac = false

    /// Bold text in a text style uses that style's emphasized weight: semibold for nearly all but the titles.
    mutating func embolden() {
      let platform = isForMac ? TypeScale.Platform.macos : .ios
      weight =
        style.map { Weight(value: CGFloat(TypeScale.emphasizedWeight($0.scaleStyle, on: platform))) } ?? .bold
    }

    /// Gives the font a size of its own; the line height is then that of sizes outside the text styles.
    mutating func resize(to newSize: CGFloat) {
      size = newSize.isFinite && newSize > 0 ? newSize : 0.01
      lineHeight = nil
    }

    mutating func scale(by factor: CGFloat) {
      isScaled = true
      size = (size * factor).rounded()
      lineHeight = lineHeight.map { $0 * factor }
    }

    var request: FontRequest {
      var request = FontRequest(size: Double(size))
      if let customName {
        request.family = .custom(customName)
      } else {
        request.family =
          switch design {
          case .default: .system
          case .rounded: .rounded
          case .serif: .serif
          case .monospaced: .monospaced
          }
      }
      request.weight = Double(weight.value)
      request.width = Double(width.value)
      request.isForMac = isForMac
      request.isItalic = isItalic
      request.hasMonospacedDigits = hasMonospacedDigits
      request.smallCapitals = smallCapitals
      request.lineHeight = lineHeight.map { height in
        switch leading {
        case .standard: Double(height)
        // On iOS tight leading is two points less, and loose leading two points more.
        case .tight: Double(height) - 2
        case .loose: Double(height) + 2
        }
      }
      return request
    }
  }

  private func describe(_ description: inout Description, in environment: EnvironmentValues) {
    switch provider {
    case .textStyle(let style, let design, let weight):
      let platform = environment.typePlatform
      let metrics = TypeScale.metrics(
        style.scaleStyle, size: environment.dynamicTypeSize.rawValue, on: platform)
      description.style = style
      description.size = CGFloat(metrics.size)
      description.lineHeight = CGFloat(metrics.lineHeight)
      description.weight = weight ?? Weight(value: CGFloat(TypeScale.weight(style.scaleStyle, on: platform)))
      description.design = design ?? .default
    case .system(let size, let weight, let design):
      description.size = size.isFinite && size > 0 ? size : 0.01
      description.weight = weight ?? .regular
      description.design = design ?? .default
    case .custom(let name, let size, let scaling):
      description.customName = name
      description.writtenSize = size
      switch scaling {
      case .fixed:
        description.size = size
      case .relative(let style):
        // Custom fonts scale to whole points.
        description.growsWithTypeSize = true
        let scale =
          TypeScale.hasSizes(on: environment.typePlatform)
          ? TypeScale.scale(style.scaleStyle, size: environment.dynamicTypeSize.rawValue) : 1
        description.size = (size * CGFloat(scale)).rounded()
      }
      if !(description.size > 0) { description.size = 0.01 }
    case .modified(let base, let modification):
      base.describe(&description, in: environment)
      switch modification {
      case .weight(let weight): description.weight = weight
      case .bold(let isBold): if isBold { description.embolden() }
      case .italic(let isItalic): description.isItalic = isItalic
      case .width(let width): description.width = width
      case .design(let design): description.design = design
      case .leading(let leading): description.leading = leading
      case .monospaced(let isMonospaced): if isMonospaced { description.design = .monospaced }
      case .monospacedDigit: description.hasMonospacedDigits = true
      case .smallCaps: description.smallCapitals = [.lowercase, .uppercase]
      case .lowercaseSmallCaps: description.smallCapitals.insert(.lowercase)
      case .uppercaseSmallCaps: description.smallCapitals.insert(.uppercase)
      case .pointSize(let size): description.resize(to: size)
      case .scaled(let factor): description.resize(to: description.size * factor)
      }
    }
  }
}

extension Font.TextStyle {
  /// The style in Apple's tables.
  package var scaleStyle: TypeScale.Style {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension DynamicTypeSize {
  /// A length that scales with a text style, rounded to the nearest pixel.
  package func scaled(_ value: Double, relativeTo style: Font.TextStyle, pixelLength: Double) -> Double {
    let scaled = value * TypeScale.scale(style.scaleStyle, size: rawValue)
    return (scaled / pixelLength + 0.5).rounded(.down) * pixelLength
  }
}

extension EnvironmentValues {
  /// From baseline to baseline of lines in the environment's font, in points; nil if the font alone decides.
  package var linePitch: Double? {
    (font ?? .body).request(in: self, modifiers: textModifiers).lineHeight.map { $0.rounded() }
  }
}
