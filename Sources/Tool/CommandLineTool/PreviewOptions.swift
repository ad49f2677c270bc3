import ArgumentParser
import Devices
import Geometry
import PreviewRunner
import Rendering
import StringCatalogs
import Views

/// The options for which views are shown and how; `render`, `inspect` and others share them.
///
/// They are grouped in the order in which people look for them; other code accesses each by its name.
@dynamicMemberLookup
struct PreviewOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Swift source files, which are compiled together as one module, or a folder, a Package.swift, an Xcode project or workspace, or XcodeGen’s project.yml, whose targets are shown one after another. The default is the current folder.",
      valueName: "path"), completion: .file())
  var files: [String] = []

  @OptionGroup(title: "What is shown") var shown: ShownOptions
  @OptionGroup(title: "Size and device") var extent: ExtentOptions
  @OptionGroup(title: "Language and appearance") var circumstances: CircumstanceOptions
  @OptionGroup(title: "Steps that drive the view") var drive: DriveOptions
  @OptionGroup(title: "Compiling") var compile: CompileOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "What is printed") var verbosity: VerbosityOptions

  func validate() throws {
    if shown.view != nil, shown.preview != nil {
      throw ValidationError("only one of --view and --preview can be used")
    }
    _ = try extent.deviceTable.devices(extent.device.map(\.name))
    if let wrong = circumstances.locale.first(where: { LanguageTag.parse($0.prefixBeforeKeywords) == nil }) {
      throw ValidationError(
        "--locale \(wrong) is not a language tag; write one of BCP 47, such as ar, pt-BR or zh-Hans")
    }
    if limits.maxPixels < 1 { throw ValidationError("--max-pixels must be at least 1") }
    if let jobs = limits.jobs, jobs < 1 || jobs > 256 {
      throw ValidationError("--jobs must be from 1 to 256")
    }
    if limits.timeLimit < 1 || limits.timeLimit > 86400 {
      throw ValidationError("--time-limit must be from 1 to 86400")
    }
    if limits.maxMemory < 64 || limits.maxMemory > 1 << 20 {
      throw ValidationError("--max-memory must be from 64 to 1048576")
    }
  }

  subscript<Value>(dynamicMember option: WritableKeyPath<ShownOptions, Value>) -> Value {
    get { shown[keyPath: option] }
    set { shown[keyPath: option] = newValue }
  }

  subscript<Value>(dynamicMember option: WritableKeyPath<ExtentOptions, Value>) -> Value {
    get { extent[keyPath: option] }
    set { extent[keyPath: option] = newValue }
  }

  subscript<Value>(dynamicMember option: WritableKeyPath<CircumstanceOptions, Value>) -> Value {
    get { circumstances[keyPath: option] }
    set { circumstances[keyPath: option] = newValue }
  }

  subscript<Value>(dynamicMember option: WritableKeyPath<LimitOptions, Value>) -> Value {
    get { limits[keyPath: option] }
    set { limits[keyPath: option] = newValue }
  }

  /// The job, without a destination for pictures.
  ///
  /// - Parameter base: what all variants share besides these options.
  func job(_ base: PreviewVariant = PreviewVariant()) -> RenderJob {
    var job = RenderJob(sources: files, variants: variants(base))
    job.choice = shown.view.map(PreviewChoice.view) ?? shown.preview.map(PreviewChoice.preview) ?? .automatic
    job.filter = shown.selection.filter
    job.fonts = limits.fonts
    job.catalogs = catalogs
    job.pixelLimit = limits.maxPixels
    job.workers = limits.jobs
    job.timeLimit = limits.timeLimit
    job.memoryLimit = limits.maxMemory
    job.sandboxing = limits.sandbox.map { $0 ? .required : .never } ?? .automatic
    job.compiling = compile.settings
    (job.steps, job.picturedSteps) = drive.all
    job.settleTime = drive.settle
    job.defaults = drive.defaultValues
    job.moment = drive.at
    if let request = ProjectRun.current, request.target.sources == files { job.project = request }
    return job
  }

  private var catalogs: [String]? { circumstances.strings.isEmpty ? nil : circumstances.strings }

  /// The localized texts for the views.
  var texts: ProjectTexts { ProjectTexts(sources: files, catalogs: catalogs) }

  /// Every combination of repeated options; the default size is the device's, or else the view's own.
  private func variants(_ base: PreviewVariant) -> [PreviewVariant] {
    // They have been validated.
    let devices = (try? extent.deviceTable.devices(extent.device.map(\.name))) ?? []
    let languages =
      circumstances.locale.map { (Optional($0), String?.none) }
      + circumstances.pseudo.map { (nil, $0.rawValue) }
    var base = base
    base.hidesStatusBar = extent.noStatusBar
    base.renderVersion = circumstances.renderVersion?.value ?? base.renderVersion
    return [base]
      .varied(over: devices) { $0.take($1) }
      .varied(over: extent.size) { ($0.width, $0.height) = ($1.width, $1.height) }
      .varied(over: extent.scale.map(\.value)) { $0.scale = $1 }
      .varied(over: languages) { ($0.locale, $0.pseudoLocale) = $1 }
      .varied(by: \.colorScheme, over: circumstances.colorScheme.map(\.value))
      .varied(by: \.contrast, over: circumstances.contrast.map(\.value))
      .varied(by: \.dynamicTypeSize, over: circumstances.dynamicType.map(\.value))
      .varied(by: \.layoutDirection, over: circumstances.layoutDirection.map(\.value))
      .varied(over: extent.horizontalSizeClass.map(\.value)) {
        $0.horizontalSizeClass = $1
        if extent.horizontalSizeClass.count > 1 { $0.tags.append("\($1.name)-width") }
      }
      .varied(over: extent.verticalSizeClass.map(\.value)) {
        $0.verticalSizeClass = $1
        if extent.verticalSizeClass.count > 1 { $0.tags.append("\($1.name)-height") }
      }
      .varied(over: extent.safeArea) {
        $0.safeAreaInsets = $1.insets
        if extent.safeArea.count > 1 { $0.tags.append("inset-\($1.name)") }
      }
      .varied(over: drive.scrollTo) { $0.scrollTarget = $1 }
  }
}

extension String {
  /// A locale without ICU keywords after an at sign, such as `ar@numbers=arab`.
  fileprivate var prefixBeforeKeywords: String {
    guard let sign = firstIndex(of: "@"), self[sign...].contains("=") else { return self }
    return String(self[..<sign])
  }
}
