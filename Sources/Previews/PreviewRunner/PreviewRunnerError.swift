internal import OperatingSystem
internal import Reports

/// Why a preview could not be rendered.
package enum PreviewRunnerError: Error, Equatable {
  /// A source file does not exist or cannot be read.
  case unreadable(path: String, reason: String)
  /// The sources do not compile; `diagnostics` is what the compiler printed.
  case doesNotCompile(diagnostics: String)
  /// A source needs another that does not compile.
  case leftOut(LeftOutFile)
  /// A stand-in for a module cannot be compiled, or is not valid.
  case unusableStandIn(name: String, folder: String, reason: String)
  /// There is no compiled stand-in for a module.
  case unknownStandIn(name: String, existing: [String])
  /// The compiler did not finish in time.
  ///
  /// - Parameter place: the path, line and column of the last expression that it finished, if any.
  case compilingTookTooLong(files: [String], seconds: Int, place: String?)
  case noCompiler
  /// The kernel cannot keep views from the network and from files.
  case noSandbox
  /// There is no /proc.
  case noProcessInformation
  /// A part of the Swift toolchain is not where it belongs.
  case incompleteToolchain(missing: String)
  /// A program of the toolchain does not start, for example because the system lacks a library.
  case unusableToolchain(program: String, reason: String)
  /// The toolchain has a different version from the one that built the library's modules, and cannot read
  /// them.
  case otherToolchain(compiler: String, version: String, needed: String)
  /// There is no known location for compiled sources.
  case noCacheFolder
  /// The folder of compiled sources is open to other users.
  case sharedCache(path: String, reason: String)
  /// The library's own modules are missing beside the program.
  case noModules(searched: [String])
  case cannotLoad(path: String, reason: String)
  case noPreviews(files: [String], unmakeable: [String])
  case unknownPreview(name: String, existing: [String])
  case unknownView(name: String, existing: [String])
  /// A pattern of `--include` or `--exclude` matches no preview.
  case unmatchedPattern(option: String, pattern: String, existing: [String])
  case everythingExcluded(existing: [String])
  /// Two pictures of a run would be written to one path.
  case sameName(path: String)
  /// A run with several pictures was given a single output file.
  case severalForOneFile(path: String)
  case viewNeedsArguments(name: String, arguments: [String])
  /// A view trapped, or the process that drew it ended otherwise; with the line of its preview, if known.
  case trapped(view: String, file: String, line: Int? = nil, variant: String, reason: String)
  case tookTooLong(view: String, file: String, variant: String, seconds: Int)
  /// Nothing of a preview compiles here that could be drawn; with the line of the preview, if known.
  case nothingLeft(view: String, file: String, line: Int? = nil, variant: String, reason: String)
  /// The process that drew a view sent an invalid message.
  case unbelievable(view: String, file: String, variant: String, reason: String)
  /// A preview's own code threw an error.
  case threw(view: String, file: String, error: String)
  /// A user step could not be performed.
  case undriveable(view: String, file: String, reason: String)
  case tooManyPixels(width: Double, height: Double, scale: Double, limit: Int)
  case unwritable(path: String, reason: String)
  /// A device file is invalid.
  case invalidDevices(path: String, reason: String)
  case system(call: String, reason: String)
  /// An error that a worker reported, with its own message.
  case reported(exitCode: Int32, text: String)

  /// The exit code for usage errors.
  package static let usageCode: Int32 = 64

  /// The exit code, after sysexits.h.
  package var exitCode: Int32 {
    switch self {
    case .unknownPreview, .unknownView, .viewNeedsArguments, .tooManyPixels, .unmatchedPattern,
      .everythingExcluded, .sameName, .severalForOneFile, .undriveable,
      .unknownStandIn:
      Self.usageCode
    case .doesNotCompile, .leftOut, .unusableStandIn, .compilingTookTooLong, .noPreviews, .invalidDevices: 65
    case .unreadable: 66
    case .noCompiler, .noSandbox, .noModules, .incompleteToolchain, .unusableToolchain, .otherToolchain,
      .noProcessInformation:
      69
    case .trapped, .tookTooLong, .nothingLeft, .unbelievable, .threw, .cannotLoad: 70
    case .system: 71
    case .unwritable, .noCacheFolder, .sharedCache: 73
    case .reported(let exitCode, _): exitCode
    }
  }
}

extension PreviewRunnerError {
  /// Whether the sources contain nothing that was requested, although others may.
  package var findsNothing: Bool {
    switch self {
    case .unknownPreview, .unknownView, .unmatchedPattern, .everythingExcluded, .noPreviews: true
    default: false
    }
  }

  /// The error of two lists, of which neither has what was requested.
  package func joined(to earlier: PreviewRunnerError?) -> PreviewRunnerError {
    switch (earlier, self) {
    case (.unknownPreview(_, let first), .unknownPreview(let name, let second)):
      .unknownPreview(name: name, existing: first + second)
    case (.unknownView(_, let first), .unknownView(let name, let second)):
      .unknownView(name: name, existing: first + second)
    case (.everythingExcluded(let first), .everythingExcluded(let second)):
      .everythingExcluded(existing: first + second)
    default: self
    }
  }

  /// The result of a system call, with a failure turned into an error of the run.
  static func converting<Result>(
    _ body: () throws(SystemCallError) -> Result
  ) throws(PreviewRunnerError) -> Result {
    do throws(SystemCallError) { return try body() } catch {
      throw .system(call: error.call, reason: error.reason)
    }
  }
}

