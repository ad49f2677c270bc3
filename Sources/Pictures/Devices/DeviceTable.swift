import Foundation

/// The table of devices.
///
/// The program's own stand in `Devices.json`. Screen sizes and size classes are those of the Human Interface
/// Guidelines, bezels follow from the published widths and heights of the bodies. Apple publishes no safe areas and no
/// shapes of cut-outs: safe areas are what simulators report, and these two are the least certain numbers.
package struct DeviceTable: Sendable {
  /// A later model replaces an earlier one with the same name.
  package private(set) var models: [DeviceModel]

  package init(models: [DeviceModel] = []) {
    self.models = []
    for model in models { add(model) }
  }

  /// The built-in devices.
  package static let builtIn: DeviceTable = {
    do throws(DeviceFileError) {
      return DeviceTable(models: try DeviceFile.models(PackageResources.Devices_json, path: "Devices.json"))
    } catch {
      // The file is part of the program, and the tests read it.
      preconditionFailure("\(error)")
    }
  }()

  /// Adds the devices of a file's contents, which take precedence.
  package mutating func add(_ bytes: [UInt8], path: String) throws(DeviceFileError) {
    for model in try DeviceFile.models(bytes, path: path) { add(model) }
  }

  private mutating func add(_ model: DeviceModel) {
    let added = Set(model.names.map(Self.normalized))
    for index in models.indices { models[index].names.removeAll { added.contains(Self.normalized($0)) } }
    models.removeAll(where: \.names.isEmpty)
    models.append(model)
  }

  /// All names.
  package var names: [String] { models.flatMap(\.names) }

  /// The device with the given name, "iPhone 16 Pro" or "iPhone-16-Pro-landscape"; nil for an unknown one.
  package func device(named name: String) -> Device? {
    let wanted = Self.normalized(name)
    let isLandscape = wanted.hasSuffix(" landscape")
    let model = isLandscape ? String(wanted.dropLast(" landscape".count)) : wanted
    for candidate in models {
      guard let spelled = candidate.names.first(where: { Self.normalized($0) == model }) else { continue }
      return Device(candidate, name: spelled, isLandscape: isLandscape)
    }
    return nil
  }

  /// The device whose screen has the given pixel size, in portrait or landscape; among several the last added
  /// one, and so the newest. Nil if there is none.
  package func device(pixelWidth width: Int, pixelHeight height: Int) -> Device? {
    for model in models.reversed() {
      let points = [model.body.screen.width, model.body.screen.height].map { Double($0) * model.scale }
      for size in [points.map { Int($0.rounded()) }] + (model.pixels.map { [$0] } ?? []) {
        if size == [width, height] { return Device(model, name: model.names[0], isLandscape: false) }
        if size == [height, width] { return Device(model, name: model.names[0], isLandscape: true) }
      }
    }
    return nil
  }

  /// A name without its case, and with a space for each hyphen.
  private static func normalized(_ name: String) -> String {
    String(name.lowercased().map { $0 == "-" ? " " : $0 })
  }
}
