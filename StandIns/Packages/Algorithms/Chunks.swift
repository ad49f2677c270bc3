// The names of the package.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

// Parts of collections are arrays here, where the package has collections of its own for them.

extension Collection {
  /// Runs of neighbours that belong together.
  public func chunked(by belongsTogether: (Element, Element) throws -> Bool) rethrows -> [SubSequence] {
    var chunks: [SubSequence] = []
    var start = startIndex
    while start < endIndex {
      var end = index(after: start)
      var last = start
      while end < endIndex, try belongsTogether(self[last], self[end]) {
        last = end
        end = index(after: end)
      }
      chunks.append(self[start..<end])
      start = end
    }
    return chunks
  }

  /// Runs of neighbours for which a projection gives the same, with what it gives.
  public func chunked<Subject: Equatable>(on projection: (Element) throws -> Subject) rethrows -> [(
    Subject, SubSequence
  )] {
    var chunks: [(Subject, SubSequence)] = []
    var start = startIndex
    while start < endIndex {
      let subject = try projection(self[start])
      var end = index(after: start)
      while end < endIndex, try projection(self[end]) == subject { end = index(after: end) }
      chunks.append((subject, self[start..<end]))
      start = end
    }
    return chunks
  }

  /// Parts of a number of elements; the last one may have fewer.
  public func chunks(ofCount count: Int) -> [SubSequence] {
    precondition(count > 0, "Cannot chunk with chunk size <= 0!")
    var chunks: [SubSequence] = []
    var start = startIndex
    while start < endIndex {
      let end = index(start, offsetBy: count, limitedBy: endIndex) ?? endIndex
      chunks.append(self[start..<end])
      start = end
    }
    return chunks
  }

  /// A number of parts of about the same length, the longer ones first.
  public func evenlyChunked(in number: Int) -> [SubSequence] {
    precondition(number >= 0, "Can't divide into a negative number of chunks")
    let total = count
    var start = startIndex
    return (0..<number).map { part in
      let end = index(start, offsetBy: total / number + (part < total % number ? 1 : 0))
      defer { start = end }
      return self[start..<end]
    }
  }

  /// All parts of a number of neighbours.
  public func windows(ofCount count: Int) -> [SubSequence] {
    precondition(count > 0, "Windows size must be greater than zero")
    guard var end = index(startIndex, offsetBy: count, limitedBy: endIndex) else { return [] }
    var start = startIndex
    var windows = [self[start..<end]]
    while end < endIndex {
      (start, end) = (index(after: start), index(after: end))
      windows.append(self[start..<end])
    }
    return windows
  }

  /// Each element with its index.
  public func indexed() -> [(index: Index, element: Element)] { indices.map { ($0, self[$0]) } }

  /// Every element some steps after the one before.
  public func striding(by step: Int) -> [Element] {
    precondition(step > 0, "Stride must be positive")
    return enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  public func cycled(times: Int) -> [Element] { (0..<times).flatMap { _ in self } }

  public func trimmingPrefix(while isTrimmed: (Element) throws -> Bool) rethrows -> SubSequence {
    try drop(while: isTrimmed)
  }

  public func combinations(ofCount count: Int) -> [[Element]] {
    if count == 0 { return [[]] }
    return indices.flatMap { first in
      self[index(after: first)...].combinations(ofCount: count - 1).map { [self[first]] + $0 }
    }
  }

  public func permutations(ofCount count: Int? = nil) -> [[Element]] {
    let count = count ?? self.count
    if count == 0 { return [[]] }
    return indices.flatMap { first in
      let others = Array(self[..<first]) + Array(self[index(after: first)...])
      return others.permutations(ofCount: count - 1).map { [self[first]] + $0 }
    }
  }
}

extension BidirectionalCollection {
  public func trimming(while isTrimmed: (Element) throws -> Bool) rethrows -> SubSequence {
    var rest = try drop(while: isTrimmed)
    while let last = rest.last, try isTrimmed(last) { rest.removeLast() }
    return rest
  }
  public func trimmingSuffix(while isTrimmed: (Element) throws -> Bool) rethrows -> SubSequence {
    var rest = self[...]
    while let last = rest.last, try isTrimmed(last) { rest.removeLast() }
    return rest
  }
  public func suffix(while isKept: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = endIndex
    while start > startIndex, try isKept(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
