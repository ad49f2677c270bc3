internal import Foundation
internal import Reports

/// The twelve Dynamic Type sizes, by their names in SwiftUI.
package enum DynamicTypeSizes {
  /// From the smallest to the largest; a size's number is its index here.
  package static let names =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    + (1...5).map { "accessibility\($0)" }

  /// `large`, the devices' default.
  package static let standard = 3

  /// Parses a text with sizes: one, a list with commas, a range like `large...accessibility2`, or `all`.
  /// Sizes are named or given as numbers from 0 to 11.
  ///
  /// - Throws: `SlotError` with the allowed values.
  package static func parse(_ text: String) throws(SlotError) -> [Int] {
    var sizes: [Int] = []
    for part in text.split(separator: ",") {
      let part = String(part.filter { !$0.isWhitespace })
      if part == "all" {
        sizes += Array(names.indices)
      } else if let dots = part.range(of: "...") {
        let first = try size(String(part[..<dots.lowerBound]))
        let last = try size(String(part[dots.upperBound...]))
        guard first <= last else { throw SlotError("the range \(part) ends before it begins") }
        sizes += Array(first...last)
      } else {
        sizes.append(try size(part))
      }
    }
    guard !sizes.isEmpty else { throw SlotError("no Dynamic Type size is named") }
    return Set(sizes).sorted()
  }

  private static func size(_ name: String) throws(SlotError) -> Int {
    if let number = Int(name), names.indices.contains(number) { return number }
    if let place = names.firstIndex(where: { $0.lowercased() == name.lowercased() }) { return place }
    let nearest = NearestName.question(name, in: names)
    throw SlotError(
      "“\(name)” is not a Dynamic Type size: those are \(names.joined(separator: ", ")), 0 to 11 and all"
        + nearest)
  }
}
