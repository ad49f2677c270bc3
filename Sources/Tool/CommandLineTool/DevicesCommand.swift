import ArgumentParser
import DeviceFrames
import Devices
import Foundation
import PreviewRunner

/// `fittingroom devices`: lists the devices.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices for --device: points, scale, pixels and names.",
    discussion: """
      Examples:
        fittingroom devices
        fittingroom devices --devices Devices.json
      """)

  @OptionGroup var options: DeviceTableOptions

  func run() throws {
    let table: DeviceTable
    do throws(PreviewRunnerError) {
      table = try options.table()
    } catch {
      try JobReport.fail(error)
    }
    for model in table.models {
      let (width, height) = (Double(model.body.screen.width), Double(model.body.screen.height))
      let points = "\(PointText(width))x\(PointText(height))@\(PointText(model.scale))x"
      let pixels =
        "\(PointText((width * model.scale).rounded()))x\(PointText((height * model.scale).rounded()))"
      print("\(Self.padded(points, 14))\(Self.padded(pixels, 11))\(model.names.joined(separator: ", "))")
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
