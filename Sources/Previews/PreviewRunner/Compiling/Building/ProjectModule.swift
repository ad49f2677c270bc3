internal import OperatingSystem

/// A module of a project: its sources and how they are compiled.
package struct ProjectModule: Sendable, Equatable {
  /// The name in import declarations.
  package var name: String
  /// The absolute paths of its sources.
  package var sources: [String]
  package var settings: CompileSettings
  /// Whether it contains macros, which the compiler runs and nothing imports.
  package var isMacros = false

  package init(name: String, sources: [String], settings: CompileSettings) {
    (self.name, self.sources, self.settings) = (name, sources, settings)
  }

  /// The module under another name if the program has a module of the same name: a folder called `Views` is compiled against
  /// the program's module `Views`. Nothing may import it by its name.
  package var distinctFromPrograms: ProjectModule {
    guard let installation = try? EngineInstallation() else { return self }
    let isTaken =
      FileSystem.exists("\(installation.modules)/\(name).swiftmodule")
      || installation.standIns.contains { FileSystem.isFolder("\($0)/\(name)") }
    return isTaken ? ProjectModule(name: name + "Module", sources: sources, settings: settings) : self
  }
}