extension PreviewRunnerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)"
    case .doesNotCompile(let diagnostics):
      diagnostics
    case .leftOut(let file):
      "\(file.path):\(file.line): left out with what does not compile: \(file.error)"
    case .unknownStandIn(let name, let existing):
      "there is no stand-in called “\(name)”; \(Self.list(existing, of: "stand-ins", near: name))"
    case .unusableStandIn(let name, let folder, let reason):
      "the stand-in for “\(name)” in \(folder) cannot be used: \(reason)"
    case .compilingTookTooLong(let files, let seconds, let place):
      "\(place ?? files.first ?? ""): error: compiling was not done after \(seconds) s and was stopped; "
        + (place == nil
          ? "allow more with --compile-time-limit"
          : "break up the expression here, look for a misspelled name in it, or allow more with --compile-time-limit")
    case .noCompiler:
      "no Swift compiler was found; put swiftc on the PATH or name it in FITTINGROOM_SWIFTC"
    case .noSandbox:
      "this system has no sandbox for views; use a kernel with Landlock and seccomp (Linux 5.13)"
    case .noProcessInformation:
      "/proc is not there, which lists the processes; mount it (mount -t proc proc /proc)"
    case .incompleteToolchain(let missing):
      "the Swift toolchain lacks \(missing); install it as a whole, or name another’s swiftc in FITTINGROOM_SWIFTC"
    case .unusableToolchain(let program, let reason):
      "\(program) cannot be run: \(reason); install what it needs, or name another toolchain’s swiftc in "
        + "FITTINGROOM_SWIFTC"
    case .otherToolchain(let compiler, let version, let needed):
      "\(compiler) is Swift \(version), and this program needs Swift \(needed), with which it was built; put that "
        + "toolchain’s swiftc on the PATH, or name it in FITTINGROOM_SWIFTC"
    case .noCacheFolder:
      "there is no home folder to keep compiled sources in; name a folder in FITTINGROOM_CACHE"
    case .sharedCache(let path, let reason):
      "\(path) is not used for compiled sources, because \(reason); close it to them (chmod 700), or name a folder "
        + "of your own in FITTINGROOM_CACHE"
    case .noModules(let searched):
      "the compiled modules of FittingRoom were not found in \(searched.joined(separator: ", ")); install it again, "
        + "or build it with make"
    case .cannotLoad(let path, let reason):
      "the compiled sources cannot be loaded from \(path): \(reason)"
    case .noPreviews(let files, let unmakeable):
      "\(files.joined(separator: ", ")): there is no preview and no view that can be made without arguments"
        + (unmakeable.isEmpty ? "" : " (\(unmakeable.joined(separator: "; ")))") + "; add a #Preview"
    case .unknownPreview(let name, let existing):
      "there is no preview called “\(name)”; \(Self.list(existing, of: "previews", near: name))"
    case .unknownView(let name, []):
      "there is no view called “\(name)”; no source declares it"
    case .unknownView(let name, let existing):
      "there is no view called “\(name)”; \(Self.list(existing, of: "views", near: name))"
    case .unmatchedPattern(let option, let pattern, let existing):
      "\(option) “\(pattern)” describes no preview; \(Self.list(existing, of: "previews", near: pattern))"
    case .everythingExcluded(let existing):
      "--include and --exclude leave no preview; \(Self.list(existing, of: "previews"))"
    case .severalForOneFile(let path):
      "there is more than one view or variant for \(path); choose one with --preview or --view, or name a folder"
    case .sameName(let path):
      "two pictures would be called \(path); rename one of the previews, or render them into different folders"
    case .viewNeedsArguments(let name, let arguments):
      "\(name) cannot be made without arguments: it needs \(arguments.joined(separator: ", ")); show it in a #Preview"
    case .trapped(let view, let file, let line, let variant, let reason):
      "\(file)\(line.map { ":\($0)" } ?? ""): \(view) at \(variant) trapped: \(reason)"
    case .nothingLeft(let view, let file, let line, let variant, let reason):
      "\(file)\(line.map { ":\($0)" } ?? ""): \(view) at \(variant) is not drawn: \(reason)"
    case .tookTooLong(let view, let file, let variant, let seconds):
      "\(file): \(view) at \(variant) was not done after \(seconds) s and was stopped; allow more with --time-limit"
    case .unbelievable(let view, let file, let variant, let reason):
      "\(file): \(view) at \(variant) is not believed: \(reason)"
    case .threw(let view, let file, let error):
      "\(file): \(view) threw an error: \(error)"
    case .undriveable(let view, let file, let reason):
      "\(file): \(view): \(reason)"
    case .tooManyPixels(let width, let height, let scale, let limit):
      "a picture of \(PointText(width))×\(PointText(height)) points at scale \(PointText(scale)) "
        + "has more than \(limit) pixels; allow more with --max-pixels"
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason)"
    case .invalidDevices(let path, let reason):
      "\(path): \(reason)"
    case .system(let call, let reason):
      "\(call) failed: \(reason)"
    case .reported(_, let text):
      text
    }
  }

  /// The available names, after a suggestion for a mistyped one.
  private static func list(_ names: [String], of kind: String, near name: String? = nil) -> String {
    if names.isEmpty { return "there are no \(kind)" }
    let list = "here are: \(names.joined(separator: ", "))"
    // Patterns match names with and without their file.
    let known =
      names
      + names.compactMap { name in name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } }
    guard let nearest = name.flatMap({ NearestName.of($0, in: known) }) else { return "t" + list }
    return "did you mean “\(nearest)”? t" + list
  }
}
