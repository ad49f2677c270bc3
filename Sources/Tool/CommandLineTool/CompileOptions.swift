import ArgumentParser
import PreviewRunner
import PreviewService

/// The options for compiling sources.
struct CompileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The platform whose branches of conditions are taken: ios (default but of window), macos, watchos, tvos or visionos.",
      valueName: "name"))
  var platform: ApplePlatform?

  @Option(
    help: ArgumentHelp(
      "The version of the language: 5 or 6 (by default, what a project’s target sets, else 5).",
      valueName: "n"))
  var swiftVersion: Int?

  @Option(
    help: ArgumentHelp(
      "What isolates declarations that do not say it: main-actor or nonisolated (by default, what their project sets).",
      valueName: "isolation"))
  var defaultIsolation: DefaultIsolation?

  @Option(
    help: ArgumentHelp("A name that #if finds defined, beside DEBUG; may be repeated.", valueName: "name"))
  var define: [String] = []

  @Option(
    help: ArgumentHelp(
      "Stop compiling after this, and checking one expression after half of it.", valueName: "seconds"))
  var compileTimeLimit = 60

  @Option(
    name: .customLong("stand-ins"),
    help: ArgumentHelp(
      "A folder with stand-ins for modules that cannot be had here, as FittingRoomStandIns beside the project's manifest; may be repeated.",
      valueName: "folder"))
  var standIns: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder with packages that were fetched from elsewhere, as .build/checkouts or SourcePackages beside the project; may be repeated.",
      valueName: "folder"))
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
        throw ValidationError("--define \(name): the name of a condition has letters, digits and _ only")
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
