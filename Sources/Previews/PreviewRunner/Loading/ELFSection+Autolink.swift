import LoadedTypes

extension ELFSection {
  /// The libraries that the modules imported by an object file require the linker to link, such as
  /// `-lFoundation`.
  ///
  /// The compiler lists them in a section of their own, each ended by a zero. Of the system's libraries only
  /// the C library is in every process, and the program brings its own; the toolchain's are left to
  /// `--as-needed`.
  static func autolinkedLibraries(in object: [UInt8]) -> [String] {
    guard let section = ELFSection(named: ".swift1_autolink_entries", in: object),
      section.offset >= 0, section.size >= 0, section.offset <= object.count - section.size
    else { return [] }
    return object[section.offset..<section.offset + section.size].split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasPrefix("-lswift") || $0.hasPrefix("-lFoundation") || $0.hasPrefix("-l_Foundation") }
  }
}
