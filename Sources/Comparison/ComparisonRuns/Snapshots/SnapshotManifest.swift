internal import OperatingSystem
internal import PNGCodec
internal import Reports

/// Which snapshots a folder of references, or a run, consists of.
package struct SnapshotManifest: Hashable, Sendable {
  /// One snapshot.
  package struct Entry: Hashable, Sendable {
    /// The snapshot's name, which is its path without the ending.
    package var name: String
    /// The hash of its pixels.
    package var pixels: String
    /// The size of its file in bytes.
    package var bytes: Int
    package var width: Int
    package var height: Int
    package var sourceFile: String?
    package var sourceLine: Int?

    /// The picture's path below the folder.
    package var file: String { name + ".png" }

    package init(
      name: String, pixels: String, bytes: Int, width: Int, height: Int, sourceFile: String? = nil,
      sourceLine: Int? = nil
    ) {
      (self.name, self.pixels, self.bytes, self.width, self.height) = (name, pixels, bytes, width, height)
      (self.sourceFile, self.sourceLine) = (sourceFile, sourceLine)
    }
  }

  /// What the pictures were made with; `nil` when not known.
  package var fingerprint: Fingerprint?
  /// The part of a divided run.
  package var shard: Shard
  /// Whether nothing was left out by a filter.
  package var isUnfiltered: Bool
  /// A hash of what the run was made from, its source files or its rendered pictures; `nil` when not known.
  package var sources: String?
  /// The snapshots, sorted by name.
  package var entries: [Entry]
  /// The names of all snapshots of a run, those of its other parts too, in the order by which they were divided among
  /// the parts; `nil` when not known, as in a folder of references.
  ///
  /// If a part's manifest has `own`, it keeps this only during the run, and stores its `division` in the
  /// file.
  package var plan: [String]?
  /// The names of the snapshots that this part of a divided run is assigned, in the order of the plan; `nil`
  /// when not known, or if the run is not divided.
  package var own: [String]?
  /// How the run was divided, if `own` is set.
  package var division: Division?
  /// The pictures that the run put into its folder of results, as paths in it; `nil` when not known, as in a folder
  /// of references.
  package var files: [String]?
  /// The names of recorded snapshots that are no longer used in a folder of references.
  package var former: [String] = []

  /// What all parts of one run share, instead of the names of all pictures in each.
  package struct Division: Hashable, Sendable {
    /// How many pictures the run has.
    package var count: Int
    /// A hash of their names in the order by which they were divided.
    package var names: String
    /// A hash of the times by which they were divided; `nil` if none were given.
    package var times: String?

    package init(_ plan: [String], times: String?) {
      count = plan.count
      names = Fingerprint.name(of: plan.lazy.flatMap { Array($0.utf8) + [0] })
      self.times = times
    }
  }

  package init(
    fingerprint: Fingerprint? = nil, shard: Shard = .whole, isUnfiltered: Bool = true,
    sources: String? = nil, entries: [Entry] = [], plan: [String]? = nil
  ) {
    self.fingerprint = fingerprint
    self.shard = shard
    self.isUnfiltered = isUnfiltered
    self.sources = sources
    self.entries = Self.sorted(entries)
    self.plan = plan
  }

  /// Sets the snapshots that a part of a divided run is assigned from the plan, which must be known.
  package mutating func divide(own: [String], timesHash: String?) {
    guard shard.count > 1, let plan else { return }
    self.own = own
    division = Division(plan, times: timesHash)
  }

  /// Whether the manifest names every snapshot there is.
  package var isComplete: Bool { isUnfiltered && shard.count == 1 }

  package subscript(name: String) -> Entry? { entries.first { $0.name.utf8.elementsEqual(name.utf8) } }

  /// Adds entries, replacing those with the same names.
  package mutating func replace(_ new: [Entry]) {
    let names = Set(new.map { ByteName($0.name) })
    entries = Self.sorted(entries.filter { !names.contains(ByteName($0.name)) } + new)
  }

  private static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension SnapshotManifest {
  /// The manifest's file in a folder of references.
  package static func path(in folder: String) -> String { folder + "/snapshots.json" }

  package static let version = 1

  /// The manifest of a folder of references; `nil` when it has none.
  package static func read(in folder: String) throws(SnapshotError) -> SnapshotManifest? {
    let path = path(in: folder)
    return FileSystem.exists(path) ? try read(path) : nil
  }

  static func read(_ path: String) throws(SnapshotError) -> SnapshotManifest {
    let document = try JSONValue.read(path)
    guard let version = document["version"]?.integer, let entries = document["snapshots"]?.array,
      let shard = (document["shard"]?.string).flatMap(Shard.init)
    else {
      throw SnapshotError("\(path) is not a manifest of snapshots; record or verify again to write one")
    }
    guard version == self.version else {
      throw SnapshotError(
        "\(path) has version \(version), but this program knows only version \(self.version); use a newer release"
      )
    }
    let known = entries.compactMap(Entry.init)
    guard known.count == entries.count else {
      throw SnapshotError(
        "\(path) has a snapshot without name, pixels or size; restore it from version control")
    }
    var manifest = SnapshotManifest(
      fingerprint: Fingerprint(document["fingerprint"]), shard: shard,
      isUnfiltered: document["isUnfiltered"]?.bool ?? false, sources: document["sources"]?.string,
      entries: known, plan: document["plan"]?.array?.compactMap(\.string))
    manifest.own = document["own"]?.array?.compactMap(\.string)
    manifest.division = Division(document["division"])
    manifest.files = document["files"]?.array?.compactMap(\.string)
    manifest.former = document["former"]?.array?.compactMap(\.string) ?? []
    return manifest
  }

  /// Writes the manifest of a folder of references, which is flushed to disk before it is renamed into place.
  package func write(in folder: String) throws(SnapshotError) {
    try FileSystem.write(json, to: Self.path(in: folder), syncing: true)
  }

  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("version", .integer(Self.version)), ("fingerprint", fingerprint?.json ?? .null),
      ("shard", .string(shard.description)), ("isUnfiltered", .bool(isUnfiltered)),
      ("sources", .optional(sources)), ("snapshots", .array(entries.map(\.json))),
    ]
    func add(_ name: String, _ texts: [String]?) {
      if let texts { members.append((name, .array(texts.map { .string($0) }))) }
    }
    if let division { members.append(("division", division.json)) } else { add("plan", plan) }
    add("own", own)
    add("files", files)
    add("former", former.isEmpty ? nil : former)
    return .object(members.map { JSONValue.Member(key: $0.0, value: $0.1) })
  }
}

