package import ImageComparison
package import Imaging
internal import PNGCodec

extension SnapshotStore {
  /// How far a picture has drifted from the original reference.
  package struct Drift: Sendable {
    /// The oldest version of the reference from which every step until today was within the tolerances.
    package var baseline: ReferenceVersion
    package var picture: StraightBitmap
    package var difference: ImageDifference

    package var passes: Bool { difference.verdict.exitCode == 0 }
  }

  /// The accumulated small changes of a reference; `nil` if it has not changed since the last large one.
  ///
  /// Each change of a reference may be within the tolerances, while their sum is far beyond. So the picture
  /// is compared with the oldest version since the last change beyond the tolerances, which was an intended
  /// one.
  package func drift(
    of bitmap: StraightBitmap, reference file: String, history: any ReferenceHistory
  ) throws -> Drift? {
    let today = try PNGDecoder.read(folder + "/" + file).bitmap
    var newer = today
    var baseline: (version: ReferenceVersion, bitmap: StraightBitmap)?
    for version in try history.versions(of: file) {
      let bytes = try version.bytes()
      let older: StraightBitmap
      do throws(PNGError) {
        older = try PNGDecoder.decode(bytes).bitmap
      } catch {
        // What cannot be compared is not a pass.
        throw SnapshotError("\(folder)/\(file) as of commit \(version.commit) \(error)")
      }
      guard comparator.compare(older, newer).verdict.exitCode == 0 else { break }
      baseline = (version, older)
      newer = older
    }
    guard let baseline, baseline.bitmap != today else { return nil }
    return Drift(
      baseline: baseline.version, picture: baseline.bitmap,
      difference: comparator.compare(baseline.bitmap, bitmap))
  }
}
