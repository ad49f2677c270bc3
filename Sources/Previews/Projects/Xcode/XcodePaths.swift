/// The paths of the files and groups of an Xcode project.
struct XcodePaths {
  private let objects: XcodeObjects
  /// The parent of each file or group.
  private let parents: [String: String]
  /// The base folder of the project's paths.
  let root: String

  /// The maximum nesting of groups.
  private static let deepest = 256

  /// - Parameter folder: the absolute path of the project's folder.
  init(_ objects: XcodeObjects, folder: String) {
    self.objects = objects
    let shift = [objects.string(objects.root, "projectDirPath"), objects.string(objects.root, "projectRoot")]
      .compactMap(\.self).first { !$0.isEmpty }
    root = shift.map { FilePath.standard($0, from: folder) } ?? folder
    var parents: [String: String] = [:]
    for isa in ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"] {
      for group in objects.all(isa) {
        for child in objects.strings(group, "children") where parents[child] == nil { parents[child] = group }
      }
    }
    self.parents = parents
  }

  /// The absolute path of a file or group; nil for what is built or comes with Xcode, and for circular
  /// groups.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    for _ in 0..<Self.deepest {
      guard let current = next else { return FilePath.standard(parts.joined(separator: "/"), from: root) }
      let part = objects.string(current, "path") ?? ""
      switch objects.string(current, "sourceTree") ?? "<group>" {
      case "<group>":
        if !part.isEmpty { parts.insert(part, at: 0) }
        if part.hasPrefix("/") { return FilePath.standard(parts.joined(separator: "/")) }
        next = parents[current]
      case "SOURCE_ROOT":
        return FilePath.standard(([part] + parts).joined(separator: "/"), from: root)
      case "<absolute>": return FilePath.standard("/" + ([part] + parts).joined(separator: "/"))
      default: return nil
      }
    }
    return nil
  }
}
