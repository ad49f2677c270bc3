import OperatingSystem

/// The sources of one module's stand-in.
struct StandInModule: Sendable {
  struct File: Sendable {
    /// The path, relative to the module's folder.
    let path: String
    let content: [UInt8]
  }

  /// The module's name, as sources import it.
  let name: String
  /// The folder with its sources.
  let folder: String
  /// Sorted by path.
  let files: [File]
  /// The modules that the files import.
  let imports: Set<String>

  /// Reads the sources.
  init(_ name: String, in folder: String) throws(PreviewRunnerError) {
    self.name = name
    self.folder = folder
    var files: [File] = []
    var imports: Set<String> = []
    for path in try RunnerFile.sources(below: folder) {
      let content = try RunnerFile.read("\(folder)/\(path)")
      files.append(File(path: path, content: content))
      imports.formUnion(ImportedModules(of: content, adapter: nil).names)
    }
    guard !files.isEmpty else {
      throw .unusableStandIn(name: name, folder: folder, reason: "the folder holds no sources")
    }
    self.files = files
    self.imports = imports
  }
}
