extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { Image.Scale.medium }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { SymbolVariants.none }
  }

  /// Which variant of symbols is shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

nonisolated extension View {
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
