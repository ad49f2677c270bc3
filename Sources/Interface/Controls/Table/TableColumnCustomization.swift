public import Views

/// Which of a table's columns the user has hidden or moved; their order is not changed here.
/// https://developer.apple.com/documentation/swiftui/tablecolumncustomization
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  public init() {}

  /// The visibility of the column with an id; automatic if not specified.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }
}

/// What users can change about a column.
public nonisolated struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var options: Set<Int> = []

  public init() {}
  private init(_ options: Set<Int>) { self.options = options }

  public static var reorder: TableColumnCustomizationBehavior { Self([0]) }
  public static var resize: TableColumnCustomizationBehavior { Self([1]) }
  public static var visibility: TableColumnCustomizationBehavior { Self([2]) }
  public static var all: TableColumnCustomizationBehavior { Self([0, 1, 2]) }

  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
    options.isSuperset(of: member.options)
  }
  public func union(_ other: Self) -> Self { Self(options.union(other.options)) }
  public func intersection(_ other: Self) -> Self { Self(options.intersection(other.options)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(options.symmetricDifference(other.options)) }
  public mutating func formUnion(_ other: Self) { options.formUnion(other.options) }
  public mutating func formIntersection(_ other: Self) { options.formIntersection(other.options) }
  public mutating func formSymmetricDifference(_ other: Self) {
    options.formSymmetricDifference(other.options)
  }
  @discardableResult
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    options.formUnion(new.options)
    return (isNew, new)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    options.subtract(member.options)
    return common.options.isEmpty ? nil : common
  }
  @discardableResult
  public mutating func update(with new: Self) -> Self? {
    let common = intersection(new)
    options.formUnion(new.options)
    return common.options.isEmpty ? nil : common
  }
}
