import Foundation
import Testing

/// The folder of published test pictures, named by the environment.
enum Fixtures {
  static let root = ProcessInfo.processInfo.environment["FITTINGROOM_FIXTURES"]

  static var areAvailable: Bool { root != nil }
  static let comment: Comment = "set FITTINGROOM_FIXTURES to the folder of published test pictures"

  static func path(_ name: String) -> String { (root ?? "") + "/" + name }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }
}
