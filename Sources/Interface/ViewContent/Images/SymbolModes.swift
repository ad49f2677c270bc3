/// Whether the layers of a symbol are filled with one colour or a gradient of it.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let number: Int
  public static let flat = SymbolColorRenderingMode(number: 0)
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

/// How a symbol shows a value: by colouring its layers, or by drawing them up to the value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let number: Int
  public static let color = SymbolVariableValueMode(number: 0)
  public static let draw = SymbolVariableValueMode(number: 1)
}

nonisolated extension View {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    inputs {
      if mode == .gradient {
        $0.note(.withoutEffect, "symbolColorRenderingMode", "Symbols are filled with plain colours.")
      }
    }
  }

  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    inputs {
      if mode == .draw {
        $0.note(
          .withoutEffect, "symbolVariableValueMode", "A symbol shows its value by the colours of its layers.")
      }
    }
  }
}
