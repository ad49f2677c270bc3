public import Foundation
public import Geometry
public import Views

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  package enum Kind: Sendable {
    case standard
    case compact
    case custom(CGFloat)
  }

  package let kind: Kind
  public static let `default` = ListSectionSpacing(kind: .standard)
  public static let compact = ListSectionSpacing(kind: .compact)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }
}

/// The tint of a row's icon.
public struct ListItemTint: Sendable {
  package let color: Color?
  /// A fixed colour, whatever the user has chosen.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The colour unless the user has chosen one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: .primary)
}

/// The operations on rows that a list allows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension EnvironmentValues {
  private struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
  }

  private struct ListSectionMarginsKey: EnvironmentKey {
    static var defaultValue: ListSectionMargins { ListSectionMargins() }
  }

  private struct ListItemTintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  /// The distance between rows, in points; nil for none.
  package var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  package var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  package var listSectionMargins: ListSectionMargins {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }

  package var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

/// The margins of a section, if they differ from the style's.
package struct ListSectionMargins {
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?
}

nonisolated extension View {
  /// The distance between rows, in points; nil is the style's own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    inputs { $0.environment.listRowSpacing = spacing }
  }

  /// The distance between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    inputs { $0.environment.listSectionSpacing = spacing }
  }

  /// The distance between sections, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// The margins of a section, in points; nil is the style's own.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    inputs { inputs in
      var margins = inputs.environment.listSectionMargins
      if edges.contains(.top) { margins.top = length }
      if edges.contains(.leading) { margins.leading = length }
      if edges.contains(.bottom) { margins.bottom = length }
      if edges.contains(.trailing) { margins.trailing = length }
      inputs.environment.listSectionMargins = margins
    }
  }

  /// The tint of the icons of rows.
  public func listItemTint(_ tint: Color?) -> some View {
    inputs { $0.environment.listItemTint = tint }
  }

  public func listItemTint(_ tint: ListItemTint?) -> some View {
    inputs { $0.environment.listItemTint = tint?.color }
  }

  /// Whether a section index is shown beside the rows; by default it is if sections have index labels.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    inputs { $0.environment.listIndexVisibility = visibility }
  }

  /// The section's label in the index beside the rows, usually a letter.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    inputs { $0.environment.sectionIndexLabel = label }
  }

  /// The section's label in the index beside the rows, usually a letter.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }
}
