internal import OperatingSystem
internal import Reports

/// The user's source files, which are compiled together as one module.
package struct SourceModule {
  package struct File {
    /// The path as the user wrote it; diagnostics and reports use it.
    package let path: String
    package let content: [UInt8]
    /// The name that the compiler is given for the file, if another file of the module has the same name; nil otherwise.
    /// The compiler distinguishes private declarations and macro expansions of different files only by the files' names.
    let alias: String?

    init(path: String, content: [UInt8], alias: String? = nil) {
      (self.path, self.content, self.alias) = (path, content, alias)
    }

    /// The path that the compiler is given, in the same folder.
    var compiledPath: String {
      guard let alias else { return path }
      return String(decoding: path.utf8.dropLast(FileSystem.name(of: path).utf8.count), as: UTF8.self) + alias
    }

    /// A directive before the first line of a file that is compiled under another name: diagnostics and `#fileID` use the
    /// file's own name. Macros that ask for their location get the other name, and the line in the copy.
    var header: String { alias == nil ? "" : "#sourceLocation(file: \(quotedPath), line: 1)\n" }

    /// The path in quotation marks, which the compiler reads without escapes.
    private var quotedPath: String { "\"\(path.filter { $0 != "\"" && !$0.isNewline })\"" }

    /// The line in the file for a location that a macro was given; nil if the location is in another file.
    func line(_ line: Int, inFileCalled name: String) -> Int? {
      if let alias { return name == alias ? line - 1 : nil }
      return name == FileSystem.name(of: path) ? line : nil
    }

    /// The path on one line, as diagnostics have it.
    var shownPath: String { TerminalText.line(path) }

    /// The file's name without folder and extension.
    package var baseName: String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
  }

  package let files: [File]
  /// The name that a project gives the module.
  private let givenName: String?

  /// Reads the files.
  ///
  /// - Parameter name: the module's name; nil takes the first file's.
  package init(paths: [String], name: String? = nil) throws(PreviewRunnerError) {
    let counts = Dictionary(paths.map { (FileSystem.name(of: $0), 1) }, uniquingKeysWith: +)
    var files: [File] = []
    for path in paths {
      let alias = counts[FileSystem.name(of: path)] == 1 ? nil : Self.alias(of: path)
      files.append(File(path: path, content: try RunnerFile.read(path), alias: alias))
    }
    self.files = files
    givenName = name
  }

  private init(files: [File], name: String?) {
    self.files = files
    givenName = name
  }

  /// A name for a file that no other file of the module has.
  private static func alias(of path: String) -> String {
    let name = FileSystem.name(of: path)
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
    return "\(stem)~\(SHA256.hexDigest(of: path.utf8).prefix(12)).swift"
  }

  /// The files without compiler errors; nil if these are all of them or none.
  func withoutFiles(whoseErrorsAreIn diagnostics: String) -> SourceModule? {
    let errors = diagnostics.split(separator: "\n").filter { $0.contains(": error: ") }
    let rest = files.filter { file in !errors.contains { $0.hasPrefix("\(file.shownPath):") } }
    return rest.isEmpty || rest.count == files.count ? nil : SourceModule(files: rest, name: givenName)
  }

  /// The files with compiler errors, each with its first error.
  func leftOut(by diagnostics: String, isDependant: Bool) -> [LeftOutFile] {
    let errors = diagnostics.split(separator: "\n").filter { $0.contains(": error: ") }
    return files.compactMap { file in
      guard let first = errors.first(where: { $0.hasPrefix("\(file.shownPath):") }) else { return nil }
      // PATH:LINE:COLUMN: error: …
      let place = first.dropFirst(file.shownPath.count + 1).prefix { $0 != ":" }
      let error = first.firstRange(of: ": error: ").map { String(first[$0.upperBound...]) } ?? ""
      return LeftOutFile(path: file.path, line: Int(place) ?? 1, error: error, isDependant: isDependant)
    }
  }

  /// Whether a file or a type belongs to the module and not to one that it imports, by the file's `#fileID` or the type's
  /// qualified name. Only a project's modules import others.
  func holds(_ name: String) -> Bool {
    guard let givenName else { return true }
    return name.hasPrefix("\(givenName)/") || name.hasPrefix("\(givenName).")
  }

  /// Modules that files find by importing SwiftUI, and that are loaded only if they are needed.
  func implicitImports(on platform: ApplePlatform) -> [String] {
    var modules: [String] = []
    if mention(["@FetchRequest", "FetchedResults", "managedObjectContext", "NSManagedObject"]) {
      modules.append("CoreData")
    }
    // Apple's Foundation passes these on.
    if mention(["SecRandomCopyBytes", "kSec", "errSec", "SecItem"]) { modules.append("Security") }
    if mention(["Darwin."]) { modules.append("Darwin") }
    // AppKit's names have this prefix; loading it takes longer than compiling a small file.
    if platform == .macos, mention(["NS", "nsImage", "nsColor", "DistributedNotificationCenter"]) {
      modules.append("AppKit")
    }
    // SwiftUI's declarations make previews of UIKit views.
    let isWithoutSwiftUI = files.contains { file in
      file.content.mentions("#Preview") && !file.content.mentions("SwiftUI")
        && !file.content.mentions("WidgetKit")
    }
    if isWithoutSwiftUI { modules.append("SwiftUI") }
    return modules
  }

  private func mention(_ names: [String]) -> Bool {
    files.contains { file in names.contains { file.content.mentions($0) } }
  }

  /// The modules that the files import on a platform.
  ///
  /// - Parameter defines: the names that are defined for conditions, besides DEBUG.
  package func importedModules(adapter: SourceAdapter, defines: [String]) -> Set<String> {
    let defines = Set(defines)
    return files.reduce(into: Set()) {
      $0.formUnion(ImportedModules(of: $1.content, adapter: adapter, defines: defines).names)
    }
  }

  /// A module of some of the files.
  func only(_ numbers: [Int]) -> SourceModule { SourceModule(files: numbers.map { files[$0] }, name: name) }

  /// The same files with other contents, in their order.
  func with(contents: [[UInt8]]) -> SourceModule {
    SourceModule(
      files: zip(files, contents).map { File(path: $0.path, content: $1, alias: $0.alias) }, name: givenName)
  }

  /// The same files as they are compiled for a platform.
  func adapted(by adapter: SourceAdapter) -> SourceModule {
    SourceModule(
      files: files.map { File(path: $0.path, content: adapter.adapted($0.content), alias: $0.alias) },
      name: givenName)
  }

  /// The module's name: the first file's name with every other character replaced.
  ///
  /// The suffix distinguishes it from the views in it, because a file is often named after a type.
  package var name: String {
    if let givenName { return givenName }
    let characters = files[0].baseName.unicodeScalars.map { scalar -> Character in
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      return isLetter || ("0"..."9").contains(scalar) ? Character(scalar) : "_"
    }
    let name = String(characters) + "Module"
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// A file to compile with the user's own, which makes the macro plug-in list their views.
  ///
  /// Each list is on its own line, in the order of the files, by which it is sorted later.
  package var viewLists: [UInt8] {
    var text = Array("import SwiftUI\n".utf8)
    for file in files {
      // A raw literal needs more number signs than any sequence after a quotation mark or backslash inside it.
      let signs = String(repeating: "#", count: Self.longestSignRun(file.content) + 1)
      text += Array("#_sourceViews(\(signs)\"".utf8)
      for byte in file.content {
        switch byte {
        case UInt8(ascii: "\n"): text += Array("\\\(signs)n".utf8)
        case UInt8(ascii: "\r"): text += Array("\\\(signs)r".utf8)
        case UInt8(ascii: "\t"): text += Array("\\\(signs)t".utf8)
        case 0: break
        default: text.append(byte)
        }
      }
      text += Array("\"\(signs))\n".utf8)
    }
    return text
  }

  private static func longestSignRun(_ content: [UInt8]) -> Int {
    var longest = 0
    var current = 0
    for byte in content {
      current = byte == UInt8(ascii: "#") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