extension SnapshotManifest.Division {
  init?(_ value: JSONValue?) {
    guard let count = value?["count"]?.integer, let names = value?["names"]?.string else { return nil }
    (self.count, self.names, times) = (count, names, value?["times"]?.string)
  }

  var json: JSONValue {
    .object(["count": .integer(count), "names": .string(names), "times": .optional(times)])
  }
}

extension JSONValue {
  /// The content of a JSON file.
  static func read(_ path: String) throws(SnapshotError) -> JSONValue {
    do {
      return try JSONParser.parse(MappedFile(path: path).contents)
    } catch let failure as JSONParser.Failure {
      throw SnapshotError("\(path) \(failure)")
    } catch {
      throw SnapshotError("\(error)")
    }
  }
}

extension FileSystem {
  /// Writes a JSON file with a line end.
  static func write(_ document: JSONValue, to path: String, syncing: Bool = false) throws(SnapshotError) {
    try SnapshotError.wrapping { () throws(FileError) in
      try write(Array((document.text + "\n").utf8), to: path, syncing: syncing)
    }
  }
}

extension SnapshotManifest.Entry {
  init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let pixels = value["pixels"]?.string,
      let bytes = value["bytes"]?.integer, let width = value["width"]?.integer,
      let height = value["height"]?.integer
    else { return nil }
    self.init(
      name: name, pixels: pixels, bytes: bytes, width: width, height: height,
      sourceFile: value["sourceFile"]?.string, sourceLine: value["sourceLine"]?.integer)
  }

  var json: JSONValue {
    .object([
      "name": .string(name), "pixels": .string(pixels), "bytes": .integer(bytes), "width": .integer(width),
      "height": .integer(height), "sourceFile": .optional(sourceFile), "sourceLine": .optional(sourceLine),
    ])
  }
}

/// Why a snapshot run failed, as a sentence.
package struct SnapshotError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// Rethrows an error that already names its path.
  static func wrapping<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(SnapshotError) -> Result {
    do throws(FileError) { return try body() } catch { throw SnapshotError(error.description) }
  }

  /// Rethrows an error with the path that it concerns.
  static func wrapping<Result>(
    _ body: () throws(PNGError) -> Result, at path: () -> String
  ) throws(SnapshotError) -> Result {
    do throws(PNGError) { return try body() } catch { throw SnapshotError("\(path()) \(error)") }
  }
}
