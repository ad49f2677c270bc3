package import LayoutEngine
public import Views

/// A screen with others pushed onto it; the last one is shown.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let path: NavigationPathSource?
  private let root: Root

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    NavigationScreens(inputs: inputs.inContainer, path: path).node(root, name: "NavigationStack")
  }
}

extension _ViewInputs {
  /// The inputs of what is in a container with bars.
  var inContainer: _ViewInputs {
    var inputs = self
    inputs.environment = environment.withTintAsAccentColor
    return inputs
  }
}

/// The values on a stack, and how to remove the last one.
struct NavigationPathSource {
  let elements: @MainActor () -> [AnyHashable]
  /// Adds a value; false if the path cannot hold it.
  let append: @MainActor (AnyHashable) -> Bool
  let removeLast: @MainActor () -> Void
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathSource(
      elements: { path.wrappedValue.elements },
      append: { value in
        path.wrappedValue.elements.append(value)
        return true
      },
      removeLast: { path.wrappedValue.removeLast() })
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathSource(
      elements: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let element = value.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      },
      removeLast: { path.wrappedValue.removeLast() })
    self.root = root()
  }
}

/// A stack of screens under its earlier name; if there is enough space, its views are columns.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  package func makeNode(_ outer: _ViewInputs) -> LayoutNode {
    let inputs = outer.inContainer
    let isStack =
      inputs.environment.navigationViewIsStack || inputs.environment.horizontalSizeClass == .compact
    if isStack {
      return NavigationScreens(inputs: inputs, path: nil).node(
        FirstView(content: content), name: "NavigationView")
    }
    let columns = SplitColumns(inputs: inputs, visibility: .automatic, preferredCompactColumn: nil)
    return columns.node(
      sidebar: AnyView(FirstView(content: content)), content: nil,
      detail: AnyView(FirstView(content: content, skipped: 1)), name: "NavigationView")
  }
}

/// One of the views of a builder.
private nonisolated struct FirstView<Content: View>: TransparentView {
  let content: Content
  var skipped = 0

  @MainActor
  func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let all = content.viewList(inputs).elements()
    if skipped < all.count { list.append(all[skipped]) }
  }
}

/// How a navigation view shows its content.
public protocol NavigationViewStyle: Sendable {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension EnvironmentValues {
  private struct NavigationViewIsStackKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  package var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How navigation views below show their content.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    inputs { $0.environment.navigationViewIsStack = style is StackNavigationViewStyle }
  }
}
