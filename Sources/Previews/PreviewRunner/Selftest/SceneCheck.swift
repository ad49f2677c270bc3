import Fonts
import OperatingSystem
import PNGCodec
import ReferenceScenes

/// Draws the reference scenes and compares their hashes with those that the program was built with.
struct SceneCheck {
  private let scenes: ReferenceScenes
  private let hashes: SceneHashes

  /// - Parameter threads: how many share each picture.
  init(fonts: String?, threads: Int) throws(PreviewRunnerError) {
    do {
      scenes = try ReferenceScenes(fonts: FontLibrary(directory: FontLibrary.locate(explicit: fonts)))
    } catch {
      throw .reported(exitCode: 69, text: "\(error)")
    }
    hashes = scenes.hashes(threads: threads)
  }

  /// The combined hash of the scenes, as one line.
  var summary: String { "scenes: \(hashes.entries.count), hash \(hashes.combined)" }

  /// Compares with the record.
  ///
  /// - Parameter folder: the folder for differing pictures, if any.
  func verify(writingInto folder: String?) throws(PreviewRunnerError) {
    let differing = hashes.differing(from: .recorded)
    if differing.isEmpty { return }
    var text =
      "\(differing.count) of \(hashes.entries.count) scenes are not as recorded (hash \(SceneHashes.recorded.combined)): "
    text += differing.prefix(Self.namedScenes).joined(separator: ", ")
    text += differing.count > Self.namedScenes ? ", …" : ""
    if let folder {
      for scene in scenes.scenes where differing.contains(scene.name) {
        let path = "\(folder)/\(scene.name.replacing(" ", with: "-")).png"
        let encoded: [UInt8]
        do {
          encoded = try PNGEncoder.encode(scenes.bitmap(of: scene))
        } catch {
          throw .unwritable(path: path, reason: "\(error)")
        }
        try OutputFile.write(encoded, to: path)
      }
      text += "; they are in \(folder)"
    }
    throw .reported(exitCode: 1, text: text)
  }

  /// As many as one can read at a glance.
  private static let namedScenes = 8

  /// Writes the record of a source checkout, and fails: a run that records its own references has checked
  /// nothing.
  func record(inCheckout root: String) throws(PreviewRunnerError) -> Never {
    let path = "\(root)/\(SceneHashes.recordPath)"
    guard FileSystem.exists(path) else {
      throw .unreadable(path: path, reason: "the record is written in the root of a source checkout")
    }
    let differing = hashes.differing(from: .recorded)
    try OutputFile.write(Array(hashes.text.utf8), to: path)
    throw .reported(
      exitCode: 1,
      text: "\(path) is written; \(differing.count) scenes differ from what this program was built with; "
        + "look at them, build again and run without --record")
  }
}
