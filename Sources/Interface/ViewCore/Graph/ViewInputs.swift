package import Geometry
package import LayoutEngine

/// What a view is given when it is resolved: its environment, its identity and the current pass.
public struct _ViewInputs {
  package var environment: EnvironmentValues
  package var identity: ViewIdentity { didSet { leaf = nil } }
  package let graph: ViewGraph
  /// The direction of the nearest stack, which spacers and dividers follow; nil outside stacks.
  package var stackOrientation: Axis?
  /// Where preferences of the views below are collected.
  package var preferences: PreferenceCollector
  /// The nearest container to which `containerRelativeFrame` refers.
  package var container: LayoutContainer
  /// The transaction of the pass at this view; nil if no change had one.
  package var scope: TransactionScope?
  /// The container that combines several views where one is expected, until a modifier applies to them as
  /// one; nil among the children of a container.
  package var implicitContainer: ImplicitContainer?
  /// The leaf that a modifier's node is being made for.
  package var leaf: ViewIdentity?
  /// The names of the enclosing views, outermost first, for warnings and reports.
  package var viewName: ViewName?
  /// Where the innermost expression around the view stands, for warnings and reports.
  package var source: _SourceLine? {
    get { environment.source }
    set { environment.source = newValue }
  }

  package init(
    environment: EnvironmentValues, identity: ViewIdentity, graph: ViewGraph,
    preferences: PreferenceCollector, container: LayoutContainer
  ) {
    self.environment = environment
    self.environment.fidelity = graph.fidelity
    self.identity = identity
    self.graph = graph
    self.preferences = preferences
    self.container = container
    scope = graph.scope
  }

  /// The view as warnings name it: the custom view whose body is described, and where, as far as known:
  /// "ProfileCard (Profile.swift:12)".
  package var subject: String? {
    guard let name = viewName?.description else { return source?.description }
    return source.map { "\(name) (\($0.description))" } ?? name
  }

  /// The same inputs one step further down the hierarchy.
  package func child(_ step: ViewIdentity.Step) -> _ViewInputs {
    var inputs = self
    inputs.identity = identity.child(step)
    return inputs
  }
}

/// The chain of custom views that described a node.
package final class ViewName {
  package let type: Any.Type
  package let parent: ViewName?

  package init(type: Any.Type, parent: ViewName?) {
    self.type = type
    self.parent = parent
  }

  /// The type's name without its module and generic arguments.
  package var description: String { Self.short(type) }

  // `String(describing:)` gives the same names, but looks for four conformances of each type first.

  /// Whether the type belongs to a module of controls or screens, which every platform draws in its own way.
  package var isOfPlatform: Bool {
    let name = _typeName(type)
    return LibraryModules.ofPlatform.contains { name.hasPrefix("\($0).") }
  }

  /// Whether the type is one of the library's own.
  package var isLibraryType: Bool {
    let name = _typeName(type)
    return LibraryModules.names.contains { name.hasPrefix("\($0).") }
  }

  package static func short(_ type: Any.Type) -> String {
    let name = _typeName(type, qualified: false)
    return String(name.prefix { $0 != "<" })
  }
}
