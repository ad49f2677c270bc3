import CProcess

/// The shared libraries that the program itself was started with.
///
/// Libraries that are loaded later find their symbols, so a compiled preview need not be linked against them:
/// the linker would read all that Foundation exports, which takes longer than everything else that it does
/// for a small file.
enum ProgramLibraries {
  /// The libraries' file names, such as `libFoundation.so`.
  ///
  /// Determined before the first library is loaded: libraries that a preview brings must not be visible to
  /// others.
  static let names: Set<String> = {
    var names: Set<String> = []
    withUnsafeMutablePointer(to: &names) { found in
      fr_each_object(
        { path, found in
          let name = path.map { String(cString: $0) }?.split(separator: "/").last ?? ""
          found?.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(name))
        }, found)
    }
    #if NETWORKING_INSIDE
      names.insert("libFoundationNetworking.so")
    #endif
    return names
  }()

  /// Whether an option of the linker, such as `-lFoundation`, refers to one of them.
  static func contain(_ option: String) -> Bool {
    option.hasPrefix("-l") && names.contains("lib\(option.dropFirst(2)).so")
  }
}
