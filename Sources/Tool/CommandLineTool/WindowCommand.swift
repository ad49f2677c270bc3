import ArgumentParser
import Foundation
import PNGCodec
import PreviewRunner
import Reports

/// `fittingroom window`: an app's window with its frame, and its menus.
struct WindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window",
    abstract: "Render the window of an app with its title bar and toolbar, and its menu bar.",
    discussion: """
      Examples:
        fittingroom window App.swift --size 800x600 -o pictures
        fittingroom window App.swift --menu View -o pictures
        fittingroom window App.swift --size 800x600 --size 500x600 -o narrower.png

      The window is the first one of the app in the sources, or else that of a preview or view. It is a window of macOS, or with \
      --platform ios one of iPadOS beside others. --size is its size with its frame, within the limits of the content and \
      windowResizability; the default is the scene's size. Several sizes and an --output that ends in .png make one \
      animation of the window being resized, or with --strip one still picture.
      """)

  /// The destination and format of pictures.
  struct Destination: ParsableArguments {
    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("The folder for the pictures, or one file that ends in .png.", valueName: "path"),
      completion: .file())
    var output = "."

    @Flag(help: "Put several sizes side by side in one still picture.")
    var strip = false

    @Flag(help: "Print the tree of placed views of each render as JSON, one render per line.")
    var json = false

    @Option(
      help: ArgumentHelp("The background: #RRGGBB, #RRGGBBAA, white or black.", valueName: "color"))
    var background: BackgroundColor?
  }

  @OptionGroup(title: "Output") var destination: Destination

  @OptionGroup var options: PreviewOptions

  @Option(
    help: ArgumentHelp(
      "The scene whose window is shown: its identifier, its title or its kind, such as Settings.",
      valueName: "name"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "Show the menu bar with this menu open; “View/Sort By” also opens the submenu.", valueName: "title"))
  var menu: String?

  @Flag(help: "Fail if anything is not drawn as it would be on a device.")
  var strict = false

  private var isFile: Bool { destination.output.lowercased().hasSuffix(".png") }

  private var isSequence: Bool { isFile && options.size.count > 1 }

  private var menuPath: [String] { (menu ?? "").split(separator: "/").map(String.init) }

  func validate() throws {
    switch options.compile.platform {
    case nil, .macos, .ios: break
    case let platform?:
      throw ValidationError("--platform \(platform.rawValue) has no windows; use macos or ios")
    }
    if !options.device.isEmpty {
      throw ValidationError("--device is a whole screen; give a window’s size with --size")
    }
    if !options.safeArea.isEmpty {
      throw ValidationError(
        "--safe-area is for screens; leave it out, because a window’s follows from its title bar")
    }
    if let size = options.size.first(where: { $0.width == .infinity || $0.height == .infinity }) {
      throw ValidationError("--size \(size.text) is infinite; give a window a finite size")
    }
    if destination.strip, !isSequence {
      throw ValidationError("--strip needs several sizes and an --output that ends in .png")
    }
    if menu != nil, menuPath.isEmpty { throw ValidationError("--menu needs the title of a menu") }
    if menu != nil, options.compile.platform == .ios {
      throw ValidationError("--menu shows the menu bar of a Mac; --platform ios has none")
    }
    if isSequence {
      if menu != nil { throw ValidationError("--menu needs one size, or a folder as --output") }
      if options.drive.at != nil || options.drive.steps != nil {
        throw ValidationError("--at and --steps need one size, or a folder as --output")
      }
    }
  }

  func run() throws {
    if try ProjectRun.prints(options, json: destination.json) { return }
    try ProjectRun.drawEach(options, json: destination.json) { try run($0, &$1) }
  }

  private func run(_ part: ProjectRun.Part, _ table: inout ProjectTable) throws {
    let options = part.options
    var base = PreviewVariant()
    base.background = destination.background?.color
    var job = options.job(base)
    if options.view == nil, options.preview == nil { job.choice = .app }
    let platform = options.compile.platform ?? .macos
    job.compiling.platform = platform
    var window = WindowPicture(system: platform == .macos ? .macOS : .iPadOS)
    window.scene = scene
    window.menu = menuPath
    window.form = destination.strip ? .strip : .animation
    if isSequence {
      window.sequence = options.size.map { WindowPicture.Size(width: $0.width, height: $0.height) }
      // All of them are one render.
      var seen: Set<PreviewVariant> = []
      job.variants = job.variants.compactMap { variant in
        var variant = variant
        (variant.width, variant.height) = (nil, nil)
        return seen.insert(variant).inserted ? variant : nil
      }
    }
    job.window = window
    if isFile {
      job.output = "."
      job.outputFile = destination.output
    } else {
      job.output = part.folder(destination.output)
    }
    if destination.json { job.treeFormat = .json }
    try JobReport.run(job, of: part, strict: strict, into: &table) { report in
      print(destination.json ? report.tree : TerminalText.line(report.path ?? ""))
      StandardOutput.flush()
    }
  }
}

extension ProposedSize {
  /// The size as written.
  fileprivate var text: String {
    func text(_ length: Double?) -> String {
      length.map { $0 == .infinity ? "inf" : "\(PointText($0))" } ?? "*"
    }
    return "\(text(width))x\(text(height))"
  }
}
