/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Kind: Sendable {
    case automatic
    case principal
    case navigation
    case primaryAction
    case secondaryAction
    case status
    case confirmationAction
    case cancellationAction
    case destructiveAction
    case keyboard
    case topBarLeading
    case topBarTrailing
    case bottomBar
    case title
    case subtitle
    case largeTitle
    case largeSubtitle
    case ornament
    case topBarPinnedTrailing
  }

  package let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public static let automatic = ToolbarItemPlacement(.automatic)
  public static let principal = ToolbarItemPlacement(.principal)
  public static let navigation = ToolbarItemPlacement(.navigation)
  public static let primaryAction = ToolbarItemPlacement(.primaryAction)
  public static let secondaryAction = ToolbarItemPlacement(.secondaryAction)
  public static let status = ToolbarItemPlacement(.status)
  public static let confirmationAction = ToolbarItemPlacement(.confirmationAction)
  public static let cancellationAction = ToolbarItemPlacement(.cancellationAction)
  public static let destructiveAction = ToolbarItemPlacement(.destructiveAction)
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  public static let topBarLeading = ToolbarItemPlacement(.topBarLeading)
  public static let topBarTrailing = ToolbarItemPlacement(.topBarTrailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.topBarLeading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.topBarTrailing)
  public static let bottomBar = ToolbarItemPlacement(.bottomBar)
  public static let bottomOrnament = ToolbarItemPlacement(.ornament)
  public static let title = ToolbarItemPlacement(.title)
  public static let subtitle = ToolbarItemPlacement(.subtitle)
  public static let largeTitle = ToolbarItemPlacement(.largeTitle)
  public static let largeSubtitle = ToolbarItemPlacement(.largeSubtitle)
  public static let topBarPinnedTrailing = ToolbarItemPlacement(.topBarPinnedTrailing)

  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { automatic }
}

/// One of the bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar")
  }
}

/// The priority of an item in a bar in which not all items fit.
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
  private let rank: Int
  public static let low = ToolbarItemVisibilityPriority(rank: -1_000_000)
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  public static let high = ToolbarItemVisibilityPriority(rank: 1_000_000)

  private init(rank: Int) {
    self.rank = rank
  }

  /// Above another, and below the system's next.
  public init(higherThan other: ToolbarItemVisibilityPriority) {
    rank = other.rank + 1
  }

  /// Below another, and above the system's next.
  public init(lowerThan other: ToolbarItemVisibilityPriority) {
    rank = other.rank - 1
  }

  public static func < (a: ToolbarItemVisibilityPriority, b: ToolbarItemVisibilityPriority) -> Bool {
    a.rank < b.rank
  }
}

/// The role of a toolbar, which decides where its title is.
public struct ToolbarRole: Sendable {
  private let name: String
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }

  /// Whether a device puts the title at the leading edge.
  var movesTitle: Bool { name == "browser" || name == "editor" }
}

/// A default item that the system adds to toolbars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Whether a space between items has a fixed length.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// How users may customize a toolbar; a picture shows nothing of it.
public struct ToolbarCustomizationBehavior: Sendable {
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// The initial customization of a toolbar; a picture shows nothing of it.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
