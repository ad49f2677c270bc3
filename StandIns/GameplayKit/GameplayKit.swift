// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
@_exported import FoundationAdditions

// Random sources, which are the same in each picture.

public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private var state: UInt64
  public override convenience init() { self.init(_state: 0x9e37_79b9_7f4a_7c15) }
  init(_state state: UInt64) { self.state = state }
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// SplitMix64's next number.
  private func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
  open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0 }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() >> 63 == 1 }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var rest = array
    var result: [Any] = []
    while !rest.isEmpty { result.append(rest.remove(at: nextInt(upperBound: rest.count))) }
    return result
  }
}
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public convenience init(seed: Data) { self.init(_state: seed.reduce(7) { $0 &* 31 &+ UInt64($1) }) }
  open func dropValues(_ count: Int) {}
}
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public convenience init(seed: UInt64) { self.init(_state: seed) }
}
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public convenience init(seed: UInt64) { self.init(_state: seed) }
}
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue: Int
  public let highestValue: Int
  private let source: any GKRandom
  public init(lowestValue: Int, highestValue: Int) {
    (self.lowestValue, self.highestValue, source) = (lowestValue, highestValue, GKRandomSource())
  }
  public init(randomSource: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.lowestValue, self.highestValue, source) = (lowestValue, highestValue, randomSource)
  }
  public convenience init(forDieWithSideCount count: Int) { self.init(lowestValue: 1, highestValue: count) }
  open class func d6() -> Self { Self(_sides: 6) }
  open class func d20() -> Self { Self(_sides: 20) }
  public required convenience init(_sides sides: Int) { self.init(lowestValue: 1, highestValue: sides) }
  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: max(highestValue - lowestValue + 1, 1))
  }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float { source.nextUniform() }
  open func nextBool() -> Bool { source.nextBool() }
}
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {}
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {}
