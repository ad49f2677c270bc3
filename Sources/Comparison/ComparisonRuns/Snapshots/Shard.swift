/// One part of a run that is divided among machines.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part this is, from 1.
  package let index: Int
  /// How many parts there are.
  package let count: Int

  /// The maximum number of parts of a run.
  package static let largestCount = 10_000

  package static let whole = Shard(uncheckedIndex: 1, count: 1)

  /// `nil` unless 1 <= index <= count <= `largestCount`.
  package init?(index: Int, count: Int) {
    guard index >= 1, index <= count, count <= Self.largestCount else { return nil }
    self.init(uncheckedIndex: index, count: count)
  }

  /// A part written as `2/4`.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 2, text.split(separator: "/").count == 2 else { return nil }
    self.init(index: numbers[0], count: numbers[1])
  }

  private init(uncheckedIndex index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  package var description: String { "\(index)/\(count)" }

  /// Every `count`-th of some elements in order, starting with number `index`.
  package func take<Element>(_ elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
