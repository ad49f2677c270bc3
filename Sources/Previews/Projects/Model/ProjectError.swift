internal import OperatingSystem

/// Why a path could not be read as a project.
package enum ProjectError: Error, Equatable, Sendable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  /// A file that describes a project is invalid.
  ///
  /// - Parameter line: counts from 1; nil if it does not apply to a line.
  case malformed(path: String, line: Int?, reason: String)
  /// There is no target or set with a name; the reason lists the available ones.
  case unknownName(path: String, reason: String)
  /// A folder contains no Swift file and no project.
  case nothing(path: String)
  /// A file is neither a source nor describes a project.
  case otherFile(path: String)

  /// The exit code, after sysexits.h.
  package var exitCode: Int32 {
    switch self {
    case .missing, .unreadable: 66
    case .malformed, .nothing: 65
    case .otherFile, .unknownName: 64
    }
  }

  init(_ error: FileError) {
    switch error.reason {
    case .unreadable(let reason), .unwritable(let reason):
      self = .unreadable(path: error.path, reason: reason)
    case .outOfMemory, .otherFormat, .content:
      self = .unreadable(path: error.path, reason: "it \(error.reason)")
    }
  }
}

extension ProjectError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "\(path) cannot be read: no such file or folder"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .malformed(let path, let line, let reason): "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)"
    case .unknownName(let path, let reason): "\(path): \(reason)"
    case .nothing(let path):
      "\(path) holds no Swift file, no package and no project of Xcode or XcodeGen; name a folder, a project or a source file"
    case .otherFile(let path):
      "\(path) is neither a Swift file nor a project; name a folder, Package.swift, .xcodeproj, .xcworkspace or project.yml"
    }
  }
}
