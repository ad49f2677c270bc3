internal import OperatingSystem

/// A module of a project, as it is compiled: its sources and how they are compiled.
package struct ProjectModule: Sendable, Equatable {
  /// The name by which sources import it.
  package var name: String
  /// The paths of its sources, from the root.
  package var sources: [String]
  package var settings: CompileSettings
  /// Whether it holds macros, which the compiler runs and nothing imports.
  package var isMacros = false

  package init(name: String, sources: [String], settings: CompileSettings) {
    (self.name, self.sources, self.settings) = (name, sources, settings)
  }

  /// The module under another name where one of the program's own has the same: a folder that is called `Views` is compiled against
  /// the module `Views`. Nothing may import it by its name.
  package var distinctFromPrograms: ProjectModule {
    guard let installation = try? EngineInstallation() else { return self }
    let isTaken =
      FileSystem.exists("\(installation.modules)/\(name).swiftmodule")
      || installation.standIns.contains { FileSystem.isFolder("\($0)/\(name)") }
    return isTaken ? ProjectModule(name: name + "Module", sources: sources, settings: settings) : self
  }
}
