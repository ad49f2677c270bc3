import ArgumentParser
import PreviewRunner
import Projects
import Reports

extension PreviewOptions {
  /// Applies a configuration's set to everything that the command line does not specify.
  mutating func take(_ set: ProjectConfiguration.Set, of configuration: ProjectConfiguration) throws {
    /// The values of a key as an option's values.
    func values<Value: ExpressibleByArgument>(_ key: String, unless used: Bool) throws -> [Value]? {
      guard !used, let words = set[key] else { return nil }
      return try words.values.map { word in
        if let value = Value(argument: word) { return value }
        let all = Value.allValueStrings
        let known = all.isEmpty ? "" : "; there are: \(all.joined(separator: ", "))"
        try ProjectRun.fail(
          .malformed(
            path: configuration.path, line: words.line,
            reason: "“\(word)” is not known in “\(key)”\(known)" + NearestName.question(word, in: all)))
      }
    }
    // A size replaces a screen.
    if let devices: [DeviceName] = try values(
      "devices", unless: !extent.device.isEmpty || !extent.size.isEmpty)
    {
      extent.device = devices
      do { _ = try extent.deviceTable.devices(extent.device.map(\.name)) } catch {
        try ProjectRun.fail(
          .malformed(path: configuration.path, line: set["devices"]?.line, reason: "\(error)"))
      }
    }
    if let sizes: [ProposedSize] = try values("sizes", unless: !extent.size.isEmpty) { extent.size = sizes }
    let saysLanguage = !circumstances.locale.isEmpty || !circumstances.pseudo.isEmpty
    if let locales: [String] = try values("locales", unless: saysLanguage) { circumstances.locale = locales }
    if let names: [PseudoLocaleName] = try values("pseudo", unless: saysLanguage) {
      circumstances.pseudo = names
    }
    circumstances.dynamicType =
      try values("type-sizes", unless: !circumstances.dynamicType.isEmpty) ?? circumstances.dynamicType
    circumstances.colorScheme =
      try values("color-schemes", unless: !circumstances.colorScheme.isEmpty) ?? circumstances.colorScheme
    circumstances.contrast =
      try values("contrast", unless: !circumstances.contrast.isEmpty) ?? circumstances.contrast
    circumstances.layoutDirection =
      try values("layout-directions", unless: !circumstances.layoutDirection.isEmpty)
      ?? circumstances.layoutDirection
    if shown.selection.include.isEmpty { shown.selection.include = set.include }
    if shown.selection.exclude.isEmpty { shown.selection.exclude = set.exclude }
    do { try validate() } catch {
      try ProjectRun.fail(.malformed(path: configuration.path, line: nil, reason: "\(error)"))
    }
  }
}
