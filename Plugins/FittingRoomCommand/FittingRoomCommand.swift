import Foundation
import PackagePlugin

/// `swift package fittingroom`: the installed program, run for the package.
///
/// The plug-in builds nothing: the program is found where SwiftPM finds tools, beside the compiler and on the path. So a package that
/// only tests its views does not build the program, and the program's version is the one that is installed.
@main
struct FittingRoomCommand: CommandPlugin {
  /// The commands, with what the program calls them, and how many paths stand before the options.
  private static let commands: [(name: String, words: [String], pathCount: Int)] = [
    ("render", ["render"], 1), ("verify", ["snapshot", "verify"], 2), ("record", ["snapshot", "record"], 2),
    ("lint", ["lint"], 1), ("measure", ["measure"], 1), ("preview", ["preview"], 1),
  ]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let names = Self.commands.map(\.name)
    guard let name = arguments.first, !["help", "--help", "-h"].contains(name) else {
      return print(
        """
        usage: swift package fittingroom \(names.joined(separator: "|")) [paths] [options]

        Without a path, the package is taken; verify and record take the folder of the references first.
        Options are those of the program: fittingroom render --help.
        """)
    }
    guard let command = Self.commands.first(where: { $0.name == name }) else {
      fail("there is no “\(name)”; swift package fittingroom has \(names.joined(separator: ", "))", code: 64)
    }
    guard let tool = try? context.tool(named: "fittingroom") else {
      fail(
        "fittingroom is neither on the path nor beside the compiler; install it, or build it in a checkout "
          + "(make build) and put that folder's .build/release on the path", code: 69)
    }
    var rest = Array(arguments.dropFirst())
    let paths = rest.prefix { !$0.hasPrefix("-") }.count
    // What needs no paths is asked with them left out: --help.
    if paths < command.pathCount, !rest.contains("--help") {
      if command.pathCount == 2, paths == 0 {
        fail(
          "\(name) takes the folder of the references: swift package fittingroom \(name) References", code: 64
        )
      }
      rest.insert(context.package.directoryURL.path, at: paths)
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = command.words + rest
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    let isEnded = process.terminationReason == .exit
    if !isEnded || process.terminationStatus != 0 {
      exit(isEnded ? process.terminationStatus : 128 + process.terminationStatus)
    }
  }

  private func fail(_ reason: String, code: Int32) -> Never {
    Diagnostics.error(reason)
    exit(code)
  }
}
