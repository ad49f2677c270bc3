// Compiled twice, like SourceFacts.swift.

extension Array {
  /// The index of the first element that satisfies a condition, in an array in which all elements after it do, too;
  /// `endIndex` if none does.
  func partitionPoint(_ isSatisfied: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSatisfied(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
