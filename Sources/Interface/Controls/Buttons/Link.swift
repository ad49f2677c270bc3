public import Foundation
public import Views

/// A button that opens a web address.
public nonisolated struct Link<Label: View>: View, RoleBearing {
  package static var roles: ViewRoles { .control }

  let destination: URL
  let label: Label

  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .states { _ in .addTraits([.link]) }
    .states { _ in .removeTraits([.button]) }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
