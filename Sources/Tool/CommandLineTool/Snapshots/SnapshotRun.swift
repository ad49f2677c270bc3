import ComparisonRuns
import PreviewRunner

/// The pictures that recording and verifying work on.
struct SnapshotRun {
  /// The snapshots of this part of the run; those without a picture say why.
  var snapshots: [RenderedSnapshot]
  var manifest: SnapshotManifest
  /// The exit code that `render` would have: 0 if everything was drawn.
  var exitCode: Int32 = 0
  /// The proofs for later runs, one for each part.
  var proofs: [Proof] = []
  /// How many files with previews were left out, because they are unchanged according to git.
  var unchangedFileCount = 0

  /// The VoiceOver elements of each picture, by name; empty if not requested.
  var accessibility: [String: String] = [:]

  /// What was drawn in one part, for runs that need not draw it again.
  struct Proof {
    var proofs: SnapshotProofs
    /// The pictures of each file, with the hashes that their references had before they were compared.
    var drawn: [String: (pictures: [(name: String, reference: String)], rows: [ProvenPictures.Row])]
  }

  /// Stores for later runs what they need not draw again.
  func keepProofs(_ report: Report, _ manifest: SnapshotManifest) {
    for proof in proofs {
      var proofs = proof.proofs
      proofs.keep(proof.drawn, report, manifest)
    }
  }
}
