import ArgumentParser
import Devices
import PreviewRunner
import Reports

/// The option that adds devices to the built-in ones.
struct DeviceTableOptions: ParsableArguments {
  @Option(
    name: .customLong("devices"),
    help: ArgumentHelp(
      "A JSON file with more devices, which replace those of the same names; may be repeated.",
      valueName: "path"), completion: .file())
  var files: [String] = []

  /// All available devices.
  func table() throws(PreviewRunnerError) -> DeviceTable { try DeviceTable.reading(files) }

  /// The devices with the given names.
  ///
  /// - Throws: `ValidationError` if a file cannot be read or a device is not known.
  func devices(_ names: [String]) throws -> [Device] {
    if names.isEmpty && files.isEmpty { return [] }
    let table: DeviceTable
    do throws(PreviewRunnerError) {
      table = try self.table()
    } catch {
      throw ValidationError("\(error)")
    }
    return try names.map { name in
      if let device = table.device(named: name) { return device }
      throw ValidationError(table.lacks(name))
    }
  }
}

extension DeviceTable {
  /// The message about a device that is not in the table.
  func lacks(_ name: String) -> String {
    "the device “\(name)” is not known (“fittingroom devices” lists all)"
      + NearestName.question(name, in: names)
  }
}
