public import Views
import Windows

/// Windows of one kind.
public struct WindowGroup<Content: View>: DrawnScene {
  private let title: Text?
  private let id: String?
  private let content: () -> Content
  /// The type of the value that windows show, and a window's view for one; nil if they show none.
  private var valueType: Any.Type?
  private var contentForValue: (@MainActor (AnyHashable) -> AnyView)?

  private init(_ title: Text?, _ id: String?, _ content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// - Parameter content: the window's view for a value, nil for a window without one.
  private init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text?, _ id: String?, of type: D.Type, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id) { PresentedWindowContent(content: content) }
    valueType = type
    contentForValue = { value in
      AnyView(PresentedWindowContent(value: value.base as? D, content: content))
    }
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
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleResource), nil, content)
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
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleResource), id, content)
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id, content)
  }

  /// Windows that show a value; a render shows one without a value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, of: type, content)
  }
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, of: type, content)
  }

  @_disfavoredOverload
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), id, of: type, content)
  }
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, of: type) { value in
      content(
        Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    var scene = WindowScene(.windowGroup, title: title, id: id, root: AnyView(content()))
    (scene.valueType, scene.rootForValue) = (valueType, contentForValue)
    list.scenes.append(scene)
  }
}

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(value: Data? = nil, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  public var body: some View { content($value) }
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
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    list.scenes.append(WindowScene(.window, title: title, id: id, root: AnyView(content())))
  }
}

/// A utility window.
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
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    list.scenes.append(WindowScene(.utilityWindow, title: title, id: id, root: AnyView(content())))
  }
}

/// The settings of a Mac's app; they are not one of the app's own windows.
public struct Settings<Content: View>: DrawnScene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    list.scenes.append(WindowScene(.settings, title: nil, id: nil, root: AnyView(content)))
  }
}

/// An item in the menu bar, beside the clock; the command `window --menu` shows it.
public struct MenuBarExtra<Label: View, Content: View>: DrawnScene {
  private let label: Label
  private let content: Content
  private let isInserted: Binding<Bool>

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isInserted: .constant(true), content: content, label: label)
  }

  /// - Parameter isInserted: whether the item is shown.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.label = label()
    self.content = content()
    self.isInserted = isInserted
  }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    guard isInserted.wrappedValue else { return }
    list.extras.append(MenuBarItem(label: AnyView(label), content: AnyView(content)))
  }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(titleResource) }
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == _TitleAndImage {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _TitleAndImage(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitleAndImage(titleResource, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _TitleAndImage(title, systemImage: systemImage) }
  }
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _TitleAndImage(titleKey, image: image) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _TitleAndImage(titleResource, image: image) }
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _TitleAndImage(title, image: image) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      _TitleAndImage(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      _TitleAndImage(titleResource, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { _TitleAndImage(title, systemImage: systemImage) }
  }
}

public typealias _TitleAndImage = Label<Text, Image>
