package import Imaging

/// The colours that the system names, with their values in each version of its design.
///
/// Values are Apple's published ones (Human Interface Guidelines, Color) where they exist; label, fill and
/// background colours are those that UIKit reports.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red
  case orange
  case yellow
  case green
  case mint
  case teal
  case cyan
  case blue
  case indigo
  case purple
  case pink
  case brown
  case gray
  case systemGray2
  case systemGray3
  case systemGray4
  case systemGray5
  case systemGray6
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case quinaryLabel
  case placeholderText
  case separator
  case opaqueSeparator
  case link
  case systemFill
  case secondarySystemFill
  case tertiarySystemFill
  case quaternarySystemFill
  case systemBackground
  case secondarySystemBackground
  case tertiarySystemBackground
  case systemGroupedBackground
  case secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case darkText
  case lightText
  case clear

  /// The colour's values for each appearance.
  package func palette(in version: RenderVersion) -> SystemPalette {
    if version < .iOS26, let earlier = paletteUntilIOS18 { return earlier }
    return palette
  }

  /// The elevated variant of the colour, for what is presented above the window's own views: dark backgrounds
  /// become lighter.
  var elevated: SystemColor {
    switch self {
    case .systemBackground, .systemGroupedBackground: .secondarySystemBackground
    case .secondarySystemBackground, .secondarySystemGroupedBackground: .tertiarySystemBackground
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground: .systemGray4
    default: self
    }
  }

  private var palette: SystemPalette {
    switch self {
    case .red:
      SystemPalette(
        light: RGBAColor(hex: 0xFF383C), dark: RGBAColor(hex: 0xFF4245),
        lightIncreased: RGBAColor(hex: 0xE9152D), darkIncreased: RGBAColor(hex: 0xFF6165))
    case .orange:
      SystemPalette(
        light: RGBAColor(hex: 0xFF8D28), dark: RGBAColor(hex: 0xFF9230),
        lightIncreased: RGBAColor(hex: 0xC55300), darkIncreased: RGBAColor(hex: 0xFFA056))
    case .yellow:
      SystemPalette(
        light: RGBAColor(hex: 0xFFCC00), dark: RGBAColor(hex: 0xFFD600),
        lightIncreased: RGBAColor(hex: 0xA16A00), darkIncreased: RGBAColor(hex: 0xFEDF43))
    case .green:
      SystemPalette(
        light: RGBAColor(hex: 0x34C759), dark: RGBAColor(hex: 0x30D158),
        lightIncreased: RGBAColor(hex: 0x008932), darkIncreased: RGBAColor(hex: 0x4AD968))
    case .mint:
      SystemPalette(
        light: RGBAColor(hex: 0x00C8B3), dark: RGBAColor(hex: 0x00DAC3),
        lightIncreased: RGBAColor(hex: 0x008575), darkIncreased: RGBAColor(hex: 0x54DFCB))
    case .teal:
      SystemPalette(
        light: RGBAColor(hex: 0x00C3D0), dark: RGBAColor(hex: 0x00D2E0),
        lightIncreased: RGBAColor(hex: 0x008198), darkIncreased: RGBAColor(hex: 0x3BDDEC))
    case .cyan:
      SystemPalette(
        light: RGBAColor(hex: 0x00C0E8), dark: RGBAColor(hex: 0x3CD3FE),
        lightIncreased: RGBAColor(hex: 0x007EAE), darkIncreased: RGBAColor(hex: 0x6DD9FF))
    case .blue:
      SystemPalette(
        light: RGBAColor(hex: 0x0088FF), dark: RGBAColor(hex: 0x0091FF),
        lightIncreased: RGBAColor(hex: 0x1E6EF4), darkIncreased: RGBAColor(hex: 0x5CB8FF))
    case .indigo:
      SystemPalette(
        light: RGBAColor(hex: 0x6155F5), dark: RGBAColor(hex: 0x6D7CFF),
        lightIncreased: RGBAColor(hex: 0x564ADE), darkIncreased: RGBAColor(hex: 0xA7AAFF))
    case .purple:
      SystemPalette(
        light: RGBAColor(hex: 0xCB30E0), dark: RGBAColor(hex: 0xDB34F2),
        lightIncreased: RGBAColor(hex: 0xB02FC2), darkIncreased: RGBAColor(hex: 0xEA8DFF))
    case .pink:
      SystemPalette(
        light: RGBAColor(hex: 0xFF2D55), dark: RGBAColor(hex: 0xFF375F),
        lightIncreased: RGBAColor(hex: 0xE7124D), darkIncreased: RGBAColor(hex: 0xFF8AC4))
    case .brown:
      SystemPalette(
        light: RGBAColor(hex: 0xAC7F5E), dark: RGBAColor(hex: 0xB78A66),
        lightIncreased: RGBAColor(hex: 0x956D51), darkIncreased: RGBAColor(hex: 0xDBA679))
    case .gray:
      SystemPalette(
        light: RGBAColor(hex: 0x8E8E93), dark: RGBAColor(hex: 0x8E8E93),
        lightIncreased: RGBAColor(hex: 0x6C6C70), darkIncreased: RGBAColor(hex: 0xAEAEB2))
    case .systemGray2:
      SystemPalette(
        light: RGBAColor(hex: 0xAEAEB2), dark: RGBAColor(hex: 0x636366),
        lightIncreased: RGBAColor(hex: 0x8E8E93), darkIncreased: RGBAColor(hex: 0x7C7C80))
    case .systemGray3:
      SystemPalette(
        light: RGBAColor(hex: 0xC7C7CC), dark: RGBAColor(hex: 0x48484A),
        lightIncreased: RGBAColor(hex: 0xAEAEB2), darkIncreased: RGBAColor(hex: 0x545456))
    case .systemGray4:
      SystemPalette(
        light: RGBAColor(hex: 0xD1D1D6), dark: RGBAColor(hex: 0x3A3A3C),
        lightIncreased: RGBAColor(hex: 0xBCBCC0), darkIncreased: RGBAColor(hex: 0x444446))
    case .systemGray5:
      SystemPalette(
        light: RGBAColor(hex: 0xE5E5EA), dark: RGBAColor(hex: 0x2C2C2E),
        lightIncreased: RGBAColor(hex: 0xD8D8DC), darkIncreased: RGBAColor(hex: 0x363638))
    case .systemGray6:
      SystemPalette(
        light: RGBAColor(hex: 0xF2F2F7), dark: RGBAColor(hex: 0x1C1C1E),
        lightIncreased: RGBAColor(hex: 0xEBEBF0), darkIncreased: RGBAColor(hex: 0x242426))
    case .label:
      SystemPalette(
        light: RGBAColor(hex: 0x000000), dark: RGBAColor(hex: 0xFFFFFF),
        lightIncreased: RGBAColor(hex: 0x000000), darkIncreased: RGBAColor(hex: 0xFFFFFF))
    case .secondaryLabel:
      SystemPalette(
        light: RGBAColor(hex: 0x3C3C43, alpha: 0.6), dark: RGBAColor(hex: 0xEBEBF5, alpha: 0.6),
        lightIncreased: RGBAColor(hex: 0x3C3C43, alpha: 0.8),
        darkIncreased: RGBAColor(hex: 0xEBEBF5, alpha: 0.7))
    case .tertiaryLabel:
      SystemPalette(
        light: RGBAColor(hex: 0x3C3C43, alpha: 0.3), dark: RGBAColor(hex: 0xEBEBF5, alpha: 0.3),
        lightIncreased: RGBAColor(hex: 0x3C3C43, alpha: 0.7),
        darkIncreased: RGBAColor(hex: 0xEBEBF5, alpha: 0.55))
    case .quaternaryLabel:
      SystemPalette(
        light: RGBAColor(hex: 0x3C3C43, alpha: 0.18), dark: RGBAColor(hex: 0xEBEBF5, alpha: 0.16),
        lightIncreased: RGBAColor(hex: 0x3C3C43, alpha: 0.55),
        darkIncreased: RGBAColor(hex: 0xEBEBF5, alpha: 0.4))
    case .quinaryLabel:
      SystemPalette(
        light: RGBAColor(hex: 0x000000, alpha: 0.05), dark: RGBAColor(hex: 0xFFFFFF, alpha: 0.05),
        lightIncreased: RGBAColor(hex: 0x000000, alpha: 0.0813726),
        darkIncreased: RGBAColor(hex: 0xFFFFFF, alpha: 0.0813726))
    case .placeholderText:
      SystemPalette(
        light: RGBAColor(hex: 0x3C3C43, alpha: 0.3), dark: RGBAColor(hex: 0xEBEBF5, alpha: 0.3),
        lightIncreased: RGBAColor(hex: 0x3C3C43, alpha: 0.3),
        darkIncreased: RGBAColor(hex: 0xEBEBF5, alpha: 0.3))
    case .separator:
      SystemPalette(
        light: RGBAColor(hex: 0x3C3C43, alpha: 0.29), dark: RGBAColor(hex: 0x545458, alpha: 0.6),
        lightIncreased: RGBAColor(hex: 0x3C3C43, alpha: 0.37),
        darkIncreased: RGBAColor(hex: 0x545458, alpha: 0.68))
    case .opaqueSeparator:
      SystemPalette(
        light: RGBAColor(hex: 0xC6C6C8), dark: RGBAColor(hex: 0x38383A),
        lightIncreased: RGBAColor(hex: 0xC6C6C8), darkIncreased: RGBAColor(hex: 0x38383A))
    case .link:
      SystemPalette(
        light: RGBAColor(hex: 0x007AFF), dark: RGBAColor(hex: 0x0A84FF),
        lightIncreased: RGBAColor(hex: 0x007AFF), darkIncreased: RGBAColor(hex: 0x0A84FF))
    case .systemFill:
      SystemPalette(
        light: RGBAColor(hex: 0x787880, alpha: 0.2), dark: RGBAColor(hex: 0x787880, alpha: 0.36),
        lightIncreased: RGBAColor(hex: 0x787880, alpha: 0.28),
        darkIncreased: RGBAColor(hex: 0x787880, alpha: 0.44))
    case .secondarySystemFill:
      SystemPalette(
        light: RGBAColor(hex: 0x787880, alpha: 0.16), dark: RGBAColor(hex: 0x787880, alpha: 0.32),
        lightIncreased: RGBAColor(hex: 0x787880, alpha: 0.24),
        darkIncreased: RGBAColor(hex: 0x787880, alpha: 0.4))
    case .tertiarySystemFill:
      SystemPalette(
        light: RGBAColor(hex: 0x767680, alpha: 0.12), dark: RGBAColor(hex: 0x767680, alpha: 0.24),
        lightIncreased: RGBAColor(hex: 0x767680, alpha: 0.2),
        darkIncreased: RGBAColor(hex: 0x767680, alpha: 0.32))
    case .quaternarySystemFill:
      SystemPalette(
        light: RGBAColor(hex: 0x747480, alpha: 0.08), dark: RGBAColor(hex: 0x767680, alpha: 0.18),
        lightIncreased: RGBAColor(hex: 0x747480, alpha: 0.12),
        darkIncreased: RGBAColor(hex: 0x747480, alpha: 0.26))
    case .systemBackground:
      SystemPalette(
        light: RGBAColor(hex: 0xFFFFFF), dark: RGBAColor(hex: 0x000000),
        lightIncreased: RGBAColor(hex: 0xFFFFFF), darkIncreased: RGBAColor(hex: 0x000000))
    case .secondarySystemBackground:
      SystemPalette(
        light: RGBAColor(hex: 0xF2F2F7), dark: RGBAColor(hex: 0x1C1C1E),
        lightIncreased: RGBAColor(hex: 0xEBEBF0), darkIncreased: RGBAColor(hex: 0x242426))
    case .tertiarySystemBackground:
      SystemPalette(
        light: RGBAColor(hex: 0xFFFFFF), dark: RGBAColor(hex: 0x2C2C2E),
        lightIncreased: RGBAColor(hex: 0xFFFFFF), darkIncreased: RGBAColor(hex: 0x363638))
    case .systemGroupedBackground:
      SystemPalette(
        light: RGBAColor(hex: 0xF2F2F7), dark: RGBAColor(hex: 0x000000),
        lightIncreased: RGBAColor(hex: 0xEBEBF0), darkIncreased: RGBAColor(hex: 0x000000))
    case .secondarySystemGroupedBackground:
      SystemPalette(
        light: RGBAColor(hex: 0xFFFFFF), dark: RGBAColor(hex: 0x1C1C1E),
        lightIncreased: RGBAColor(hex: 0xFFFFFF), darkIncreased: RGBAColor(hex: 0x242426))
    case .tertiarySystemGroupedBackground:
      SystemPalette(
        light: RGBAColor(hex: 0xF2F2F7), dark: RGBAColor(hex: 0x2C2C2E),
        lightIncreased: RGBAColor(hex: 0xEBEBF0), darkIncreased: RGBAColor(hex: 0x363638))
    case .darkText:
      SystemPalette(
        light: RGBAColor(hex: 0x000000), dark: RGBAColor(hex: 0x000000),
        lightIncreased: RGBAColor(hex: 0x000000), darkIncreased: RGBAColor(hex: 0x000000))
    case .lightText:
      SystemPalette(
        light: RGBAColor(hex: 0xFFFFFF, alpha: 0.6), dark: RGBAColor(hex: 0xFFFFFF, alpha: 0.6),
        lightIncreased: RGBAColor(hex: 0xFFFFFF, alpha: 0.6),
        darkIncreased: RGBAColor(hex: 0xFFFFFF, alpha: 0.6))
    case .clear:
      SystemPalette(
        light: RGBAColor(hex: 0x000000, alpha: 0), dark: RGBAColor(hex: 0x000000, alpha: 0),
        lightIncreased: RGBAColor(hex: 0x000000, alpha: 0), darkIncreased: RGBAColor(hex: 0x000000, alpha: 0))
    }
  }
}

/// One colour's values for light and dark interfaces, with and without increased contrast.
package struct SystemPalette: Sendable {
  package let light: RGBAColor
  package let dark: RGBAColor
  package let lightIncreased: RGBAColor
  package let darkIncreased: RGBAColor

  package func value(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> RGBAColor {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased
    case (.dark, .increased): darkIncreased
    }
  }
}

extension RGBAColor {
  /// A colour from its six hexadecimal digits.
  init(hex: UInt32, alpha: Float = 1) {
    self.init(
      red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
