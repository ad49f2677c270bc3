internal import OperatingSystem
internal import Reports
internal import YAMLDocuments

/// A team's usual runs, from `fittingroom.yml`; Documentation/Projects.md describes the format.
package struct ProjectConfiguration: Sendable, Equatable {
  /// The values of one key with their line, for messages about them.
  package struct Words: Sendable, Equatable {
    package var key: String
    package var values: [String]
    package var line: Int?
  }

  /// One set: what to show, and how.
  package struct Set: Sendable, Equatable {
    package var name: String
    /// The lists of options whose combinations are rendered, by key: `devices`, `locales` and so on.
    package var words: [Words] = []
    package var include: [String] = []
    package var exclude: [String] = []
    package var targets: [String] = []
    /// The folder for pictures, from the configuration's own; nil leaves it to the command.
    package var output: String?

    /// The values of a key; empty if it is missing.
    package subscript(key: String) -> Words? { words.first { $0.key == key } }
  }

  /// The configuration's path.
  package var path: String
  /// The absolute path of what is shown: a project, a package or a folder.
  package var project: String
  package var sets: [Set] = []
  /// The names of the default sets.
  package var usual: [String] = []

  /// The keys of a set that correspond to options.
  package static let wordKeys = [
    "devices", "sizes", "locales", "pseudo", "type-sizes", "color-schemes", "contrast", "layout-directions",
  ]

  /// The name of the file.
  package static let fileName = "fittingroom.yml"

  /// The configuration of a folder: in it, or the nearest above it up to the repository's root; nil if there
  /// is none.
  package static func path(around folder: String) -> String? {
    var folder = FilePath.standard(folder)
    while true {
      let path = "\(folder == "/" ? "" : folder)/\(fileName)"
      if FileSystem.exists(path) { return path }
      let isLast = FileSystem.exists("\(folder)/.git") || folder == FileSystem.homeFolder || folder == "/"
      guard !isLast, let parent = FileSystem.parent(of: folder) else { return nil }
      folder = parent
    }
  }

  /// Reads a configuration.
  ///
  /// - Throws: `ProjectError` with the line and the allowed values.
  package static func read(_ path: String) throws(ProjectError) -> ProjectConfiguration {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.read(path) } catch { throw ProjectError(error) }
    let value: YAMLValue?
    do throws(YAMLValue.Failure) {
      value = try YAMLValue.parse(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .malformed(path: path, line: error.line, reason: error.reason)
    }
    return try Reading(path: path).configuration(value ?? YAMLValue(.mapping([])))
  }

  /// The sets with some names, or the default ones.
  ///
  /// - Throws: `ProjectError` if there is no set with a name.
  package func sets(named names: [String]) throws(ProjectError) -> [Set] {
    var chosen: [Set] = []
    for name in names.isEmpty ? usual : names {
      guard let set = sets.first(where: { $0.name == name }) else {
        let all = sets.map(\.name)
        throw .unknownName(
          path: path,
          reason:
            "there is no set called “\(name)”; there \(all.isEmpty ? "are none" : "are: \(all.joined(separator: ", "))")"
            + NearestName.question(name, in: all))
      }
      chosen.append(set)
    }
    return chosen
  }
}

/// Makes a configuration from its document.
private struct Reading {
  let path: String

  func configuration(_ value: YAMLValue) throws(ProjectError) -> ProjectConfiguration {
    let members = try members(
      value, allowed: ["version", "project", "sets", "usual"] + Self.common, of: "a configuration")
    if let version = members["version"], version.string != "1" {
      throw error(version, "only version 1 of the format is known")
    }
    let folder = FileSystem.folder(of: FilePath.standard(path))
    var configuration = ProjectConfiguration(path: path, project: folder)
    if let project = members["project"] {
      configuration.project = FilePath.standard(try text(project, "project"), from: folder)
    }
    let common = try set(named: "", members, folder)
    guard let sets = members["sets"] else {
      var only = common
      only.name = "default"
      configuration.sets = [only]
      configuration.usual = ["default"]
      if let usual = members["usual"] { throw error(usual, "“usual” names sets, and there are none") }
      return configuration
    }
    guard sets.isMapping, !sets.members.isEmpty else {
      throw error(sets, "“sets” is a mapping from names to what they hold")
    }
    for (key, value) in sets.members {
      guard let name = key.string, !name.isEmpty else { throw error(key, "a set has a name") }
      let members = try self.members(value, allowed: Self.keys, of: "the set “\(name)”")
      var set = try self.set(named: name, members, folder)
      // A set inherits what it does not specify.
      set.words += common.words.filter { words in set[words.key] == nil }
      if members["include"] == nil { set.include = common.include }
      if members["exclude"] == nil { set.exclude = common.exclude }
      if members["targets"] == nil { set.targets = common.targets }
      set.output = set.output ?? common.output
      configuration.sets.append(set)
    }
    let names = configuration.sets.map(\.name)
    configuration.usual = names
    if let usual = members["usual"] {
      configuration.usual = try texts(usual, "usual")
      for name in configuration.usual where !names.contains(name) {
        throw error(
          usual, "“usual” names the set “\(name)”, which is not there" + NearestName.question(name, in: names)
        )
      }
    }
    return configuration
  }

  private static let common = ProjectConfiguration.wordKeys + ["include", "exclude", "targets", "output"]
  private static let keys = common

  private func set(
    named name: String, _ members: [String: YAMLValue], _ folder: String
  ) throws(ProjectError) -> ProjectConfiguration.Set {
    var set = ProjectConfiguration.Set(name: name)
    for key in ProjectConfiguration.wordKeys {
      guard let value = members[key] else { continue }
      set.words.append(.init(key: key, values: try texts(value, key), line: value.line))
    }
    if let value = members["include"] { set.include = try texts(value, "include") }
    if let value = members["exclude"] { set.exclude = try texts(value, "exclude") }
    if let value = members["targets"] { set.targets = try texts(value, "targets") }
    if let value = members["output"] {
      set.output = FilePath.standard(try text(value, "output"), from: folder)
    }
    return set
  }

  private func members(
    _ value: YAMLValue, allowed: [String], of place: String
  ) throws(ProjectError) -> [String: YAMLValue] {
    guard value.isMapping else { throw error(value, "\(place) is a mapping") }
    var members: [String: YAMLValue] = [:]
    for (key, value) in value.members {
      guard let name = key.string, allowed.contains(name) else {
        let name = key.string ?? "this"
        throw error(
          key,
          "“\(name)” is not known in \(place); allowed are \(allowed.joined(separator: ", "))"
            + NearestName.question(name, in: allowed))
      }
      members[name] = value
    }
    return members
  }

  private func text(_ value: YAMLValue, _ name: String) throws(ProjectError) -> String {
    guard let text = value.string, !text.isEmpty else { throw error(value, "“\(name)” is a text") }
    return text
  }

  /// One text or a list of them.
  private func texts(_ value: YAMLValue, _ name: String) throws(ProjectError) -> [String] {
    let texts = value.strings
    guard !texts.isEmpty, texts.count == value.list?.count ?? 1, texts.allSatisfy({ !$0.isEmpty }) else {
      throw error(value, "“\(name)” is a text or a list of texts")
    }
    return texts
  }

  private func error(_ value: YAMLValue, _ reason: String) -> ProjectError {
    .malformed(path: path, line: value.line, reason: reason)
  }
}
