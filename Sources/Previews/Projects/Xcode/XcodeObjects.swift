internal import Foundation
internal import OperatingSystem

/// The objects of a `project.pbxproj`, which refer to each other by identifier.
struct XcodeObjects {
  private let objects: [String: [String: PropertyList]]
  /// The identifier of the project itself.
  let root: String

  init(_ path: String) throws(ProjectError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.read(path) } catch { throw ProjectError(error) }
    let list: PropertyList
    if bytes.starts(with: "<?xml".utf8) {
      list = try Self.xml(bytes, path: path)
    } else {
      do throws(OpenStepParser.Failure) {
        list = try OpenStepParser.parse(bytes)
      } catch {
        throw .malformed(path: path, line: error.line, reason: "it is not a property list: \(error.reason)")
      }
    }
    guard let members = list.dictionary, let objects = members["objects"]?.dictionary,
      let root = members["rootObject"]?.string
    else {
      throw .malformed(path: path, line: nil, reason: "it is not a project of Xcode's: it has no objects")
    }
    self.objects = objects.compactMapValues(\.dictionary)
    self.root = root
    guard isa(root) == "PBXProject" else {
      throw .malformed(
        path: path, line: nil, reason: "it is not a project of Xcode's: its root is not a project")
    }
  }

  /// The form in XML, which other tools write.
  private static func xml(_ bytes: [UInt8], path: String) throws(ProjectError) -> PropertyList {
    guard let value = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else {
      throw .malformed(path: path, line: nil, reason: "it is not a property list")
    }
    return Self.converted(value, depth: 0)
  }

  private static func converted(_ value: Any, depth: Int) -> PropertyList {
    guard depth < 128 else { return .string("") }
    return switch value {
    case let members as [String: Any]: .dictionary(members.mapValues { converted($0, depth: depth + 1) })
    case let values as [Any]: .array(values.map { converted($0, depth: depth + 1) })
    default: .string("\(value)")
    }
  }

  /// The class of an object, such as `PBXGroup`.
  func isa(_ id: String) -> String? { objects[id]?["isa"]?.string }

  func value(_ id: String, _ key: String) -> PropertyList? { objects[id]?[key] }
  func string(_ id: String, _ key: String) -> String? { objects[id]?[key]?.string }
  /// The texts of a list; empty if there is no such list.
  func strings(_ id: String, _ key: String) -> [String] { objects[id]?[key]?.strings ?? [] }

  /// The identifiers of all objects of a class, sorted.
  func all(_ isa: String) -> [String] {
    objects.filter { $0.value["isa"]?.string == isa }.keys.sorted()
  }
}
