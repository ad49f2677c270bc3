internal import OperatingSystem
internal import PNGCodec
internal import Reports

/// A folder of rendered pictures, each with its frame JSON beside it.
package enum RenderedFolder {
  /// The pictures of a folder, or of one part of a divided run, as snapshots named by their paths.
  package static func read(
    _ folder: String, division: ShardDivision = ShardDivision(.whole)
  ) throws(SnapshotError) -> (snapshots: [RenderedSnapshot], run: SnapshotManifest) {
    let names: [String]
    do throws(FileError) {
      names = try FileSystem.pictures(below: folder).map { String($0.dropLast(4)) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw SnapshotError(error.description)
    }
    var fingerprint: Fingerprint?
    var snapshots: [RenderedSnapshot] = []
    var division = division
    for number in division.take(names) {
      if fingerprint == nil { fingerprint = Fingerprint(tree(of: folder + "/" + names[number])) }
      snapshots.append(try snapshot(names[number], in: folder))
    }
    var run = SnapshotManifest(fingerprint: fingerprint, shard: division.shard, plan: names)
    run.divide(own: snapshots.map(\.name), timesHash: division.timesHash)
    return (snapshots, run)
  }

  /// The picture with a name, which is its path in the folder without the ending.
  package static func snapshot(
    _ name: String, in folder: String
  ) throws(SnapshotError) -> RenderedSnapshot {
    let path = folder + "/" + name
    let document = tree(of: path)
    let notes = document?["fidelity"]?.array ?? []
    var snapshot = RenderedSnapshot(
      name: name, file: path + ".png", sourceFile: document?["file"]?.string.map(shown),
      sourceLine: document?["line"]?.integer,
      framesPath: document == nil ? nil : path + ".json", fidelity: notes.compactMap(Self.line))
    snapshot.missing = notes.filter { $0["cause"]?.string == "missing" }.compactMap(Self.subject)
    snapshot.ownComparator = document?["tolerance"].flatMap { tolerance in
      OwnTolerance.comparator(
        precision: tolerance["precision"]?.number,
        perceptualPrecision: tolerance["perceptualPrecision"]?.number)
    }
    return snapshot
  }

  /// A source's path as manifests and reports have it: relative to the current folder if it is below that, so that
  /// they are the same on every machine.
  package static func shown(_ path: String) -> String {
    let here = FileSystem.currentFolder + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// The subject of a note, with its source location: "Chart (Card.swift:12)".
  private static func subject(_ note: JSONValue) -> String? {
    guard let view = note["view"]?.string else { return nil }
    guard let file = note["file"]?.string, let line = note["line"]?.integer else { return view }
    return "\(view) (\(FileSystem.name(of: file)):\(line))"
  }

  /// The frame JSON beside a picture, or `nil` if the file does not exist.
  private static func tree(of path: String) -> JSONValue? {
    guard FileSystem.exists(path + ".json") else { return nil }
    return try? JSONParser.parse(MappedFile(path: path + ".json").contents)
  }

  /// A note that a render wrote, in one line: "Card.swift:12: Material: …".
  private static func line(_ note: JSONValue) -> String? {
    guard let view = note["view"]?.string, let sentence = note["sentence"]?.string else { return nil }
    let place = note["file"]?.string.map { file in
      (note["line"]?.integer.map { "\(file):\($0)" } ?? file) + ": "
    }
    return "\(place ?? "")\(view): \(sentence)"
  }
}
