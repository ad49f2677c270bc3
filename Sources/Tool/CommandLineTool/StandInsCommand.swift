import ArgumentParser
import Foundation
import PreviewRunner

/// `fittingroom stand-ins`: lists the modules with stand-ins that sources can import.
struct StandInsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stand-ins",
    abstract: "List the stand-ins that are compiled on their first import, or compile them now.",
    discussion: """
      Examples:
        fittingroom stand-ins
        fittingroom stand-ins --compile MapKit WebKit

      Each line has a module and the folder of its sources. --compile compiles those that are not compiled yet for this \
      program and toolchain, so that no later run waits for them; each line then ends with the seconds that it took. \
      Documentation/StandIns.md describes how to write one.
      """)

  @Argument(help: ArgumentHelp("The modules; the default is all.", valueName: "module"))
  var modules: [String] = []

  @Flag(help: "Compile them.")
  var compile = false

  @Option(
    name: .customLong("stand-ins"),
    help: ArgumentHelp("A folder with stand-ins of your own; may be repeated.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  func run() throws {
    do throws(PreviewRunnerError) {
      var settings = CompileSettings()
      settings.standIns = folders
      let folder = FileManager.default.currentDirectoryPath
      let library = try PreviewCompiler(settings).standIns(ofProjectAround: "\(folder)/Source.swift")
      let places = library.compiled
      for name in modules where !places.contains(where: { $0.name == name }) {
        throw .unknownStandIn(name: name, existing: places.map(\.name))
      }
      for place in places where modules.isEmpty || modules.contains(place.name) {
        if compile {
          for compilation in try library.build([place.name]).compiled {
            print(compilation.name, String(format: "%.1f s", compilation.seconds))
          }
        } else {
          print(place.name, place.folder)
        }
      }
    } catch {
      try JobReport.fail(error)
    }
  }
}
