/// A kind of screen in the App Store, and the picture sizes that it accepts.
///
/// After App Store Connect's "Screenshot specifications", June 2026; the kinds are those by which it counts pictures.
package struct StoreDisplay: Hashable, Sendable {
  /// The screen's diagonal in inches, as App Store Connect names the kind.
  package var name: String
  /// Widths and heights in pixels in portrait; landscape is also accepted.
  package var sizes: [[Int]]
  /// What `fastlane deliver` expects in file names if the size alone does not determine the kind.
  package var fileTag: String?

  package static let all: [StoreDisplay] = [
    .init(name: "iPhone 6.9\"", sizes: [[1320, 2868], [1290, 2796], [1260, 2736]]),
    .init(name: "iPhone 6.5\"", sizes: [[1284, 2778], [1242, 2688]]),
    .init(name: "iPhone 6.3\"", sizes: [[1206, 2622], [1179, 2556]]),
    .init(name: "iPhone 6.1\"", sizes: [[1170, 2532], [1125, 2436], [1080, 2340]]),
    .init(name: "iPhone 5.5\"", sizes: [[1242, 2208]]),
    .init(name: "iPhone 4.7\"", sizes: [[750, 1334]]),
    .init(name: "iPhone 4\"", sizes: [[640, 1136], [640, 1096]]),
    .init(name: "iPhone 3.5\"", sizes: [[640, 960], [640, 920]]),
    // The second generation of the 12.9-inch iPad, with a home button, has the same sizes.
    .init(name: "iPad 13\"", sizes: [[2064, 2752], [2048, 2732]], fileTag: "IPAD_PRO_3GEN_129"),
    .init(name: "iPad 11\"", sizes: [[1668, 2420], [1668, 2388], [1640, 2360], [1488, 2266]]),
    .init(name: "iPad 10.5\"", sizes: [[1668, 2224]]),
    .init(name: "iPad 9.7\"", sizes: [[1536, 2048], [1536, 2008], [768, 1024], [768, 1004]]),
  ]

  /// The kind that accepts pictures of a size; nil if none does.
  package static func taking(width: Int, height: Int) -> StoreDisplay? {
    all.first { $0.sizes.contains([width, height]) || $0.sizes.contains([height, width]) }
  }

  /// Every accepted size, as listed in a warning.
  package static var listed: String {
    all.map { "\($0.name): \($0.sizes.map { "\($0[0])x\($0[1])" }.joined(separator: ", "))" }
      .joined(separator: "; ")
  }
}
