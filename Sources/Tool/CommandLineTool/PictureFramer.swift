import ComparisonRuns
import DeviceFrames
import Devices
import Fonts
import Foundation
import Imaging
import OperatingSystem
import PNGCodec
import PreviewRunner
import Reports
import Typesetting

/// Frames picture files, several at once.
struct PictureFramer: Sendable {
  let style: FrameStyle
  /// The title for all devices; nil looks for `title.strings` beside each picture.
  let title: String?
  let device: Device?
  let devices: DeviceTable
  let effort: PNGEncoder.Effort
  let fonts: String?

  /// A picture and its destination.
  struct File: Sendable {
    var source: String
    var destination: String
  }

  /// The pictures of files and folders, in order.
  ///
  /// - Throws: an error if there are none, or if two would have the same destination or overwrite themselves.
  static func files(_ paths: [String], output: String) throws(PreviewRunnerError) -> [File] {
    var files: [File] = []
    for path in paths {
      guard FileSystem.isFolder(path) else {
        files.append(File(source: path, destination: "\(output)/\(Self.name(of: path))"))
        continue
      }
      let found: [String]
      do throws(FileError) {
        found = try FileSystem.pictures(below: path)
      } catch {
        throw .reported(exitCode: 66, text: "\(error)")
      }
      if found.isEmpty {
        throw .reported(exitCode: 66, text: "\(path) holds no PNG files; name the folder of the pictures")
      }
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      files += found.map { File(source: "\(folder)/\($0)", destination: "\(output)/\($0)") }
    }
    var sources: [String: String] = [:]
    for file in files {
      if let other = sources.updateValue(file.source, forKey: file.destination) {
        throw .reported(
          exitCode: 64,
          text:
            "\(other) and \(file.source) would both be written to \(file.destination); frame them one by one")
      }
    }
    var check = OutputCheck()
    check.reads(files.map(\.source))
    for file in files where check.conflict("", file.destination) != nil {
      let isOwn = FileIdentity(existing: file.source) == FileIdentity(existing: file.destination)
      throw .reported(
        exitCode: 64,
        text: isOwn
          ? "\(file.source) would be replaced by its framed picture; name another --output"
          : "\(file.destination) would be replaced by the framed picture of \(file.source); name another --output"
      )
    }
    return files
  }

  /// Frames all files and returns the code of the last failure, or 0.
  func run(_ files: [File]) throws(PreviewRunnerError) -> Int32 {
    let titles = FrameTitles(title)
    var typesetter: Typesetter?
    if title != nil || files.contains(where: { titles.hasTitles(beside: $0.source) }) {
      do {
        typesetter = Typesetter(fonts: try FontLibrary(directory: FontLibrary.locate(explicit: fonts)))
      } catch {
        throw .reported(exitCode: 69, text: "\(error)")
      }
    }
    // One thread per picture, because there are usually more pictures than processors.
    let framer = DeviceFramer(style: style, typesetter: typesetter, threads: files.count == 1 ? 8 : 1)
    let results = Parallel.map(count: files.count) { index in
      Result { () throws(PreviewRunnerError) in try self.frame(files[index], framer, titles) }
    }
    var code: Int32 = 0
    for (file, result) in zip(files, results) {
      switch result {
      case .success(let warnings):
        print(TerminalText.line(file.destination))
        for warning in warnings { JobReport.complain("warning: \(file.source): \(warning)") }
      case .failure(let error):
        JobReport.complain("error: \(error)")
        code = error.exitCode
      }
    }
    return code
  }

  /// Frames one file and returns its messages.
  private func frame(
    _ file: File, _ framer: DeviceFramer, _ titles: FrameTitles
  ) throws(PreviewRunnerError) -> [String] {
    let image: PNGImage
    do throws(FileError) {
      image = try PNGDecoder.read(file.source)
    } catch {
      throw .reported(exitCode: 66, text: "\(error)")
    }
    let picture = image.sRGBBitmap
    let found = PictureFrame.body(
      width: picture.width, height: picture.height, device: device, in: devices)
    var warnings: [String] = []
    if found.isGeneric {
      warnings.append(PictureFrame.warning(width: picture.width, height: picture.height))
    }
    let title = try titles.title(of: file.source)
    do {
      let framed = try framer.frame(
        picture, in: found.body, isLandscape: found.isLandscape, title: title)
      if let slash = file.destination.lastIndex(of: "/") {
        try FileSystem.makeFolder(String(file.destination[..<slash]))
      }
      let options = PNGEncoder.Options(
        effort: effort, scale: found.isGeneric ? nil : found.scale.rounded())
      try PNGEncoder.write(framed, to: file.destination, options: options)
    } catch let error as FileError {
      throw .unwritable(path: error.path, reason: "\(error.reason)")
    } catch {
      throw .reported(exitCode: 69, text: "\(error)")
    }
    return warnings
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
