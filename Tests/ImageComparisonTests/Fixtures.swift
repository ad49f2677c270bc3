import Foundation
import ImageComparison
import Imaging
import PNGCodec
import Testing

/// The folder of published test pictures, named by the environment.
enum Fixtures {
  static let root = ProcessInfo.processInfo.environment["FITTINGROOM_FIXTURES"]

  static var areAvailable: Bool { root != nil }
  static let comment: Comment = "set FITTINGROOM_FIXTURES to the folder of published test pictures"

  static func path(_ name: String) -> String { (root ?? "") + "/" + name }

  static func image(_ name: String) throws -> StraightBitmap { try PNGDecoder.read(path(name)).bitmap }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }
}
