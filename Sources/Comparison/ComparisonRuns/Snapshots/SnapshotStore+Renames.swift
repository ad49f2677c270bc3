internal import Imaging
internal import OperatingSystem
internal import PNGCodec

extension SnapshotStore {
  /// Snapshots that have no reference, each with a no longer existing snapshot whose reference has the same
  /// pixels: a preview that was renamed, or moved to another file.
  ///
  /// Among several that look alike, the one with the most similar name.
  ///
  /// - Parameters:
  ///   - new: the snapshots without a reference, with their pixels' hashes.
  ///   - named: the names of all existing snapshots.
  ///   - references: the manifest of the references.
  ///   - bitmap: the picture of a snapshot.
  /// - Returns: the former name of each, by its name.
  func renames(
    of new: [(name: String, pixels: String)], among named: [String], references: SnapshotManifest,
    bitmap: (String) throws -> StraightBitmap
  ) -> [ByteName: String] {
    guard !new.isEmpty else { return [:] }
    // Names are compared as bytes: the same letters in another Unicode normal form are a different file.
    let named = Set(named.map { Array($0.utf8) })
    let unclaimed = references.entries.filter { entry in
      !named.contains(Array(entry.name.utf8)) && canMove(entry.name)
    }
    var left = Dictionary(grouping: unclaimed, by: \.pixels)
    var renames: [ByteName: String] = [:]
    for (name, pixels) in new.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      guard let group = left[pixels],
        let nearest = group.indices.max(by: {
          likeness(group[$0].name, name) < likeness(group[$1].name, name)
        })
      else { continue }
      let former = group[nearest].name
      // The manifest says what was recorded; the actual file decides, pixel by pixel.
      guard let picture = try? bitmap(name), let known = try? PNGDecoder.read(folder + "/" + former + ".png"),
        known.bitmap == picture
      else { continue }
      left[pixels]?.remove(at: nearest)
      renames[ByteName(name)] = former
    }
    return renames
  }

  /// Whether a reference is there, and in this folder: none is moved through a symbolic link.
  func canMove(_ name: String) -> Bool {
    FileSystem.staysInside(name + ".png", of: folder) && FileSystem.exists(folder + "/" + name + ".png")
  }

  /// How many bytes two names have in common at their beginnings and ends.
  private func likeness(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return min(start + end, a.count, b.count)
  }
}
