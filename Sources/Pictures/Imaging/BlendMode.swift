/// How the colours of a layer are combined with what is already drawn beneath it.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
  /// The remaining Porter-Duff operators, which `GraphicsContext.BlendMode` offers.
  case clear
  case copy
  case sourceIn
  case sourceOut
  case destinationAtop
  case destinationIn
  case xor
}
