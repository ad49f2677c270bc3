package import Views

/// A screen of the system's own above the window, such as that for sharing.
package struct SystemSheet {
  /// What opened it, as it is written in source.
  package var name: String
  package var inputs: _ViewInputs
  /// Closes it.
  package var dismiss: @MainActor () -> Void
}

/// Gathers the screens of the system's own that are open.
package struct SystemSheetKey: PreferenceKey {
  package static var defaultValue: [SystemSheet] { [] }

  package static func reduce(value: inout [SystemSheet], nextValue: () -> [SystemSheet]) {
    value += nextValue()
  }
}

nonisolated extension View {
  /// Opens a screen of the system's own while it is asked for.
  func systemSheet(_ name: String, isPresented: Binding<Bool>) -> some View {
    inputs { inputs in
      guard isPresented.wrappedValue else { return }
      inputs.preferences.set(
        SystemSheetKey.self,
        [
          SystemSheet(
            name: name, inputs: inputs.child(.part(.systemSheet)),
            dismiss: { isPresented.wrappedValue = false })
        ])
    }
  }
}

extension ViewPart {
  /// The sheet of the system's own.
  fileprivate static let systemSheet = ViewPart("systemSheet")
}
