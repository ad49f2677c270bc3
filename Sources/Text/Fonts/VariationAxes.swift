internal import CHarfBuzz
import Foundation

/// A font file's axes of variation, from its tables fvar and avar, and the normalization of positions on
/// them.
///
/// HarfBuzz is given coordinates that are normalized here: its versions round their own normalization
/// differently (to 2.14 before 12, to 16.16 and with other intermediate steps from then on), so that the same
/// position would give other advances.
struct VariationAxes: Sendable {
  private struct Axis: Sendable {
    var tag: hb_tag_t
    var minimum: Double
    var standard: Double
    var maximum: Double
    /// The points of avar's map, both in units of 2.14; empty where the axis has none.
    var map: [(from: Int, to: Int)] = []
  }

  private var axes: [Axis] = []

  /// - Parameter variations: the table avar; nil if the font has none.
  init(of face: OpaquePointer, variations: Data?) {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    axes = infos.prefix(Int(count)).map { info in
      Axis(
        tag: info.tag, minimum: Double(info.min_value), standard: Double(info.default_value),
        maximum: Double(info.max_value))
    }
    if let variations { readMaps(variations) }
  }

  /// Reads the segment maps of avar; a truncated table leaves the remaining axes unchanged.
  private mutating func readMaps(_ table: Data) {
    func word(at offset: Int) -> Int? {
      guard offset + 2 <= table.count else { return nil }
      let start = table.startIndex + offset
      return Int(Int16(bitPattern: UInt16(table[start]) << 8 | UInt16(table[start + 1])))
    }
    guard word(at: 0) == 1, let count = word(at: 6), count == axes.count else { return }
    var offset = 8
    for index in axes.indices {
      guard let points = word(at: offset).map({ $0 & 0xFFFF }), offset + 2 + 4 * points <= table.count
      else { return }
      axes[index].map = (0..<points).compactMap { point in
        guard let from = word(at: offset + 2 + 4 * point), let to = word(at: offset + 4 + 4 * point)
        else { return nil }
        return (from, to)
      }
      offset += 2 + 4 * points
    }
  }

  /// The normalized position on each axis, in the order of the file, in units of 2.14 (16384 is an extreme).
  ///
  /// An unnamed axis is at its default; values beyond an extreme are clamped.
  func normalized(_ coordinates: [FontFace.Coordinate]) -> [Int32] {
    axes.map { axis in
      guard let value = coordinates.first(where: { FontFeature.number($0.tag) == axis.tag })?.value
      else { return 0 }
      return Int32(Self.mapped(Self.share(of: value, on: axis), by: axis.map))
    }
  }

  private static func share(of value: Double, on axis: Axis) -> Int {
    let value = min(max(value, axis.minimum), axis.maximum)
    let span = value < axis.standard ? axis.standard - axis.minimum : axis.maximum - axis.standard
    guard value != axis.standard, span > 0 else { return 0 }
    return Int(((value - axis.standard) / span * 16384).rounded())
  }

  private static func mapped(_ share: Int, by map: [(from: Int, to: Int)]) -> Int {
    // An axis with fewer than three points, which stand for −1, 0 and 1, is not mapped.
    guard map.count >= 3, let upper = map.firstIndex(where: { share <= $0.from }) else { return share }
    let high = map[upper]
    if high.from == share || upper == 0 { return share - high.from + high.to }
    let low = map[upper - 1]
    let slope = Double(high.to - low.to) / Double(high.from - low.from)
    return Int((Double(low.to) + slope * Double(share - low.from)).rounded())
  }
}
