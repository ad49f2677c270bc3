public import Views

/// A button that starts and ends editing of the enclosing list.
public nonisolated struct EditButton: View, RoleBearing {
  package static var roles: ViewRoles { .control }

  @Environment(\.editMode) private var editMode
  @Environment(\.renderVersion) private var version

  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      if isEditing { Text(system: .done).bold() } else { Text(system: .edit) }
    }
  }
}

/// A button that starts renaming.
public nonisolated struct RenameButton<Label: View>: View {
  let label: Label

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension RenameButton where Label == Views.Label<Text, Image> {
  public init() {
    label = Views.Label {
      Text(system: .rename)
    } icon: {
      Image(systemName: "pencil")
    }
  }
}

/// A button that pastes what was copied; the system draws it in its own colours.
public nonisolated struct PasteButton: View {
  @Environment(\.labelStyle) private var labelStyle

  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public init(supportedContentTypes: [Any], payloadAction: @escaping ([Any]) -> Void) {}

  @MainActor public var body: some View {
    Button {
    } label: {
      Label {
        Text(system: .paste)
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .buttonStyle(.borderedProminent)
  }
}
