package import ComparisonRuns

/// The versions of references that git knows.
package struct GitHistory: ReferenceHistory {
  private let repository: GitRepository
  private let versions: [String: [GitRepository.Version]]

  /// Reads the history of a folder of references.
  ///
  /// - Parameter start: the commit after which versions count; nil counts all.
  /// - Throws: `SnapshotError` if git has no history of the folder, or only the end of one.
  package init(folder: String, since start: String? = nil) throws(SnapshotError) {
    do {
      try self.init(GitRepository(folder: folder), since: start)
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw SnapshotError("\(error)")
    }
  }

  /// The same for the folder of a repository object.
  package init(_ repository: GitRepository, since start: String? = nil) throws {
    self.repository = repository
    if start == nil, try repository.isShallow {
      throw SnapshotError(
        "the history of \(repository.folder) was cut off when it was fetched; "
          + "git fetch --unshallow fetches the rest")
    }
    versions = try repository.versions(ending: ".png", since: start)
  }

  package func versions(of file: String) -> [ReferenceVersion] {
    (versions[file] ?? []).map { version in
      ReferenceVersion(commit: String(version.commit.prefix(9)), date: version.date) { [repository] in
        try repository.content(of: file, at: version.commit)
      }
    }
  }

  /// The total size of all versions.
  package struct Totals: Sendable {
    package var files: Int
    package var versions: Int
    /// Bytes as git stores them, before packs are made of them.
    package var bytes: Int
    /// Bytes by the year of the commits, from the first.
    package var bytesByYear: [(year: String, bytes: Int)]

    /// One line, such as "in git: 14 versions of 3 files, 52310 bytes".
    package var text: String {
      let years = bytesByYear.map { "\($0.year): +\($0.bytes)" }.joined(separator: ", ")
      return "in git: \(versions) versions of \(files) files, \(bytes) bytes"
        + (years.isEmpty ? "" : " (\(years))")
    }
  }

  package func totals() throws(SnapshotError) -> Totals {
    // The same content is stored once, however often it was committed; it counts where it came first.
    var first: [String: String] = [:]
    for version in versions.values.joined() {
      let year = String(version.date.prefix(4))
      first[version.blob] = first[version.blob].map { min($0, year) } ?? year
    }
    let sizes: [String: Int]
    do {
      sizes = try repository.storedSizes(of: first.keys.sorted())
    } catch {
      throw SnapshotError("\(error)")
    }
    var years: [String: Int] = [:]
    for (blob, year) in first { years[year, default: 0] += sizes[blob] ?? 0 }
    return Totals(
      files: versions.count, versions: versions.values.reduce(0) { $0 + $1.count },
      bytes: sizes.values.reduce(0, +),
      bytesByYear: years.sorted { $0.key < $1.key }.map { (year: $0.key, bytes: $0.value) })
  }
}
