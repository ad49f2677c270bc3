import ArgumentParser
import DeviceFrames
import Devices
import PreviewRunner

/// The options of `render` that make pictures for a store: frames, titles and folders.
struct StoreOptions: ParsableArguments {
  @Flag(help: "Draw the device around each picture.")
  var frame = false

  @OptionGroup var frameOptions: FrameOptions

  @Option(
    help: ArgumentHelp(
      "The colour around the device. The default is transparent, or white with --canvas picture.",
      valueName: "color"))
  var frameBackground: BackgroundColor?

  @Option(
    help: ArgumentHelp(
      "A table of the string catalogs with the text above the device for each preview's name.",
      valueName: "table"))
  var titleTable: String?

  /// The folder layout of pictures.
  enum Folders: String, ExpressibleByArgument, CaseIterable {
    case flat
    case deliver
  }

  @Option(
    help: ArgumentHelp(
      "flat, or deliver: LOCALE/NUMBER_DEVICE_PREVIEW.png for “fastlane deliver”, opaque, in the App Store's sizes, by default in all languages of the catalogs.",
      valueName: "layout"))
  var folders = Folders.flat

  func validate() throws {
    if !frame, frameOptions.isUsed || frameBackground != nil || titleTable != nil {
      throw ValidationError("the options for frames need --frame")
    }
    if frameOptions.title != nil, titleTable != nil {
      throw ValidationError("only one of --title and --title-table can be used")
    }
    if folders == .deliver, frameOptions.canvas == .device {
      throw ValidationError(
        "--canvas device cannot be used with --folders deliver, whose pictures have the screens' sizes")
    }
  }

  /// The options of a run for the store: by default all available languages.
  func completed(_ options: PreviewOptions) throws(PreviewRunnerError) -> PreviewOptions {
    guard folders == .deliver else { return options }
    var options = options
    if !options.size.isEmpty || !options.scale.isEmpty {
      throw .reported(
        exitCode: 64,
        text: "--size and --scale cannot be used with --folders deliver; choose sizes with --device")
    }
    if options.locale.isEmpty, options.pseudo.isEmpty {
      let locales = try options.texts.locales()
      options.locale = locales.isEmpty ? ["en-US"] : locales
    }
    return options
  }

  /// Configures a job according to the options, and warns about what the store will not accept.
  func apply(to job: inout RenderJob, devices: DeviceTableOptions) throws(PreviewRunnerError) {
    if folders == .deliver {
      job.folders = .deliver
      try DeliverLayout.check(job.variants)
      for warning in DeliverLayout.warnings(job.variants) { JobReport.complain("warning: \(warning)") }
    }
    guard frame else { return }
    let title: PictureFrame.Title =
      frameOptions.title.map { .text($0) } ?? titleTable.map { .table($0) } ?? .none
    job.frame = PictureFrame(
      style: frameOptions.style(
        background: frameBackground, canvas: folders == .deliver ? .picture : .device), title: title,
      devices: try devices.table())
  }
}
