import Foundation
import Imaging
import PNGCodec
import ProjectAssets
import TestSupport
import Testing
import Views

/// A project folder with files of a test's own, removed together with this object.
final class AssetFolder {
  private let temporary: TemporaryFolder
  let path: String

  init() throws {
    temporary = try TemporaryFolder()
    path = temporary.url.standardizedFileURL.path
    try write("Package.swift", "")
  }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  /// A picture of one opaque colour, told apart by its red.
  func picture(_ name: String, red: UInt8, width: Int = 2, height: Int = 2) throws {
    let pixel = Bitmap.Pixel(red: red, green: 0, blue: 0, alpha: 255)
    try write(name, PNGEncoder.encode(Bitmap(width: width, height: height, filledWith: pixel)))
  }

  /// The assets as sources at a path find them.
  func source(near file: String = "Sources/App/View.swift", idiom: String = "iphone") -> ProjectAssetSource {
    ProjectAssetSource(ProjectFiles(near: ["\(path)/\(file)"])) { _ in idiom }
  }
}
