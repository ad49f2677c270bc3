import ArgumentParser
import ComparisonRuns
import Fonts
import Foundation
import OperatingSystem
import PreviewRunner
import Views

/// The input of recording and verifying: previews, or pictures that were rendered before.
struct SnapshotSource: ParsableArguments {
  @Argument(help: "The folder of the references.", completion: .directory)
  var references: String

  @OptionGroup var options: PreviewOptions

  @OptionGroup(title: "Baselines") var baselines: BaselineOptions

  @Flag(help: "The path is a folder of rendered pictures, each with its JSON beside it.")
  var rendered = false

  @OptionGroup(title: "Many machines") var parts: PartOptions

  @Flag(
    help: """
      Also keep the elements that VoiceOver stops at, in a text beside each reference, NAME.accessibility.txt, from the same render.
      """)
  var accessibility = false

  @Flag(
    help: """
      Include previews whose sources exclude them from snapshots: .prefireIgnored(), .snapshotExcluded.
      """)
  var withIgnored = false

  func validate() throws {
    if withIgnored, rendered {
      throw ValidationError("--with-ignored renders itself and cannot be used with --rendered")
    }
    if accessibility, rendered {
      throw ValidationError("--accessibility renders itself and cannot be used with --rendered")
    }
  }

  /// The version of the drawing rules of the references; nil if unknown.
  ///
  /// - Throws: `SnapshotError` if this engine does not know it.
  func recordedVersion() throws -> RenderVersion? {
    guard let number = try SnapshotManifest.read(in: references)?.fingerprint?.renderVersion else {
      return nil
    }
    guard let version = RenderVersion(number) else {
      throw SnapshotError(
        "the references were drawn by version \(number) of the rules for views, and this program knows versions "
          + "\(RenderVersion.oldest.number) to \(RenderVersion.current.number); use the release that drew them"
      )
    }
    return version
  }

  /// The version to draw with: the requested one, or that of the references, which keep theirs until they are
  /// migrated.
  func version() throws -> RenderVersion {
    try options.renderVersion?.value ?? recordedVersion() ?? .current
  }

  /// The snapshots of this part of the run; previews are rendered into the folder first.
  ///
  /// - Parameters:
  ///   - division: which part that is, and how the pictures are divided.
  ///   - proving: what counts as proven without drawing it; nil draws everything.
  func snapshots(
    renderingInto folder: String, version: RenderVersion, division: ShardDivision,
    proving: SnapshotRendering.Proving? = nil
  ) throws -> SnapshotRun {
    if rendered {
      guard options.files.count == 1 else {
        throw SnapshotError("--rendered takes a single folder; name the one that render wrote")
      }
      let found = try RenderedFolder.read(options.files[0], division: division)
      guard found.run.plan?.isEmpty == false else {
        throw SnapshotError("\(options.files[0]) holds no PNG files; name the folder that render wrote")
      }
      return SnapshotRun(snapshots: found.snapshots, manifest: found.run)
    }
    var rendering = SnapshotRendering(
      options: options, folder: folder, division: division,
      references: try SnapshotManifest.read(in: references)?.entries.map(\.name) ?? [])
    rendering.options.renderVersion = Named(version)
    let fingerprint = try fingerprint(version)
    rendering.readsAccessibility = accessibility
    rendering.takesIgnored = withIgnored
    // A picture that was not drawn has no elements to compare.
    rendering.proving = accessibility ? nil : proving
    // Edited drawings of symbols are other pictures by the same fonts.
    let drawings = try FontLibrary.locate(explicit: options.fonts).appendingPathComponent(
      "Symbols/drawings.txt")
    rendering.proving?.context =
      "\(fingerprint.engine) \(fingerprint.fonts) \(try Self.hash(of: [drawings.path])) \(version.number) "
      + (options.fonts ?? "")
    try rendering.run()
    var manifest = SnapshotManifest(
      fingerprint: fingerprint, shard: division.shard,
      isUnfiltered: options.view == nil && options.preview == nil && rendering.isUnfiltered,
      sources: try Self.hash(of: rendering.sources), plan: rendering.plan)
    manifest.divide(own: rendering.snapshots.map(\.name), timesHash: division.timesHash)
    return SnapshotRun(
      snapshots: rendering.snapshots, manifest: manifest, exitCode: rendering.exitCode,
      proofs: rendering.proofs, unchangedFileCount: rendering.unchangedFileCount,
      accessibility: rendering.accessibility)
  }

  private func fingerprint(_ version: RenderVersion) throws -> Fingerprint {
    let list = try Data(
      contentsOf: FontLibrary.locate(explicit: options.fonts).appendingPathComponent("MANIFEST.json"))
    return Fingerprint(
      engine: EngineVersion.text, fonts: Fingerprint.name(of: list),
      fontFiles: try FontList.hashes(in: list), renderVersion: version.number)
  }

  /// A hash of the contents of some files, in order.
  private static func hash(of files: [String]) throws -> String {
    var hashes = ""
    for file in files {
      // A file that cannot be read fails where it is compiled.
      let content = (try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data()
      hashes += Fingerprint.name(of: content) + "\n"
    }
    return Fingerprint.name(of: hashes.utf8)
  }

  /// The list of fonts, reduced to what distinguishes them.
  private struct FontList: Decodable {
    struct Font: Decodable {
      var file: String
      var sha256: String
    }

    var fonts: [Font]

    /// The start of each font's hash, by its file.
    static func hashes(in list: Data) throws -> [String: String] {
      let fonts = try JSONDecoder().decode(FontList.self, from: list).fonts
      return Dictionary(fonts.map { ($0.file, String($0.sha256.prefix(16))) }) { first, _ in first }
    }
  }
}
