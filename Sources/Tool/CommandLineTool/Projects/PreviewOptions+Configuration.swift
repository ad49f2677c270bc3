import ArgumentParser
import PreviewRunner
import Projects
import Reports

extension PreviewOptions {
  /// Takes what a set of a configuration says of everything that the command line says nothing of.
  mutating func take(_ set: ProjectConfiguration.Set, of configuration: ProjectConfiguration) throws {
    /// The words of a key as values of an option's.
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
    // A size says all of a screen that it needs.
    if let devices: [DeviceName] = try values("devices", unless: !device.isEmpty || !size.isEmpty) {
      device = devices
      do { _ = try deviceTable.devices(device.map(\.name)) } catch {
        try ProjectRun.fail(
          .malformed(path: configuration.path, line: set["devices"]?.line, reason: "\(error)"))
      }
    }
    if let sizes: [ProposedSize] = try values("sizes", unless: !size.isEmpty) { size = sizes }
    let saysLanguage = !locale.isEmpty || !pseudo.isEmpty
    if let locales: [String] = try values("locales", unless: saysLanguage) { locale = locales }
    if let names: [PseudoLocaleName] = try values("pseudo", unless: saysLanguage) { pseudo = names }
    dynamicType = try values("type-sizes", unless: !dynamicType.isEmpty) ?? dynamicType
    colorScheme = try values("color-schemes", unless: !colorScheme.isEmpty) ?? colorScheme
    contrast = try values("contrast", unless: !contrast.isEmpty) ?? contrast
    layoutDirection = try values("layout-directions", unless: !layoutDirection.isEmpty) ?? layoutDirection
    if selection.include.isEmpty { selection.include = set.include }
    if selection.exclude.isEmpty { selection.exclude = set.exclude }
    do { try validate() } catch {
      try ProjectRun.fail(.malformed(path: configuration.path, line: nil, reason: "\(error)"))
    }
  }
}
