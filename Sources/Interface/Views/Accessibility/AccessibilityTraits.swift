/// How the parts of a view appear to assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int

  var grouping: AccessibilityGrouping {
    switch self {
    case .contain: .contain
    case .combine: .combine
    default: .ignore
    }
  }

  public static let ignore = AccessibilityChildBehavior(number: 0)
  public static let contain = AccessibilityChildBehavior(number: 1)
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// What kind of element a view is to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<Int>
  public typealias Element = AccessibilityTraits

  public init() { names = [] }
  private init(_ number: Int) { names = [number] }

  public static let isButton = AccessibilityTraits(0)
  public static let isHeader = AccessibilityTraits(1)
  public static let isSelected = AccessibilityTraits(2)
  public static let isLink = AccessibilityTraits(3)
  public static let isSearchField = AccessibilityTraits(4)
  public static let isImage = AccessibilityTraits(5)
  public static let playsSound = AccessibilityTraits(6)
  public static let isKeyboardKey = AccessibilityTraits(7)
  public static let isStaticText = AccessibilityTraits(8)
  public static let isSummaryElement = AccessibilityTraits(9)
  public static let updatesFrequently = AccessibilityTraits(10)
  public static let startsMediaSession = AccessibilityTraits(11)
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  public static let causesPageTurn = AccessibilityTraits(13)
  public static let isModal = AccessibilityTraits(14)
  public static let isToggle = AccessibilityTraits(15)
  public static let isTabBar = AccessibilityTraits(16)

  /// The traits as elements have them; a tab bar's trait belongs to a group, not to an element.
  var spoken: Set<AccessibilityTrait> {
    Set(names.flatMap { Self.spoken[$0] ?? [] })
  }

  /// By the traits' numbers.
  private static let spoken: [Int: [AccessibilityTrait]] = [
    0: [.button], 1: [.header], 2: [.selected], 3: [.link], 4: [.searchField], 5: [.image], 6: [.playsSound],
    7: [.keyboardKey], 8: [.staticText], 9: [.summaryElement], 10: [.updatesFrequently],
    11: [.startsMediaSession], 12: [.allowsDirectInteraction], 13: [.causesPageTurn], 14: [.modal],
    15: [.toggle], 16: [],
  ]

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public mutating func insert(_ member: AccessibilityTraits)
    -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    insert(member).inserted ? nil : member
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(names.union(other.names)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.intersection(other.names))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.symmetricDifference(other.names))
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
  private func with(_ names: Set<Int>) -> AccessibilityTraits {
    var result = AccessibilityTraits()
    result.names = names
    return result
  }
}
