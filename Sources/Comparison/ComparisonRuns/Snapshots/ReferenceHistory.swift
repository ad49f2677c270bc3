/// What version control knows of references.
package protocol ReferenceHistory: Sendable {
  /// The versions of a reference's file that were committed, the newest first; empty for a file that never
  /// was.
  ///
  /// - Parameter file: the path below the folder of references.
  func versions(of file: String) throws(SnapshotError) -> [ReferenceVersion]
}

/// A reference as it was committed.
package struct ReferenceVersion: Sendable {
  /// The commit's short name.
  package var commit: String
  /// The day of the commit, such as `2026-01-31`.
  package var date: String
  /// Reads the file's bytes.
  package var bytes: @Sendable () throws -> [UInt8]

  package init(commit: String, date: String, bytes: @escaping @Sendable () throws -> [UInt8]) {
    self.commit = commit
    self.date = date
    self.bytes = bytes
  }
}
