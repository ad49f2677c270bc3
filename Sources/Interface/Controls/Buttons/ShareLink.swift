public import Views

/// How a share sheet shows an item.
public struct SharePreview<Image, Icon>: Sendable {}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
  public init(_ title: Text) {}
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
  public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}
  public init(_ title: Text, icon: Icon) {}
}

extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  public init(_ title: Text, image: Image, icon: Icon) {}
}

/// The label of a share link without one of its own: a box with an arrow, and "Share…".
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text?

  @MainActor public var body: some View {
    Label {
      title ?? Text(system: .share)
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A button that opens a share sheet.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View, RoleBearing {
  package static var roles: ViewRoles { .control }

  let label: Label
  @State private var isOpen = false

  init(_ label: Label) {
    self.label = label
  }

  @MainActor public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .systemSheet("ShareLink", isPresented: $isOpen)
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label())
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection {
    self.init(label())
  }
}

extension ShareLink {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label())
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection {
    self.init(label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
    self.init(DefaultShareLinkLabel(title: nil))
  }

  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data: RandomAccessCollection {
    self.init(DefaultShareLinkLabel(title: nil))
  }

  public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data: RandomAccessCollection {
    self.init(DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection {
    self.init(DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(DefaultShareLinkLabel(title: nil))
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection {
    self.init(DefaultShareLinkLabel(title: nil))
  }

  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(DefaultShareLinkLabel(title: Text(title)))
  }
}
