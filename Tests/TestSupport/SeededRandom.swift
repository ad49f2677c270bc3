/// A repeatable sequence of pseudo-random numbers (SplitMix64, Steele, Lea and Flood 2014). Any seed is as good as any other.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }

  /// A number from 0 up to a limit.
  public mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % limit }

  public mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  /// A number of a range.
  public mutating func among(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// Whether something happens once in so many times.
  public mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// One of some values.
  public mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
