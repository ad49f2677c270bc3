package import ImageComparison
package import Imaging
internal import PNGCodec

extension SnapshotStore {
  /// How far a picture is from where its reference began.
  package struct Drift: Sendable {
    /// The oldest version of the reference from which every step until today was within the tolerances.
    package var baseline: ReferenceVersion
    package var picture: StraightBitmap
    package var difference: ImageDifference

    package var passes: Bool { difference.verdict.exitCode == 0 }
  }

  /// What has become of a reference by small steps; `nil` if it is what it was after the last large one.
  ///
  /// Each step of a reference may be within the tolerances, and all of them together far beyond. So the picture is
  /// compared with the oldest version that today's was reached from without a step beyond the tolerances: such a step
  /// is a change that was meant.
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
