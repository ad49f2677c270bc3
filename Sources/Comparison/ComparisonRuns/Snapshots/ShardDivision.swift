/// Divides the pictures of a run among its parts, each of which computes the same division independently.
///
/// Pictures become known in batches, such as a project's targets. In each batch the one that takes longest
/// comes first, and each goes to the part with the least work so far (longest processing time first, Graham
/// 1969). Where no times are known, all take equally long, which gives every `count`-th picture to a part.
package struct ShardDivision: Sendable {
  package let shard: Shard
  /// A hash of the times by which pictures are shared out; nil if all take equally long.
  package let timesHash: String?
  private let times: PictureTimes
  /// The work of each part so far.
  private var loads: [Int]
  private var taken: Set<ByteName> = []

  /// - Parameter times: how long pictures took, as far as known.
  package init(_ shard: Shard, times: PictureTimes = PictureTimes()) {
    self.shard = shard
    self.times = times
    timesHash = times.isEmpty ? nil : times.hash
    loads = [Int](repeating: 0, count: shard.count)
  }

  /// The indices of those of the next names that this part is assigned, in order. A name that came before
  /// keeps its earlier assignment and is not assigned again.
  package mutating func take(_ names: [String]) -> [Int] {
    let new = names.indices.filter { taken.insert(ByteName(names[$0])).inserted }
    let weighed = new.map { (number: $0, weight: times.weight(of: names[$0])) }
      .sorted { ($1.weight, $0.number) < ($0.weight, $1.number) }
    var own: [Int] = []
    for (number, weight) in weighed {
      var least = 0
      for part in loads.indices.dropFirst() where loads[part] < loads[least] { least = part }
      loads[least] += weight
      if least == shard.index - 1 { own.append(number) }
    }
    return own.sorted()
  }
}
