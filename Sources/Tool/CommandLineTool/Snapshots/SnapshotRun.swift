import ComparisonRuns
import PreviewRunner

/// What recording and verifying work on.
struct SnapshotRun {
  /// The snapshots of this part of the run; those of which there is no picture say why.
  var snapshots: [RenderedSnapshot]
  var manifest: SnapshotManifest
  /// What `render` would end with: 0 if everything was drawn.
  var exitCode: Int32 = 0
  /// What is left to later runs, one for each part.
  var proofs: [Proof] = []
  /// How many files with previews were left out, because git knows of no change.
  var unchangedFileCount = 0

  /// What VoiceOver stops at in each picture, by its name; empty if nobody asked.
  var accessibility: [String: String] = [:]

  /// What was drawn of one part, for runs that need not draw it again.
  struct Proof {
    var proofs: SnapshotProofs
    /// The pictures of each file, with the hashes that their references had before they were compared.
    var drawn: [String: (pictures: [(name: String, reference: String)], rows: [ProvenPictures.Row])]
  }

  /// Leaves to later runs what they need not draw again.
  func keepProofs(_ report: Report, _ manifest: SnapshotManifest) {
    for proof in proofs {
      var proofs = proof.proofs
      proofs.keep(proof.drawn, report, manifest)
    }
  }
}
