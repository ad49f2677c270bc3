#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension FileSystem {
  /// How symbolic links to folders are handled when files are listed.
  package enum LinkedFolders: Sendable {
    /// Their files are listed under the link's name; a link to one of its own parent folders is left out.
    case listed
    /// They are left out with their content: files to be deleted are in the folder itself.
    case leftOut
  }

  /// Folders that one listing opens at most through links: links that lead to links multiply.
  private static let linkedFolderLimit = 10_000

  /// The paths of all files below a folder whose names have one of the given suffixes, relative to it, sorted
  /// by their bytes; hidden files are left out.
  ///
  /// - Parameter ignoresCase: whether suffixes, which are given in lower case, are compared ignoring case.
  package static func files(
    below folder: String, endings: [String], linkedFolders: LinkedFolders = .listed, ignoresCase: Bool = false
  ) throws(FileError) -> [String] {
    var found: [String] = []
    var pending: [(relative: String, above: [FileIdentity], isLinked: Bool)] = [("", [], false)]
    var opened = 0
    while let (relative, above, isLinked) = pending.popLast() {
      let path = relative.isEmpty ? folder : folder + "/" + relative
      guard let identity = FileIdentity(existing: path), !above.contains(identity) else {
        if relative.isEmpty {
          throw FileError(path: path, reason: .unreadable(folderReason()))
        }
        continue
      }
      opened += isLinked ? 1 : 0
      guard opened <= linkedFolderLimit else {
        throw FileError(
          path: folder, reason: .unreadable("links in it lead to more than \(linkedFolderLimit) folders"))
      }
      for name in try names(in: path) where !name.hasPrefix(".") {
        let child = relative.isEmpty ? name : relative + "/" + name
        let place = folder + "/" + child
        if isFolder(place) {
          let isLink = isLink(place)
          if isLink && linkedFolders == .leftOut { continue }
          pending.append((child, above + [identity], isLinked || isLink))
        } else if endings.contains(where: (ignoresCase ? name.lowercased() : name).hasSuffix) {
          found.append(child)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What a folder's entry is itself, whatever a link leads to.
  package enum EntryKind: Sendable { case file, folder, link, other }

  /// The entries of a folder, hidden ones too, in no order; none if it cannot be opened. Where the file system tells the kinds with the
  /// names, as most do, no entry is looked at by itself.
  package static func entries(of folder: String) -> [(name: String, kind: EntryKind)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: String, kind: EntryKind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append((name, kind(entry.pointee.d_type, of: "\(folder)/\(name)")))
    }
    return entries
  }

  private static func kind(_ type: UInt8, of path: String) -> EntryKind {
    switch Int32(type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): isLink(path) ? .link : isFolder(path) ? .folder : .file
    default: .other
    }
  }

  /// The names in a folder, hidden ones too, in no order.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      throw FileError(path: folder, reason: .unreadable(folderReason()))
    }
    defer { closedir(stream) }
    return names { readdir(stream) }.map { name in
      String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// The names in an open folder, as they are: they need not be text.
  package static func rawNames(of folder: Int32) -> [[CChar]] {
    let opened = openat(folder, ".", folderFlags)
    guard opened >= 0 else { return [] }
    guard let stream = fdopendir(opened) else {
      close(opened)
      return []
    }
    defer { closedir(stream) }
    return names { readdir(stream) }
  }

  /// The names of entries, with their ends, but for those of the folder itself and the one above it.
  private static func names(_ next: () -> UnsafeMutablePointer<dirent>?) -> [[CChar]] {
    var names: [[CChar]] = []
    while let entry = next() {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
        }
      }
      if name != [46, 0], name != [46, 46, 0] { names.append(name) }
    }
    return names
  }
}
