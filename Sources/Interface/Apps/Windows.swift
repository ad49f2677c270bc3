public import Views
import Windows

/// Windows of one kind.
public struct WindowGroup<Content: View>: DrawnScene {
  private let title: Text?
  private let id: String?
  private let content: () -> Content

  private init(_ title: Text?, _ id: String?, _ content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  public init(@ViewBuilder content: @escaping () -> Content) { self.init(nil, nil, content) }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(nil, id, content) }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, nil, content)
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content)
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, id, content)
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id, content)
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id, content)
  }

  /// Windows that show a value; a render shows one without.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id) { PresentedWindowContent(content: content) }
  }
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id) { PresentedWindowContent(content: content) }
  }
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id) { PresentedWindowContent { _ in content(.constant(defaultValue())) } }
  }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    list.scenes.append(WindowScene(.windowGroup, title: title, id: id, root: AnyView(content())))
  }
}

/// What a window for a value shows.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  public var body: some View { content(.constant(nil)) }
}

/// One window.
public struct Window<Content: View>: DrawnScene {
  private let title: Text
  private let id: String
  private let content: () -> Content

  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    list.scenes.append(WindowScene(.window, title: title, id: id, root: AnyView(content())))
  }
}

/// One window of tools.
public struct UtilityWindow<Content: View>: DrawnScene {
  private let title: Text
  private let id: String
  private let content: () -> Content

  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    list.scenes.append(WindowScene(.utilityWindow, title: title, id: id, root: AnyView(content())))
  }
}

/// The settings of a Mac's app; they are no window of the app's own.
public struct Settings<Content: View>: DrawnScene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    list.scenes.append(WindowScene(.settings, title: nil, id: nil, root: AnyView(content)))
  }
}

/// An item in the menu bar, beside the clock: no window of the app's.
public struct MenuBarExtra<Label: View, Content: View>: DrawnScene {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {}

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {}
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
