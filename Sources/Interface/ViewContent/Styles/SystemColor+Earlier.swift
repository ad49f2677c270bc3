import Imaging

extension SystemColor {
  /// The values that a colour had in iOS 13 to 18; nil if they are the same as in iOS 26.
  ///
  /// Read from SwiftUI 6.0 by the OpenSwiftUI project, and as widely published.
  var paletteUntilIOS18: SystemPalette? {
    switch self {
    case .red:
      SystemPalette(
        light: RGBAColor(hex: 0xFF3B30), dark: RGBAColor(hex: 0xFF453A),
        lightIncreased: RGBAColor(hex: 0xD70015), darkIncreased: RGBAColor(hex: 0xFF6961))
    case .orange:
      SystemPalette(
        light: RGBAColor(hex: 0xFF9500), dark: RGBAColor(hex: 0xFF9F0A),
        lightIncreased: RGBAColor(hex: 0xC93400), darkIncreased: RGBAColor(hex: 0xFFB340))
    case .yellow:
      SystemPalette(
        light: RGBAColor(hex: 0xFFCC00), dark: RGBAColor(hex: 0xFFD60A),
        lightIncreased: RGBAColor(hex: 0xB25000), darkIncreased: RGBAColor(hex: 0xFFD426))
    case .green:
      SystemPalette(
        light: RGBAColor(hex: 0x34C759), dark: RGBAColor(hex: 0x30D158),
        lightIncreased: RGBAColor(hex: 0x248A3D), darkIncreased: RGBAColor(hex: 0x30DB5B))
    case .mint:
      SystemPalette(
        light: RGBAColor(hex: 0x00C7BE), dark: RGBAColor(hex: 0x63E6E2),
        lightIncreased: RGBAColor(hex: 0x0C817B), darkIncreased: RGBAColor(hex: 0x63E6E2))
    case .teal:
      SystemPalette(
        light: RGBAColor(hex: 0x30B0C7), dark: RGBAColor(hex: 0x40C8E0),
        lightIncreased: RGBAColor(hex: 0x008299), darkIncreased: RGBAColor(hex: 0x5DE6FF))
    case .cyan:
      SystemPalette(
        light: RGBAColor(hex: 0x32ADE6), dark: RGBAColor(hex: 0x64D2FF),
        lightIncreased: RGBAColor(hex: 0x0071A4), darkIncreased: RGBAColor(hex: 0x70D7FF))
    case .blue, .link:
      SystemPalette(
        light: RGBAColor(hex: 0x007AFF), dark: RGBAColor(hex: 0x0A84FF),
        lightIncreased: RGBAColor(hex: 0x0040DD), darkIncreased: RGBAColor(hex: 0x409CFF))
    case .indigo:
      SystemPalette(
        light: RGBAColor(hex: 0x5856D6), dark: RGBAColor(hex: 0x5E5CE6),
        lightIncreased: RGBAColor(hex: 0x3634A3), darkIncreased: RGBAColor(hex: 0x7D7AFF))
    case .purple:
      SystemPalette(
        light: RGBAColor(hex: 0xAF52DE), dark: RGBAColor(hex: 0xBF5AF2),
        lightIncreased: RGBAColor(hex: 0x8944AB), darkIncreased: RGBAColor(hex: 0xDA8FFF))
    case .pink:
      SystemPalette(
        light: RGBAColor(hex: 0xFF2D55), dark: RGBAColor(hex: 0xFF375F),
        lightIncreased: RGBAColor(hex: 0xD30F45), darkIncreased: RGBAColor(hex: 0xFF6482))
    case .brown:
      SystemPalette(
        light: RGBAColor(hex: 0xA2845E), dark: RGBAColor(hex: 0xAC8E68),
        lightIncreased: RGBAColor(hex: 0x7F6545), darkIncreased: RGBAColor(hex: 0xB59469))
    default: nil
    }
  }
}
