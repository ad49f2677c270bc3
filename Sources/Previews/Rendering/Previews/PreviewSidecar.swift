package import Reports
package import Views

/// What SnapshotPreviews writes beside a picture as JSON, for services that compare pictures: its members are
/// those of its table “JSON sidecar schema” (https://github.com/EmergeTools/SnapshotPreviews, README.md), and
/// have the same meaning.
package struct PreviewSidecar: Sendable {
  /// The name that the author gives the preview.
  package var previewName: String?
  /// The type that holds the preview, with its module.
  package var container = ""
  /// "Module/File.swift" of a preview of `#Preview`; nil for a provider's.
  package var fileID: String?
  /// The line of `#Preview`; nil for a provider's.
  package var line: Int?
  /// The preview's number among those of its provider, from 0.
  package var index = 0
  package var orientation = "portrait"
  /// "light" or "dark" where the preview asks for it.
  package var colorScheme: String?
  /// The share of pixels that may differ; nil if not specified.
  package var diffThreshold: Double?
  package var tags: [String: String] = [:]
  package var canvasTheme: String?
  package var drawsAccessibility = false
  /// The device that the preview is shown on; nil for none.
  package var device: String?
  /// The test that made the picture; nil if none did.
  package var test: String?
  /// What distinguishes the picture from others of the preview; nil if there are none.
  package var variant: String?
  /// Further context of the picture, which takes precedence.
  package var context: [String: JSONValue] = [:]
  /// The group of the picture, instead of its file or provider.
  package var group: Group?

  package enum Group: Equatable, Sendable {
    case named(String)
    case module
  }

  package init() {}

  // MARK: Names

  /// The name of the container as people write it: that of the file, or of the type without its module and `Previews`.
  package var containerName: String {
    if let fileID {
      let file = fileID.split(separator: "/").last ?? ""
      return Self.words(String(file.split(separator: ".").first ?? "")).joined(separator: " ")
    }
    var words = Self.words(container.split(separator: ".").dropFirst().joined(separator: "."))
    if words.last == "Previews" { words.removeLast() }
    return words.joined(separator: " ")
  }

  /// The words of a name, split at dots and underscores, and before a capital letter that a lower-case one follows.
  private static func words(_ name: String) -> [String] {
    let parts = name.split(whereSeparator: { $0 == "." || $0 == "_" }).joined(separator: " ")
    var words = [""]
    var rest = Substring(parts)
    while let letter = rest.popFirst() {
      let isCapital = isUpper(letter) && !(rest.first.map(isUpper) ?? true)
      if isCapital, !words[words.count - 1].isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.map { word in
      var word = Substring(word)
      while word.first == " " { word.removeFirst() }
      while word.last == " " { word.removeLast() }
      return String(word)
    }.filter { !$0.isEmpty }
  }

  /// Whether a character equals its uppercase form, as spaces and digits do, too.
  private static func isUpper(_ character: Character) -> Bool { String(character) == character.uppercased() }

  private var displayName: String {
    if let previewName, !previewName.isEmpty { return previewName }
    if fileID != nil, let line { return "At line #\(line)" }
    return "\(index)"
  }

  /// The default group of the picture.
  package var ownGroup: String {
    if let fileID, !fileID.isEmpty { return fileID }
    return containerName.isEmpty ? container : containerName
  }

  private var resolvedGroup: String {
    switch group {
    case nil: return ownGroup
    case .named(let name):
      let trimmed = name.trimmed
      return trimmed.isEmpty ? ownGroup : trimmed
    case .module:
      guard let dot = container.firstIndex(of: "."), dot != container.startIndex else { return ownGroup }
      return String(container[..<dot])
    }
  }

  // MARK: Writing

  /// The document.
  package var json: JSONValue {
    var members = [
      JSONValue.Member(key: "display_name", value: .string(displayName)),
      JSONValue.Member(key: "group", value: .string(resolvedGroup)),
    ]
    if let diffThreshold { members.append(.init(key: "diff_threshold", value: .number(diffThreshold))) }
    if !tags.isEmpty {
      members.append(.init(key: "tags", value: Self.object(tags.mapValues { .string($0) })))
    }
    if let canvasTheme { members.append(.init(key: "canvas_theme", value: .string(canvasTheme))) }
    members.append(.init(key: "context", value: Self.object(contextMembers)))
    return .object(members)
  }

  private var contextMembers: [String: JSONValue] {
    var preview: [String: JSONValue] = [
      "index": .integer(index), "container_type_name": .string(container),
      "container_display_name": .string(containerName), "orientation": .string(orientation),
    ]
    preview["display_name"] = previewName.map { .string($0) }
    preview["preferred_color_scheme"] = colorScheme.map { .string($0) }
    preview["line"] = line.map { .integer($0) }
    var members: [String: JSONValue] = [
      "accessibility_enabled": .bool(drawsAccessibility), "preview": Self.object(preview),
    ]
    members["test_name"] = test.map { .string($0) }
    members["variant"] = variant.map { .string($0) }
    members["simulator"] = device.map { .object(["device_name": .string($0)]) }
    return members.merging(context) { _, own in own }
  }

  private static func object(_ members: [String: JSONValue]) -> JSONValue {
    .object(
      members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { JSONValue.Member(key: $0.key, value: $0.value) })
  }

  /// An object of JSON with its members in the order of their names.
  package static func members(_ members: [String: JSONValue]) -> JSONValue { object(members) }
}

extension PreviewSidecar {
  /// Applies the settings of the preview's author.
  package mutating func take(_ marks: _PreviewMarks) {
    diffThreshold = marks.precision.map { ((1 - $0) * 1_000_000).rounded() / 1_000_000 }
    tags = marks.tags
    canvasTheme = marks.canvasTheme
    if let draws = marks.drawsAccessibility { drawsAccessibility = drawsAccessibility || draws }
    context = marks.context.mapValues(\.json)
    switch marks.group {
    case .named(let name): group = .named(name)
    case .module: group = .module
    case .own, nil: group = nil
    }
  }
}

extension _PreviewMarks.Value {
  /// The value as JSON.
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .members(let members): PreviewSidecar.members(members.mapValues(\.json))
    }
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
