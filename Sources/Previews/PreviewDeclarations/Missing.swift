public import Apps
import Foundation
import Geometry
import LayoutEngine
public import Screens
internal import Synchronization
import ViewCore
public import Views

// What the runner inserts into copies of sources instead of code that does not compile
// (Sources/Previews/SourceSyntax). The names start with an underscore so that they do not clash with those of
// sources.

/// The replacements for code that does not compile.
public enum _Missing {
  /// A labelled box instead of a view, or of anything else that a builder accepts.
  @discardableResult
  public static func box(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line
  ) -> _MissingView {
    _MissingView(name: name, error: error, file: file, line: line)
  }

  /// The content of a view that does not compile, with a dashed line around it and the view's name if there
  /// is space.
  @discardableResult
  public static func box<Content: View>(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) -> _MissingContainer<Content> {
    _MissingContainer(name: name, file: file, line: line, content: content())
  }

  /// The same where the missing view gives its content something, of which nothing is known: a store, a proxy, an element.
  @discardableResult
  public static func box<Content: View>(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line,
    @ViewBuilder content: (_MissingValue) -> Content
  ) -> _MissingContainer<Content> {
    _MissingContainer(name: name, file: file, line: line, content: content(.of(name)))
  }

  /// A title instead of one that does not compile, which shows its name.
  public static func text(_ name: String, file: String = #fileID, line: Int = #line) -> String {
    note(name, "“\(name)” does not compile here; its name stands in its place.", file, line)
    return MissingValues.label(name)
  }

  /// A missing value that the source force-unwraps, in a project with missing modules: the code that provides
  /// it may not compile here. It is replaced with an empty value if there is one.
  public static func unwrap<Value>(
    _ value: Value?, _ name: String, file: String = #fileID, line: Int = #line
  ) -> Value {
    if let value { return value }
    if let empty = MissingValues.make(Value.self, named: name) {
      note(name, "“\(name)” is nil here; an empty value stands in its place.", file, line)
      return empty
    }
    fatalError("Unexpectedly found nil while unwrapping “\(name)” (\(fileName(file)):\(line))")
  }

  /// The same for throwing code.
  public static func attempt<Value>(
    _ value: () throws -> Value, _ name: String, file: String = #fileID, line: Int = #line
  ) -> Value {
    do {
      return try value()
    } catch {
      if let empty: Value = (() as? Value) ?? MissingValues.make(Value.self, named: name) {
        note(name, "“\(name)” threw an error here; an empty value stands in its place.", file, line)
        return empty
      }
      fatalError("“\(name)” (\(fileName(file)):\(line)) unexpectedly raised an error: \(error)")
    }
  }

  /// A value that the source casts by force, in a project with missing modules: what comes from one of these is of another type. An empty
  /// value of the expected one takes its place, if there is one.
  public static func cast<Value>(
    _ value: Any?, to type: Value.Type, _ name: String, file: String = #fileID, line: Int = #line
  ) -> Value {
    if let cast = value as? Value { return cast }
    if value == nil || value is _MissingValue || value is any _MissingObject,
      let empty = MissingValues.make(Value.self, named: name)
    {
      note(name, "“\(name)” is of a missing type here; an empty value stands in its place.", file, line)
      return empty
    }
    let found = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    fatalError("Could not cast “\(name)” of type \(found) to \(type) (\(fileName(file)):\(line))")
  }

  /// Whether a value of a missing type is the case of an enumeration that has a name.
  public static func matches(_ value: Any?, _ name: String) -> Bool {
    if let object = value as? any _MissingObject {
      return (object._state.name ?? object._state.caseName) == name
    }
    return (value as? _MissingValue)?.name == name
  }

  /// Does nothing instead of a statement whose value is not used, and reports it.
  public static func skip(_ name: String, file: String = #fileID, line: Int = #line) {
    note(name, "“\(name)” does not compile here and was passed over.", file, line)
  }

  /// A missing value: an empty one if the type has one (`MissingValues`), with a note in the report;
  /// otherwise the preview ends.
  public static func value<Value>(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line
  ) -> Value {
    if let value = () as? Value { return value }
    if let value = MissingValues.make(Value.self, named: name) {
      note(name, "“\(name)” does not compile here; an empty value stands in its place.", file, line)
      return value
    }
    stop(name, error, file: file, line: line)
  }

  /// The same where nothing says which type is expected.
  public static func unknown(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line
  ) -> _MissingValue {
    note(
      name, "“\(name)” does not compile here; a value of which nothing is known stands in its place.", file,
      line)
    return _MissingValue.of(name)
  }

  /// A missing value that is an argument: where any type may be, it is one of which nothing is known.
  public static func argument(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line
  ) -> _MissingValue { unknown(name, error, file: file, line: line) }

  /// The same where a type is expected.
  @_disfavoredOverload
  public static func argument<Value>(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line
  ) -> Value { value(name, error, file: file, line: line) }

  /// Notes that an empty value of a type was created instead of a missing module's.
  public static func made(_ type: String) {
    MissingCode.add(
      FidelityNote(
        .missing, type, "“\(type)” is of a module that is not here; an empty value stands in its place."))
  }

  /// The identity of an object of a missing module's type: each has its own, the same in every render.
  public static func identity(of type: String) -> String {
    identities.withLock { counts in
      counts[type, default: 0] += 1
      return MissingValues.label("\(type) \(counts[type] ?? 0)")
    }
  }

