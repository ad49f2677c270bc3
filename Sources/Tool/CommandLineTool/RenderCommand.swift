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

      Without --size and --device a screen is shown on an iPhone 17, and any other view at its ideal size, two pixels to a \
      point. Without --view and --preview all previews are rendered; without previews an app's first window, \
      else the last view of the top level that can be made without arguments. Pictures are called FILE.VIEW.WIDTHxHEIGHT.png.
      """)

  /// The destination and format of pictures.
  struct Destination: ParsableArguments {
    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The folder for the pictures, in which each target of a project has one of its own (by default, the configuration’s, else the current folder).",
        valueName: "folder"))
    var output: String?

    @Option(
      help: ArgumentHelp(
        "Write a page on which the pictures are looked through: filters, variants beside each other, pixels.",
        valueName: "file"))
    var gallery: String?

    @Option(
      help: ArgumentHelp(
        "Write a picture with small copies of all pictures and what each shows.", valueName: "file"))
    var contactSheet: String?

    @Flag(help: "Print the tree of placed views of each render as JSON, one render to a line.")
    var json = false

    @Option(
      help: ArgumentHelp(
        "What lies beneath the view: #RRGGBB, #RRGGBBAA, white, black or transparent; without it white, or black in dark appearance.",
        valueName: "color"))
    var background: BackgroundColor?

    @Option(
      help: ArgumentHelp("The pictures' colour space: srgb, or p3 with its profile.", valueName: "space"))
    var colorSpace = PictureColorSpace.sRGB

    @Option(
      help: ArgumentHelp(
        "How small the pictures' files are made: max takes seconds for each.", valueName: "effort"))
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
      Write a mask of each picture's smoothed edges beside it, NAME.edges.png, for compare --anti-aliasing edges.
      """)
  var edges = false

  @Flag(
    help: """
      Draw beside each picture what VoiceOver stops at, NAME.accessibility.png: numbered in the order of reading, with \
      what is said of it in a legend.
      """)
  var accessibility = false

  @Flag(
    help: """
      Write beside each picture what SnapshotPreviews writes, NAME.json: name, group, tags and place of the preview, for services \
      that compare pictures.
      """)
  var sidecars = false

  @Flag(help: "Draw a dashed square where an image is missing, which takes no room on a device.")
  var showMissing = false

  @Flag(help: "Fail when anything is not drawn as it would be on a device.")
  var strict = false

  @Flag(help: "List the places of a project that do not compile here and were mended in copies.")
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
        "--accessibility draws plain views and does not go with --frame and --folders deliver")
    }
    if edges, store.frame || store.folders == .deliver {
      throw ValidationError(
        "--edges is for pictures to compare and does not go with --frame and --folders deliver")
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
    }
    if let fault { try JobReport.fail(.reported(exitCode: 73, text: "\(fault)")) }
  }
}

extension PictureColorSpace: ExpressibleByArgument {}
