public import ArgumentParser
public import Imaging
import OperatingSystem
import PNGCodec
import PreviewRunner
import Reports

/// `fittingroom render`: one picture for each view and variant.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render the previews of SwiftUI source files to PNG files.",
    discussion: """
      Examples:
        fittingroom render Card.swift --size "320x*" --scale 2 -o pictures
        fittingroom render App.xcodeproj --device "iPhone 16 Pro" --color-scheme dark
        fittingroom render Card.swift --locale ar --locale de --gallery page.html

      Without --size and --device, a screen is shown on an iPhone 17, and any other view at its ideal size, at two pixels per \
      point. Without --view and --preview, all previews are rendered; without previews, an app's first window, or else \
      the last top-level view that can be made without arguments. Pictures are called FILE.VIEW.WIDTHxHEIGHT.png.
      """)

  /// The destination and format of pictures.
  struct Destination: ParsableArguments {
    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The folder for the pictures; each target of a project has its own folder in it. The default is the configuration’s, or the current folder.",
        valueName: "folder"), completion: .directory)
    var output: String?

    @Option(
      help: ArgumentHelp(
        "Write a page for browsing the pictures, with filters, variants side by side and a pixel view.",
        valueName: "file"), completion: .file())
    var gallery: String?

    @Option(
      help: ArgumentHelp(
        "Write a picture with small, labelled copies of all pictures.", valueName: "file"),
      completion: .file())
    var contactSheet: String?

    @Flag(help: "Print the tree of placed views of each render as JSON, one render per line.")
    var json = false

    @Option(
      help: ArgumentHelp(
        "The background: #RRGGBB, #RRGGBBAA, white, black or transparent. The default is white, or black in dark appearance.",
        valueName: "color"))
    var background: BackgroundColor?

    @Option(
      help: ArgumentHelp(
        "The pictures' colour space: srgb, or p3 with its profile embedded.", valueName: "space"))
    var colorSpace = PictureColorSpace.sRGB

    @Option(
      help: ArgumentHelp(
        "The effort to make the pictures' files small; max takes seconds for each.", valueName: "effort"))
    var pngEffort = Effort.default
  }

  @OptionGroup(title: "Output") var destination: Destination

  @OptionGroup var options: PreviewOptions

  /// The compression effort for picture files.
  enum Effort: String, ExpressibleByArgument, CaseIterable {
    case fast
    case `default`
    case max

    var encoderEffort: PNGEncoder.Effort {
      switch self {
      case .fast: .fast
      case .default: .default
      case .max: .max
      }
    }
  }

  @Flag(
    help: """
      Write a mask of each picture's anti-aliased edges beside it, NAME.edges.png, for compare --anti-aliasing edges.
      """)
  var edges = false

  @Flag(
    help: """
      Write a picture of the elements that VoiceOver stops at beside each picture, NAME.accessibility.png: numbered in reading \
      order, with a legend of what VoiceOver says.
      """)
  var accessibility = false

  @Flag(
    help: """
      Write the JSON of SnapshotPreviews beside each picture, NAME.json: name, group, tags and source location of the preview, for \
      services that compare pictures.
      """)
  var sidecars = false

  @Flag(help: "Draw a dashed square for a missing image, which takes no space on a device.")
  var showMissing = false

  @Flag(help: "Fail if anything is not drawn as it would be on a device.")
  var strict = false

  @Flag(help: "List the code of a project that does not compile here and was replaced in copies.")
  var repairs = false

  @OptionGroup(title: "Store screenshots") var store: StoreOptions

  func validate() throws {
    if let gallery = destination.gallery, !gallery.lowercased().hasSuffix(".html") {
      throw ValidationError("--gallery names a file that ends in .html")
    }
    if let sheet = destination.contactSheet, !sheet.lowercased().hasSuffix(".png") {
      throw ValidationError("--contact-sheet names a file that ends in .png")
    }
    if accessibility, store.frame || store.folders == .deliver {
      throw ValidationError(
        "--accessibility draws plain views and cannot be used with --frame and --folders deliver")
    }
    if edges, store.frame || store.folders == .deliver {
      throw ValidationError(
        "--edges is for pictures to compare and cannot be used with --frame and --folders deliver")
    }
  }

  func run() throws {
    let json = destination.json
    if try ProjectRun.prints(options, json: json) { return }
    var collection = GalleryCollection(page: destination.gallery, sheet: destination.contactSheet)
    var screens = ShownScreens()
    let result = Result {
      try ProjectRun.drawEach(options, json: json, listingRepairs: repairs) { part, table in
        try run(part, into: &collection, &screens, &table)
      }
    }
    if let sentence = screens.sentence { JobReport.complain("note: \(sentence)") }
    // What was drawn is shown even if something else could not be.
    try collection?.write(fonts: options.fonts)
    try result.get()
  }

  private func run(
    _ part: ProjectRun.Part, into collection: inout GalleryCollection?, _ screens: inout ShownScreens,
    _ table: inout ProjectTable
  ) throws {
    var base = PreviewVariant()
    base.background = destination.background?.color
    base.hasGround = base.background == nil
    if part.options.extent.size.isEmpty, part.options.extent.device.isEmpty {
      base.leftToKind = part.options.extent.scale.isEmpty ? .sizeAndScale : .size
    }
    base.isDisplayP3 = destination.colorSpace == .displayP3
    base.effort = destination.pngEffort.encoderEffort
    base.showsEdges = edges
    var job: RenderJob
    do throws(PreviewRunnerError) {
      job = try store.completed(part.options).job(base)
      try store.apply(to: &job, devices: part.options.deviceTable)
    } catch {
      try JobReport.fail(error)
    }
    job.output = part.folder(destination.output)
    job.showsMissingAssets = showMissing
    job.accessibility.hasPictures = accessibility
    job.accessibility.hasText = accessibility && destination.json
    job.accessibility.hasPicturesWhereMarked = !store.frame && store.folders != .deliver
    if destination.json { job.treeFormat = .json }
    var fault: FileError?
    try JobReport.run(job, of: part, strict: strict, into: &table) { report in
      collection?.add(report, target: part.target)
      screens.add(report)
      if sidecars {
        do throws(FileError) {
          try SidecarFile.write(report, drawsAccessibility: job.accessibility.hasPictures)
        } catch { fault = fault ?? error }
      }
      print(destination.json ? report.tree : TerminalText.line(report.path ?? ""))
      StandardOutput.flush()
    }
    if let fault { try JobReport.fail(.reported(exitCode: 73, text: "\(fault)")) }
  }
}

extension PictureColorSpace: ExpressibleByArgument {}
