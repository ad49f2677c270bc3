public import Views
import Windows

/// Items of the menu bar, which the command `window --menu` shows.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the commands to a list; only the library's own provide it.
  @MainActor static func _makeCommands(
    _ commands: Self, inputs: _ViewInputs, into list: inout _CommandList)
}

extension Commands {
  @MainActor
  public static func _makeCommands(
    _ commands: Self, inputs: _ViewInputs, into list: inout _CommandList
  ) {
    var commands = commands
    DynamicPropertyFields.of(Self.self).install(in: &commands, inputs: inputs)
    let body = commands.body
    Body._makeCommands(body, inputs: inputs.child(.body), into: &list)
  }
}

/// The commands of an app while they are collected.
public struct _CommandList {
  var commands: [MenuCommand] = []
}

extension Never: Commands {}

/// Built-in commands.
protocol DrawnCommands: Commands where Body == Never {
  @MainActor func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList)
}

extension DrawnCommands {
  public var body: Never { fatalError("\(Self.self) is gathered by the library and has no body.") }

  @MainActor
  public static func _makeCommands(
    _ commands: Self, inputs: _ViewInputs, into list: inout _CommandList
  ) {
    commands.makeCommands(inputs, into: &list)
  }
}

public struct EmptyCommands: DrawnCommands {
  public nonisolated init() {}
  func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {}
}

/// Two commands.
public struct _CommandsPair<First: Commands, Second: Commands>: DrawnCommands {
  let first: First
  let second: Second

  func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {
    First._makeCommands(first, inputs: inputs.child(.index(0)), into: &list)
    Second._makeCommands(second, inputs: inputs.child(.index(1)), into: &list)
  }
}

/// One of two sets of commands.
public struct _ConditionalCommands<First: Commands, Second: Commands>: DrawnCommands {
  let first: First?
  let second: Second?

  func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {
    if let first { First._makeCommands(first, inputs: inputs.child(.index(0)), into: &list) }
    if let second { Second._makeCommands(second, inputs: inputs.child(.index(1)), into: &list) }
  }
}

@resultBuilder
public struct CommandsBuilder {
  @MainActor public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  @MainActor public static func buildPartialBlock<First: Commands>(first: First) -> First { first }
  @MainActor public static func buildPartialBlock<First: Commands, Second: Commands>(
    accumulated: First, next: Second
  ) -> _CommandsPair<First, Second> { _CommandsPair(first: accumulated, second: next) }
  @MainActor public static func buildOptional<Content: Commands>(_ content: Content?) -> _ConditionalCommands<
    Content, EmptyCommands
  > { _ConditionalCommands(first: content, second: nil) }
  @MainActor public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalCommands<First, Second> { _ConditionalCommands(first: first, second: nil) }
  @MainActor public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalCommands<First, Second> { _ConditionalCommands(first: nil, second: second) }
  @MainActor public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

/// A menu of the app's own, after “View”.
public nonisolated struct CommandMenu<Content: View>: DrawnCommands {
  private let name: Text
  private let content: Content

  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  @_disfavoredOverload
  public nonisolated init(_ nameKey: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  @_disfavoredOverload
  public nonisolated init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  @MainActor func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {
    list.commands.append(MenuCommand(.menu(name), content: AnyView(content)))
  }
}

/// Items before, after or instead of those of a standard group.
public nonisolated struct CommandGroup<Content: View>: DrawnCommands {
  private let place: MenuCommand.Place
  private let content: Content

  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .before(group.group)
    content = addition()
  }

  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .after(group.group)
    content = addition()
  }

  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .replacing(group.group)
    content = addition()
  }

  @MainActor func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {
    list.commands.append(MenuCommand(place, content: AnyView(content)))
  }
}

/// The placement of a group in the menu bar.
public struct CommandGroupPlacement: Hashable, Sendable {
  let group: MenuGroup
  public static let appInfo = CommandGroupPlacement(group: .appInfo)
  public static let appSettings = CommandGroupPlacement(group: .appSettings)
  public static let systemServices = CommandGroupPlacement(group: .systemServices)
  public static let appVisibility = CommandGroupPlacement(group: .appVisibility)
  public static let appTermination = CommandGroupPlacement(group: .appTermination)
  public static let newItem = CommandGroupPlacement(group: .newItem)
  public static let saveItem = CommandGroupPlacement(group: .saveItem)
  public static let importExport = CommandGroupPlacement(group: .importExport)
  public static let printItem = CommandGroupPlacement(group: .printItem)
  public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
  public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
  public static let textEditing = CommandGroupPlacement(group: .textEditing)
  public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
  public static let toolbar = CommandGroupPlacement(group: .toolbar)
  public static let sidebar = CommandGroupPlacement(group: .sidebar)
  public static let windowSize = CommandGroupPlacement(group: .windowSize)
  public static let windowList = CommandGroupPlacement(group: .windowList)
  public static let singleWindowList = CommandGroupPlacement(group: .singleWindowList)
  public static let windowArrangement = CommandGroupPlacement(group: .windowArrangement)
  public static let help = CommandGroupPlacement(group: .help)
}

/// The commands that hide and show the sidebar.
public struct SidebarCommands: DrawnCommands {
  public nonisolated init() {}
  func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {
    list.commands.append(MenuCommand(.standard(.sidebar)))
  }
}

/// The commands that hide, show and customize the toolbar.
public struct ToolbarCommands: DrawnCommands {
  public nonisolated init() {}
  func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {
    list.commands.append(MenuCommand(.standard(.toolbar)))
  }
}

/// The commands that find, check and transform text.
public struct TextEditingCommands: DrawnCommands {
  public nonisolated init() {}
  func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {
    list.commands.append(MenuCommand(.standard(.textEditing)))
  }
}

/// The commands that set fonts, colours and alignments, in a menu of their own.
public struct TextFormattingCommands: DrawnCommands {
  public nonisolated init() {}
  func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {
    list.commands.append(MenuCommand(.standard(.textFormatting)))
  }
}

/// The commands that hide and show the inspector.
public struct InspectorCommands: DrawnCommands {
  public nonisolated init() {}
  func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {
    list.commands.append(MenuCommand(.standard(.inspector)))
  }
}

/// The commands that take pictures with the user's other devices; a Mac shows them if there are any.
public struct ImportFromDevicesCommands: DrawnCommands {
  public nonisolated init() {}
  func makeCommands(_ inputs: _ViewInputs, into list: inout _CommandList) {}
}
