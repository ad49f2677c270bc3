public import Views

/// Windows of one kind.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Windows that show a value; a render shows one without.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content) }
  }
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content) }
  }
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent { _ in content(.constant(defaultValue())) } }
  }

  public var _root: AnyView? { AnyView(content()) }
}

/// What a window for a value shows.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  public var body: some View { content(.constant(nil)) }
}

/// One window.
public struct Window<Content: View>: _PrimitiveScene {
  private let content: () -> Content

  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public var _root: AnyView? { AnyView(content()) }
}

/// One window of tools.
public struct UtilityWindow<Content: View>: _PrimitiveScene {
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {}
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {}
  public var _root: AnyView? { nil }
}

/// The settings of a Mac's app; they are no window of the app's own.
public struct Settings<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
  public var _root: AnyView? { nil }
}

/// An item in the menu bar.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {}
  public var _root: AnyView? { nil }
}

extension MenuBarExtra where Label == _TitleAndImage {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
}

public typealias _TitleAndImage = Label<Text, Image>