  private static let identities = Mutex<[String: Int]>([:])

  /// A property of a type of a missing module: an empty value of the type that is expected of it.
  ///
  /// - Parameters:
  ///   - type: its name, after those of the types around it.
  ///   - object: what the object is called whose property it is, if that has a name.
  public static func member<Value>(_ name: String, of type: String, in object: String? = nil) -> Value {
    if let value = () as? Value { return value }
    // What is asked of may be the code that a tool makes of the project's catalogs.
    let path = type.split(separator: ".").map(String.init)
    if let value = GeneratedAccessors.value(
      Value.self, path: Array(path.dropFirst()), names: [object, name].compactMap { $0 })
    {
      return value
    }
    if let value = MissingValues.make(Value.self, named: name) {
      made(type)
      return value
    }
    fatalError("the preview needs “\(name)” of “\(type)”, which is of a module that is not here")
  }

  /// Ends the preview, because something missing is needed.
  public static func stop(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line
  ) -> Never {
    fatalError("\(sentence(name, error, file, line))")
  }

  /// Ends the preview if it calls a system function of which only the symbol is known.
  public static func foreign(_ symbol: String, file: String = #fileID, line: Int = #line) -> Never {
    fatalError(
      "the preview calls “\(symbol)” (\(fileName(file)):\(line)), a function of the system's that is not here"
    )
  }

  /// The error thrown by a function that does not compile.
  public static func failure(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line
  ) -> _MissingFailure {
    note(name, "“\(name)” does not compile here and threw an error.", file, line)
    return _MissingFailure(description: sentence(name, error, file, line))
  }

  fileprivate static func sentence(_ name: String, _ error: String, _ file: String, _ line: Int) -> String {
    "the preview needs “\(name)” (\(fileName(file)):\(line)), which does not compile here: \(error)"
  }

  private static func note(_ name: String, _ sentence: String, _ file: String, _ line: Int) {
    let note = FidelityNote(.missing, name, sentence, file: fileName(file), line: line)
    MissingCode.add(note)
  }

  static func fileName(_ fileID: String) -> String {
    fileID.split(separator: "/").last.map(String.init) ?? fileID
  }
}

/// An error instead of the result of a function that does not compile.
public struct _MissingFailure: Error, CustomStringConvertible {
  public let description: String
}

/// A labelled box instead of a view that does not compile here.
public struct _MissingView: View, TransparentView {
  let name: String
  let error: String
  let file: String
  let line: Int

  /// Why there is nothing to show if a preview consists only of this.
  package var sentence: String { _Missing.sentence(name, error, file, line) }

  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let box = MissingBox(name: name, file: _Missing.fileName(file), line: line)
    MissingBox._makeViewList(box, inputs: inputs, into: &list)
  }

  // The most common modifiers of packages' images; each returns the box itself.

  public func resizable() -> _MissingView { self }
  public func placeholder<Content>(@ViewBuilder _ content: () -> Content) -> _MissingView { self }
}

/// The content of a view that does not compile here, in a column with a dashed line around it.
public nonisolated struct _MissingContainer<Content: View>: View {
  let name: String
  let file: String
  let line: Int
  let content: Content

  @Environment(\.missingContainers) private var around

  @MainActor public var body: some View {
    VStack { content }
      .environment(\.missingContainers, around + [name])
      .overlay {
        Rectangle().strokeBorder(Color.gray, style: MissingBox.outline)
        // The same container again usually begins where the outer one does.
        if !around.contains(name) { MissingContainerName(name: name) }
      }
      .inputs { inputs in
        inputs.noteMissing(
          name, "“\(name)” does not compile here; what is in it is drawn without it.",
          file: _Missing.fileName(file), line: line)
      }
  }
}

/// A labelled box as an item of a toolbar.
public struct _MissingToolbarContent: ToolbarContent {
  let view: _MissingView

  public var body: some ToolbarContent { ToolbarItem { view } }
}

/// Commands or scenes that do not compile here: none.
public struct _MissingScene: Scene {
  public var body: some Scene { WindowGroup { EmptyView() } }
}

public struct _MissingWidgetConfiguration: WidgetConfiguration {
  let view: _MissingView
  public var _presentation: _WidgetPresentation { _WidgetPresentation { _ in AnyView(view) } }
}

extension _Missing {
  /// A labelled box instead of a toolbar item.
  public static func toolbarItem(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line
  ) -> _MissingToolbarContent {
    _MissingToolbarContent(view: _MissingView(name: name, error: error, file: file, line: line))
  }

  /// An empty window instead of a scene.
  public static func scene(_ name: String, _ error: String) -> _MissingScene { _MissingScene() }

  /// Nothing instead of commands.
  public static func commands(_ name: String, _ error: String) -> EmptyCommands { EmptyCommands() }

  /// A labelled box instead of what a widget shows.
  public static func widgetConfiguration(
    _ name: String, _ error: String, file: String = #fileID, line: Int = #line
  ) -> _MissingWidgetConfiguration {
    _MissingWidgetConfiguration(view: _MissingView(name: name, error: error, file: file, line: line))
  }

  /// Nothing instead of a widget.
  @MainActor public static func widget(_ name: String, _ error: String) -> _NoWidget { _NoWidget() }
}
