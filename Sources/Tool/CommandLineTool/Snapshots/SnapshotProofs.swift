import ComparisonRuns
import ImageComparison
import OperatingSystem
import PreviewRunner

/// What need not be drawn in one part of a run, because it was drawn before: source files whose previews'
/// inputs are unchanged since all of their pictures equalled their references, and whose references are also
/// unchanged.
struct SnapshotProofs {
  let references: String
  private let identity: String
  private let inputs: DrawingInputs
  private var known: ProvenPictures
  /// The files whose previews are not drawn, by path.
  private(set) var proven: [String: ProvenPictures.File] = [:]

  /// - Parameters:
  ///   - job: what would be drawn.
  ///   - files: the paths of the sources with previews.
  ///   - excluded: files and folders that nothing is drawn from: the references, results and reports.
  ///   - context: the fonts and the engine.
  ///   - isUsed: whether proofs are used, rather than drawing everything and recording it.
  init(
    _ job: RenderJob, files: [String], references: String, excluded: [String], context: String, isUsed: Bool
  ) throws(PreviewRunnerError) {
    self.references = references
    let place = FileSystem.resolve(references) ?? references
    var variants = ""
    dump(job.variants, to: &variants)
    let what = job.project?.target.name ?? files.joined(separator: "\n")
    identity = [place, what, variants].joined(separator: "\n")
    inputs = try job.drawingInputs(of: files, without: excluded, context: context)
    known = try ProvenPictures.read(identity)
    guard isUsed else { return }
    for (path, file) in known.files where inputs.hashes[path] == file.inputs {
      if file.pictures.allSatisfy({ hash(of: $0.name) == $0.reference }) { proven[path] = file }
    }
  }

  /// Discards all proofs.
  mutating func drawAll() { proven = [:] }

  /// The hash of a reference's file; nil if there is none.
  func hash(of name: String) -> String? {
    (try? FileSystem.read("\(references)/\(name).png")).map { SHA256.hexDigest(of: $0) }
  }

  /// The sources that a file needs, and the common inputs of all files.
  func dependencies(of file: String) -> Set<String> { (inputs.sources[file] ?? []).union(inputs.shared) }

  /// The snapshots of the files that are not drawn, in the order of the files.
  var snapshots: [RenderedSnapshot] {
    proven.sorted { $0.key < $1.key }.flatMap { $0.value.pictures }.map { picture in
      .proven(
        SnapshotManifest.Entry(
          name: picture.name, pixels: picture.pixels, bytes: 0, width: picture.width, height: picture.height,
          sourceFile: picture.sourceFile, sourceLine: picture.sourceLine),
        fidelity: picture.fidelity)
    }
  }

  /// Stores the proofs of this run for later ones.
  ///
  /// - Parameters:
  ///   - drawn: the pictures of each file whose previews were drawn, all of them, with the hashes that their references had before
  ///     they were compared.
  ///   - report: their results.
  mutating func keep(
    _ drawn: [String: (pictures: [(name: String, reference: String)], rows: [ProvenPictures.Row])],
    _ report: Report, _ manifest: SnapshotManifest
  ) {
    let entries = Dictionary(report.entries.map { ($0.name, $0) }) { first, _ in first }
    let pixels = Dictionary(manifest.entries.map { ($0.name, $0) }) { first, _ in first }
    for (path, file) in drawn {
      known.files[path] = nil
      guard let hash = inputs.hashes[path], !file.pictures.isEmpty else { continue }
      let pictures = file.pictures.compactMap { name, reference -> ProvenPictures.Picture? in
        guard let entry = entries[name], entry.verdict == .identical, let made = pixels[name] else {
          return nil
        }
        return ProvenPictures.Picture(
          name: name, reference: reference, pixels: made.pixels, width: made.width, height: made.height,
          sourceFile: made.sourceFile, sourceLine: made.sourceLine, fidelity: entry.fidelity)
      }
      if pictures.count == file.pictures.count {
        known.files[path] = ProvenPictures.File(inputs: hash, pictures: pictures, rows: file.rows)
      }
    }
    // What cannot be stored is drawn again.
    try? known.keep(identity)
  }
}
