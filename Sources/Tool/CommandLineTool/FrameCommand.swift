import ArgumentParser
import ComparisonRuns
import DeviceFrames
import Devices
import Fonts
import Foundation
import Imaging
import PNGCodec
import PreviewRunner
import Typesetting

/// `fittingroom frame`: draws devices around existing pictures.
struct FrameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frame",
    abstract: "Draw the device around pictures of its screen.",
    discussion: """
      Examples:
        fittingroom frame screenshots -o framed
        fittingroom frame home.png --device "iPhone 16 Pro" -o framed

      Takes PNG files and folders of them, which keep their names in the output folder. The device is the newest one \
      whose screen has the picture's size, in portrait or landscape; other sizes get a generic frame. Titles come \
      from --title, or from a file title.strings beside a picture, whose keys are parts of pictures' names. The exit \
      code is 66 if a picture cannot be read, and 73 if one cannot be written; the others are still framed.
      """)

  @Argument(help: "PNG files, or folders of them.", completion: .file())
  var pictures: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for the framed pictures.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: ArgumentHelp("The device to draw, regardless of the pictures' sizes.", valueName: "name"))
  var device: DeviceName?

  @OptionGroup var deviceTable: DeviceTableOptions

  @Option(
    help: ArgumentHelp(
      "The colour around the device: #RRGGBB, #RRGGBBAA, white, black or transparent. The default is transparent, or white with --canvas picture.",
      valueName: "color"))
  var background: BackgroundColor?

  @OptionGroup var frameOptions: FrameOptions

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"), completion: .directory)
  var fonts: String?

  @Option(
    help: ArgumentHelp(
      "The effort to make the pictures' files small; max takes seconds for each.", valueName: "effort"))
  var pngEffort = RenderCommand.Effort.default

  func validate() throws {
    _ = try deviceTable.devices(device.map { [$0.name] } ?? [])
    if pictures.isEmpty {
      throw ValidationError("there is no picture to frame; name PNG files or folders of them")
    }
  }

  func run() throws {
    do {
      let framer = PictureFramer(
        style: frameOptions.style(background: background), title: frameOptions.title,
        device: try device.flatMap { try deviceTable.devices([$0.name]).first },
        devices: try deviceTable.table(), effort: pngEffort.encoderEffort, fonts: fonts)
      let files = try PictureFramer.files(pictures, output: output)
      let code = try framer.run(files)
      if code != 0 { throw ExitCode(code) }
    } catch let error as PreviewRunnerError {
      try JobReport.fail(error)
    }
  }
}
