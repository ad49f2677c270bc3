import ArgumentParser
import PreviewRunner
import Views

/// The options that say which views are shown and how; `render` and `inspect` share them.
struct PreviewOptions: ParsableArguments {
  @Argument(help: "Swift source files; several are compiled together as one module.")
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "A size to propose, in points; may be repeated. “*” leaves a length to the view, “inf” is infinite.",
      valueName: "WxH"))
  var size: [ProposedSize] = []

  @Option(help: "Pixels per point: 1, 2 or 3. Without it a device's own, else 1.")
  var scale: PixelScale?

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

  @Option(
    help: ArgumentHelp(
      "The window’s safe area insets in points: top, leading, bottom and trailing, or one for all. Without it a device’s own, else none.",
      valueName: "T,L,B,R"))
  var safeArea: SafeAreaArgument?

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
  var dynamicType: [DynamicTypeName] = []

  @Option(help: "light or dark; may be repeated.")
  var colorScheme: [ColorSchemeName] = []

  @Option(help: "ltr or rtl; without it the locale decides; may be repeated.")
  var layoutDirection: [LayoutDirectionName] = []

  @Option(help: ArgumentHelp("Scroll to “top”, “bottom” or the view with an id.", valueName: "target"))
  var scrollTo: String?

  @Option(
    help: ArgumentHelp(
      "The version of the rules by which views look: 1 is the design of iOS 17 and 18, 2 that of iOS 26 (default).",
      valueName: "n"))
  var renderVersion: RenderVersionNumber?

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"))
  var fonts: String?

  @Option(help: ArgumentHelp("Refuse pictures with more pixels than this.", valueName: "n"))
  var maxPixels = 100_000_000

  @Option(help: ArgumentHelp("The number of processes that share the renders.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Stop a render that takes longer than this.", valueName: "seconds"))
  var timeLimit = 60

  @OptionGroup(title: "Compiling") var compile: CompileOptions

  func validate() throws {
    if view != nil, preview != nil { throw ValidationError("only one of --view and --preview can be used") }
    _ = try deviceTable.devices(device.map(\.name))
    if maxPixels < 1 { throw ValidationError("--max-pixels must be at least 1") }
    if let jobs, jobs < 1 || jobs > 256 { throw ValidationError("--jobs must be from 1 to 256") }
    if timeLimit < 1 || timeLimit > 86400 { throw ValidationError("--time-limit must be from 1 to 86400") }
  }

  /// What to run, without a place for pictures.
  func job(background: BackgroundColor? = nil, isDisplayP3: Bool = false) -> RenderJob {
    var job = RenderJob(
      sources: files, variants: variants(background: background, isDisplayP3: isDisplayP3))
    job.choice = view.map(PreviewChoice.view) ?? preview.map(PreviewChoice.preview) ?? .automatic
    job.filter = selection.filter
    job.fonts = fonts
    job.catalogs = strings.isEmpty ? nil : strings
    job.pixelLimit = maxPixels
    job.workers = jobs
    job.timeLimit = timeLimit
    job.compiling = compile.settings
    return job
  }

  /// The locales, then the made-up translations.
  private var languages: [(locale: String?, pseudo: String?)] {
    let all = locale.map { (Optional($0), String?.none) } + pseudo.map { (nil, $0.rawValue) }
    return all.isEmpty ? [(nil, nil)] : all
  }

  /// Every combination of what may be repeated; without a size the device's, else the view's own.
  private func variants(background: BackgroundColor?, isDisplayP3: Bool) -> [PreviewVariant] {
    func choices<Choice>(_ list: [Choice]) -> [Choice?] { list.isEmpty ? [nil] : list }
    var variants: [PreviewVariant] = []
    // Validation has made sure that they are there.
    let devices = (try? deviceTable.devices(device.map(\.name))) ?? []
    for device in choices(devices) {
      for size in choices(size) {
        for (locale, pseudo) in languages {
          for scheme in choices(colorScheme) {
            for type in choices(dynamicType) {
              var variant = PreviewVariant(
                width: size.map(\.width) ?? device?.width,
                height: size.map(\.height) ?? device?.height,
                scale: scale?.value ?? device?.scale ?? 1)
              variant.device = device
              variant.safeArea = safeArea?.insets
              variant.locale = locale
              variant.pseudoLocale = pseudo
              variant.colorScheme = scheme?.rawValue
              variant.dynamicType = type?.name
              variant.scrollTarget = scrollTo
              variant.background = background?.color
              variant.isDisplayP3 = isDisplayP3
              variant.renderVersion = renderVersion?.version ?? .current
              for direction in choices(layoutDirection) {
                variant.layoutDirection = direction?.rawValue
                variants.append(variant)
              }
            }
          }
        }
      }
    }
    return variants
  }
}
