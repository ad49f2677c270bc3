package import Views

/// A system screen above the window, such as that for sharing.
package struct SystemSheet {
  /// What opened it, as it is written in source.
  package var name: String
  package var inputs: _ViewInputs
  /// Closes it.
  package var dismiss: @MainActor () -> Void
}

/// Collects the system screens that are open.
package struct SystemSheetKey: PreferenceKey {
  package static var defaultValue: [SystemSheet] { [] }

  package static func reduce(value: inout [SystemSheet], nextValue: () -> [SystemSheet]) {
    value += nextValue()
  }
}

nonisolated extension View {
  /// Opens a system screen while it is requested.
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
  /// The system's sheet.
  fileprivate static let systemSheet = ViewPart("systemSheet")
}
