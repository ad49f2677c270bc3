internal import OperatingSystem
internal import YAMLDocuments

/// A specification of XcodeGen's with the files that it includes, as one.
struct XcodeGenSpecification {
  let value: YAMLValue
  /// The absolute path of the base folder of its paths.
  let folder: String

  /// How many files may include each other.
  private static let deepest = 16

  init(_ path: String) throws(ProjectError) {
    folder = FileSystem.folder(of: path)
    value = try Self.merged(path, root: folder, depth: 0)
  }

  private static func merged(_ path: String, root: String, depth: Int) throws(ProjectError) -> YAMLValue {
    guard depth < deepest else {
      throw .malformed(path: path, line: nil, reason: "files include each other in a circle")
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.read(path) } catch { throw ProjectError(error) }
    let parsed: YAMLValue?
    do throws(YAMLValue.Failure) {
      parsed = try YAMLValue.parse(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .malformed(path: path, line: error.line, reason: error.reason)
    }
    guard let parsed, parsed.isMapping else {
      throw .malformed(path: path, line: 1, reason: "it is not a specification of XcodeGen's")
    }
    let here = FileSystem.folder(of: path)
    let own = here == root ? parsed : placed(parsed, from: here)
    var whole = YAMLValue(.mapping([]))
    let included = parsed["include"]
    for include in included?.list ?? included.map({ [$0] }) ?? [] {
      guard let name = include.string ?? include["path"]?.string, include["enable"]?.bool ?? true else {
        continue
      }
      let file = FilePath.standard(name, from: here)
      let isRelative = include["relativePaths"]?.bool ?? true
      let next = try merged(file, root: isRelative ? root : FileSystem.folder(of: file), depth: depth + 1)
      whole = whole.merging(next)
    }
    return whole.merging(own)
  }

  /// The same with the paths of an included file as absolute ones.
  private static func placed(_ value: YAMLValue, from folder: String) -> YAMLValue {
    func absolute(_ value: YAMLValue) -> YAMLValue {
      guard let path = value.string else { return value }
      return YAMLValue(.scalar(FilePath.standard(path, from: folder)), line: value.line, column: value.column)
    }
    func changing(_ value: YAMLValue, _ key: String, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
      guard value.isMapping else { return value }
      var result = value
      result.content = .mapping(value.members.map { $0.key.string == key ? ($0.key, change($0.value)) : $0 })
      return result
    }
    func each(_ value: YAMLValue, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
      var result = value
      switch value.content {
      case .scalar: break
      case .list(let list): result.content = .list(list.map(change))
      case .mapping(let members): result.content = .mapping(members.map { ($0.key, change($0.value)) })
      }
      return result
    }
    func sources(_ value: YAMLValue) -> YAMLValue {
      if value.string != nil { return absolute(value) }
      if value.isMapping { return changing(value, "path", absolute) }
      return each(value) { $0.isMapping ? changing($0, "path", absolute) : absolute($0) }
    }
    func target(_ value: YAMLValue) -> YAMLValue {
      changing(changing(value, "sources", sources), "configFiles") { each($0, absolute) }
    }
    var result = value
    for key in ["targets", "targetTemplates"] { result = changing(result, key) { each($0, target) } }
    result = changing(result, "configFiles") { each($0, absolute) }
    result = changing(result, "packages") { each($0) { changing($0, "path", absolute) } }
    return result
  }
}

extension YAMLValue {
  /// The value with another's members over it: mappings are merged, lists concatenated, and everything else
  /// is replaced, as are lists whose name ends in `:REPLACE`.
  func merging(_ other: YAMLValue) -> YAMLValue {
    switch (content, other.content) {
    case (.mapping(let own), .mapping(let others)):
      var members = own
      for (key, value) in others {
        var name = key.string ?? ""
        let replaces = name.hasSuffix(":REPLACE")
        if replaces { name = String(name.dropLast(8)) }
        if let index = members.firstIndex(where: { $0.key.string == name }) {
          members[index].value = replaces ? value : members[index].value.merging(value)
        } else {
          members.append((YAMLValue(.scalar(name), line: key.line, column: key.column), value))
        }
      }
      return YAMLValue(.mapping(members), line: other.line, column: other.column)
    case (.list(let own), .list(let others)):
      return YAMLValue(.list(own + others), line: other.line, column: other.column)
    default: return other
    }
  }

  /// The value with texts of the form `${name}` replaced.
  func replacing(_ words: [String: String]) -> YAMLValue {
    var result = self
    switch content {
    case .scalar(let text):
      guard text.contains("${") else { return self }
      result.content = .scalar(words.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) })
    case .list(let list): result.content = .list(list.map { $0.replacing(words) })
    case .mapping(let members):
      result.content = .mapping(members.map { ($0.key.replacing(words), $0.value.replacing(words)) })
    }
    return result
  }
}
