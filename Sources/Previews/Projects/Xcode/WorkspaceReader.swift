internal import OperatingSystem

/// Reads the projects and packages in an `.xcworkspace`.
enum WorkspaceReader {
  /// The absolute paths of its entries in order; not all need to exist.
  static func entries(_ workspace: String) throws(ProjectError) -> [String] {
    let path = "\(workspace)/contents.xcworkspacedata"
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.read(path) } catch { throw ProjectError(error) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("<Workspace") else {
      throw .malformed(path: path, line: nil, reason: "it is not a workspace of Xcode's")
    }
    let folder = FileSystem.folder(of: workspace)
    // The folder of each open group element.
    var groups = [folder]
    var found: [String] = []
    for tag in tags(text) {
      switch tag.name {
      case "Group":
        groups.append(place(tag.location ?? "group:", in: groups.last ?? folder, folder))
        if tag.isEmpty { groups.removeLast() }
      case "/Group": if groups.count > 1 { groups.removeLast() }
      case "FileRef":
        guard let location = tag.location else { continue }
        // A workspace inside a project means the project.
        found.append(
          location.hasPrefix("self:")
            ? FileSystem.folder(of: workspace) : place(location, in: groups.last ?? folder, folder))
      default: break
      }
    }
    return found
  }

  private static func place(_ location: String, in group: String, _ folder: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count > 1 ? String(parts[1]) : location
    return switch parts[0] {
    case "absolute": FilePath.standard(path, from: "/")
    case "container": FilePath.standard(path, from: folder)
    default: FilePath.standard(path, from: group)
    }
  }

  private struct Tag {
    var name: String
    var location: String?
    var isEmpty: Bool
  }

  /// The tags of the file, of which the attribute `location` alone is of interest.
  private static func tags(_ text: String) -> [Tag] {
    var tags: [Tag] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { break }
      let inside = rest[..<close]
      rest = rest[rest.index(after: close)...]
      let name = inside.prefix { !$0.isWhitespace }
      var location: String?
      if let match = inside.firstMatch(of: /location\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
        location = decoded(String(match.1 ?? match.2 ?? ""))
      }
      tags.append(
        Tag(
          name: name.hasSuffix("/") ? String(name.dropLast()) : String(name), location: location,
          isEmpty: inside.hasSuffix("/")))
    }
    return tags
  }

  private static func decoded(_ text: String) -> String {
    text.replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
