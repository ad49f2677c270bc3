import ArgumentParser
import Foundation
import OperatingSystem
import PreviewRunner
import Reports

/// `fittingroom animate`: animations as frames.
struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Make an animation of the changes after a step, or after a view has appeared.",
    discussion: """
      Examples:
        fittingroom animate Menu.swift --tap Open -o opening.png
        fittingroom animate Menu.swift --tap Open --strip -o opening.png

      Before every step but the last, animations are complete. The animation begins with the last step; without steps, it \
      begins when the view appears. It ends when everything is at rest. WebP, GIF and MP4 need ffmpeg; animated PNG does not.
      """)

  /// Where the animation goes, and how long it is.
  struct Destination: ParsableArguments {
    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("The file: .png, or with ffmpeg .webp, .gif or .mp4.", valueName: "file"),
      completion: .file())
    var output: String

    @Option(
      help: ArgumentHelp("Also write each frame to this folder: 0000.png and so on.", valueName: "folder"),
      completion: .directory)
    var frames: String?

    @Flag(help: "Make one still picture of up to eight frames side by side instead.")
    var strip = false

    @Option(help: ArgumentHelp("Frames per second, 1 to 240.", valueName: "n"))
    var fps = 60

    @Option(
      help: ArgumentHelp(
        "The length. By default, it ends when everything is at rest, after 5 seconds at most.",
        valueName: "seconds"))
    var duration: Double?

    @Option(
      help: ArgumentHelp("The background: #RRGGBB, #RRGGBBAA, white or black.", valueName: "color"))
    var background: BackgroundColor?
  }

  @OptionGroup(title: "Output") var destination: Destination

  @OptionGroup var options: PreviewOptions

  private var output: String { destination.output }

  /// The formats that ffmpeg can encode, with its options.
  private static let converted: [String: [String]] = [
    "webp": ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "0"],
    "gif": ["-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse", "-loop", "0"],
    "mp4": ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2"],
  ]

  private var ending: String { URL(fileURLWithPath: output).pathExtension.lowercased() }

  func validate() throws {
    if destination.fps < 1 || destination.fps > 240 { throw ValidationError("--fps must be from 1 to 240") }
    if let duration = destination.duration, !(duration > 0 && duration <= 600) {
      throw ValidationError("--duration must be above 0 and at most 600 seconds")
    }
    if ending != "png", Self.converted[ending] == nil {
      throw ValidationError("--output must end in .png, .webp, .gif or .mp4")
    }
    if destination.strip, ending != "png" {
      throw ValidationError("--strip makes a PNG: --output must end in .png")
    }
    if options.drive.at != nil { throw ValidationError("--at is one moment; animate shows all of them") }
    if options.drive.steps != nil {
      throw ValidationError("--steps makes a picture after each step; animate takes steps as options")
    }
  }

  func run() throws {
    if try ProjectRun.prints(options, json: false) { return }
    try ProjectRun.drawEach(options) { try run($0, &$1) }
  }

  private func run(_ part: ProjectRun.Part, _ table: inout ProjectTable) throws {
    let options = part.options
    var base = PreviewVariant()
    base.background = destination.background?.color
    var job = options.job(base)
    job.output = "."
    job.outputFile = output
    var movie = Movie(
      framesPerSecond: destination.fps, duration: destination.duration,
      form: destination.strip ? .strip : .animation)
    movie.framesFolder = destination.frames
    if ending == "png" {
      job.movie = movie
      try JobReport.run(job, of: part, strict: false, into: &table) {
        print(TerminalText.line($0.path ?? ""))
        StandardOutput.flush()
      }
      return
    }
    guard let ffmpeg = SearchPath.program("ffmpeg") else {
      JobReport.complain(
        "error: \(output) needs ffmpeg, which is not on the PATH; an animated PNG (.png) needs nothing")
      throw ExitCode(69)
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fittingroom-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    movie.framesFolder = folder.path
    job.movie = movie
    job.outputFile = folder.appendingPathComponent("animation.png").path
    try JobReport.run(job, of: part, strict: false, into: &table) { _ in }
    try convert(folder, ffmpeg)
    if let frames = destination.frames {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name != "animation.png" {
        try OutputFile.write(
          [UInt8](Data(contentsOf: folder.appendingPathComponent(name))), to: "\(frames)/\(name)")
      }
    }
    print(TerminalText.line(output))
  }

  /// Runs ffmpeg to encode the frames.
  private func convert(_ folder: URL, _ ffmpeg: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ffmpeg)
    let made = folder.appendingPathComponent("made.\(ending)")
    process.arguments =
      [
        "-v", "error", "-y", "-framerate", "\(destination.fps)", "-i",
        folder.appendingPathComponent("%04d.png").path,
      ]
      + (Self.converted[ending] ?? []) + [made.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      JobReport.complain("error: ffmpeg could not make \(output) (exit code \(process.terminationStatus)).")
      throw ExitCode(70)
    }
    let bytes = [UInt8](try Data(contentsOf: made))
    try FileManager.default.removeItem(at: made)
    try OutputFile.write(bytes, to: output)
  }
}
