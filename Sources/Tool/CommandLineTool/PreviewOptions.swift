import ArgumentParser
import Devices
import Geometry
import PreviewRunner
import Rendering
import StringCatalogs
import Views

/// The options that say which views are shown and how; `render` and `inspect` share them.
struct PreviewOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Swift source files, which are compiled together as one module, or a folder, a Package.swift, an Xcode project or workspace, or XcodeGen’s project.yml, whose targets are shown one after the other; without any the current folder.",
      valueName: "path"))
  var files: [String] = []

  @OptionGroup(title: "Projects") var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "A size to propose, in points; may be repeated. “*” leaves a length to the view, “inf” is infinite.",
      valueName: "WxH"))
  var size: [ProposedSize] = []

  @Option(help: "Pixels per point: 1, 2 or 3; may be repeated. Without it a device's own, else 1.")
  var scale: [PixelScale] = []

  @Option(help: ArgumentHelp("The view to show.", valueName: "name"))
  var view: String?

  @Option(help: ArgumentHelp("The preview to show.", valueName: "name"))
  var preview: String?

  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp(
      "A device whose screen, safe area and size classes apply; may be repeated.", valueName: "name"))
  var device: [DeviceName] = []

  @OptionGroup var deviceTable: DeviceTableOptions

  @Flag(help: "Leave away what a device draws over an app: time, signals, battery, camera, home indicator.")
  var noStatusBar = false

  @Option(
    help: ArgumentHelp(
      "The window’s safe area insets in points: top, leading, bottom and trailing, or one for all; may be repeated. Without it a device’s own, else none.",
      valueName: "T,L,B,R"))
  var safeArea: [SafeAreaArgument] = []

  @Option(help: ArgumentHelp("A locale, such as ar or ja_JP; may be repeated.", valueName: "id"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "A string catalog or a folder of them; may be repeated. Without it those of the sources’ project.",
      valueName: "path"))
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show a made-up translation; may be repeated. expand:LANGUAGE is as long as nine of ten translations stay under, other shares are expand:de:p50 and :p99; widest is the widest translation of each text.",
      valueName: "name"))
  var pseudo: [PseudoLocaleName] = []

  @Option(
    help: ArgumentHelp("A Dynamic Type size, xSmall to accessibility5; may be repeated.", valueName: "size"))
  var dynamicType: [Named<DynamicTypeSize>] = []

  @Option(help: "light or dark; may be repeated.")
  var colorScheme: [Named<ColorScheme>] = []

  @Option(help: "standard or increased: system colours as with “Increase Contrast”; may be repeated.")
  var contrast: [Named<ColorSchemeContrast>] = []

  @Option(help: "ltr or rtl; without it the locale decides; may be repeated.")
  var layoutDirection: [Named<LayoutDirection>] = []

  @Option(
    help: "compact or regular: the horizontal size class; without it the device decides; may be repeated.")
  var horizontalSizeClass: [Named<UserInterfaceSizeClass>] = []

  @Option(
    help: "compact or regular: the vertical size class; without it the device decides; may be repeated.")
  var verticalSizeClass: [Named<UserInterfaceSizeClass>] = []

  @Option(
    help: ArgumentHelp(
      "Scroll to “top”, “bottom” or the view with an id; may be repeated.", valueName: "target"))
  var scrollTo: [String] = []

  @OptionGroup(title: "Driving") var drive: DriveOptions

  @Option(
    help: ArgumentHelp(
      "The version of the rules by which views look: 1 is the design of iOS 17 and 18, 2 that of iOS 26 (default).",
      valueName: "n"))
  var renderVersion: Named<RenderVersion>?

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"))
  var fonts: String?

  @Option(help: ArgumentHelp("Refuse pictures with more pixels than this.", valueName: "n"))
  var maxPixels = 100_000_000

  @Option(help: ArgumentHelp("The number of processes that share the renders.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Stop a render that takes longer than this.", valueName: "seconds"))
  var timeLimit = 60

  @Option(help: ArgumentHelp("Stop a render that takes more memory than this.", valueName: "MB"))
  var maxMemory = 2048

  @Flag(
    inversion: .prefixedNo,
    help: """
      Keep views from the network, from writing files, and from reading others than the system's and the project's. \
      Without either this is done where the kernel can.
      """)
  var sandbox: Bool?
  @OptionGroup(title: "Compiling") var compile: CompileOptions

  func validate() throws {
    if view != nil, preview != nil { throw ValidationError("only one of --view and --preview can be used") }
    _ = try deviceTable.devices(device.map(\.name))
    if let wrong = locale.first(where: { LanguageTag.parse($0.prefixBeforeKeywords) == nil }) {
      throw ValidationError(
        "--locale \(wrong) is no language tag (BCP 47), such as ar, pt-BR or zh-Hans")
    }
    if maxPixels < 1 { throw ValidationError("--max-pixels must be at least 1") }
    if let jobs, jobs < 1 || jobs > 256 { throw ValidationError("--jobs must be from 1 to 256") }
    if timeLimit < 1 || timeLimit > 86400 { throw ValidationError("--time-limit must be from 1 to 86400") }
    if maxMemory < 64 || maxMemory > 1 << 20 {
      throw ValidationError("--max-memory must be from 64 to 1048576")
    }
  }

  /// What to run, without a place for pictures.
  ///
  /// - Parameter base: what all variants have in common that these options say nothing of.
  func job(_ base: PreviewVariant = PreviewVariant()) -> RenderJob {
    var job = RenderJob(sources: files, variants: variants(base))
    job.choice = view.map(PreviewChoice.view) ?? preview.map(PreviewChoice.preview) ?? .automatic
    job.filter = selection.filter
    job.fonts = fonts
    job.catalogs = catalogs
    job.pixelLimit = maxPixels
    job.workers = jobs
    job.timeLimit = timeLimit
    job.memoryLimit = maxMemory
    job.sandboxing = sandbox.map { $0 ? .required : .never } ?? .automatic
    job.compiling = compile.settings
    (job.steps, job.picturedSteps) = drive.all
    job.settleTime = drive.settle
    job.defaults = drive.defaultValues
    job.moment = drive.at
    if let request = ProjectRun.current, request.target.sources == files { job.project = request }
    return job
  }

  private var catalogs: [String]? { strings.isEmpty ? nil : strings }

  /// The texts that the views are shown with.
  var texts: ProjectTexts { ProjectTexts(sources: files, catalogs: catalogs) }

  /// Every combination of what may be repeated; without a size the device's, else the view's own.
  private func variants(_ base: PreviewVariant) -> [PreviewVariant] {
    // Validation has made sure that they are there.
    let devices = (try? deviceTable.devices(device.map(\.name))) ?? []
    let languages = locale.map { (Optional($0), String?.none) } + pseudo.map { (nil, $0.rawValue) }
    var base = base
    base.hidesStatusBar = noStatusBar
    base.renderVersion = renderVersion?.value ?? base.renderVersion
    return [base]
      .varied(over: devices) { $0.take($1) }
      .varied(over: size) { ($0.width, $0.height) = ($1.width, $1.height) }
      .varied(over: scale.map(\.value)) { $0.scale = $1 }
      .varied(over: languages) { ($0.locale, $0.pseudoLocale) = $1 }
      .varied(by: \.colorScheme, over: colorScheme.map(\.value))
      .varied(by: \.contrast, over: contrast.map(\.value))
      .varied(by: \.dynamicTypeSize, over: dynamicType.map(\.value))
      .varied(by: \.layoutDirection, over: layoutDirection.map(\.value))
      .varied(over: horizontalSizeClass.map(\.value)) {
        $0.horizontalSizeClass = $1
        if horizontalSizeClass.count > 1 { $0.tags.append("\($1.name)-width") }
      }
      .varied(over: verticalSizeClass.map(\.value)) {
        $0.verticalSizeClass = $1
        if verticalSizeClass.count > 1 { $0.tags.append("\($1.name)-height") }
      }
      .varied(over: safeArea) {
        $0.safeAreaInsets = $1.insets
        if safeArea.count > 1 { $0.tags.append("inset-\($1.name)") }
      }
      .varied(over: scrollTo) { $0.scrollTarget = $1 }
  }
}

extension String {
  /// A locale without the keywords that ICU puts behind an at sign, such as `ar@numbers=arab`.
  fileprivate var prefixBeforeKeywords: String {
    guard let sign = firstIndex(of: "@"), self[sign...].contains("=") else { return self }
    return String(self[..<sign])
  }
}
