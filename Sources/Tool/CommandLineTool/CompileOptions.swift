import ArgumentParser
import PreviewRunner
import PreviewService

/// The options for compiling sources.
struct CompileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The platform that conditions are evaluated for: ios (default, except for window), macos, watchos, tvos or visionos.",
      valueName: "name"))
  var platform: ApplePlatform?

  @Option(
    help: ArgumentHelp(
      "The language version: 5 or 6. The default is that of the project's target, or 5.",
      valueName: "n"))
  var swiftVersion: Int?

  @Option(
    help: ArgumentHelp(
      "The default actor isolation: main-actor or nonisolated. The default is the project's setting.",
      valueName: "isolation"))
  var defaultIsolation: DefaultIsolation?

  @Option(
    help: ArgumentHelp("A name that is defined for #if, besides DEBUG; may be repeated.", valueName: "name"))
  var define: [String] = []

  @Option(
    help: ArgumentHelp(
      "Stop compiling after this time, and checking one expression after half of it.", valueName: "seconds"))
  var compileTimeLimit = 60

  @Option(
    name: .customLong("stand-ins"),
    help: ArgumentHelp(
      "A folder with stand-ins for modules that are not available here, in addition to FittingRoomStandIns beside the project's manifest; may be repeated.",
      valueName: "folder"), completion: .directory)
  var standIns: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder with fetched packages, in addition to .build/checkouts and SourcePackages beside the project; may be repeated.",
      valueName: "folder"), completion: .directory)
  var packages: [String] = []

  func validate() throws {
    if compileTimeLimit < 1 || compileTimeLimit > 86400 {
      throw ValidationError("--compile-time-limit must be from 1 to 86400")
    }
    if let swiftVersion, swiftVersion != 5, swiftVersion != 6 {
      throw ValidationError("--swift-version must be 5 or 6")
    }
    for name in define {
      guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
        name.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
      else {
        throw ValidationError(
          "--define \(name) is not the name of a condition; use letters, digits and _ only")
      }
    }
  }

  var settings: CompileSettings {
    var settings = CompileSettings()
    settings.platform = platform ?? .ios
    settings.swiftVersion = swiftVersion ?? 5
    settings.defaultIsolation = defaultIsolation
    settings.defines = define
    settings.standIns = standIns
    settings.timeLimit = compileTimeLimit
    return settings
  }
}

extension CompileOptions {
  /// The same for servers.
  ///
  /// - Parameter sandbox: whether views are confined; nil as far as the system can.
  func service(sandbox: Bool?) -> ServiceOptions {
    var options = ServiceOptions()
    (options.compiling, options.platform, options.packages) = (settings, platform, packages)
    if let sandbox { options.sandboxing = sandbox ? .required : .never }
    return options
  }
}

extension ApplePlatform: ExpressibleByArgument {}
extension DefaultIsolation: ExpressibleByArgument {}
