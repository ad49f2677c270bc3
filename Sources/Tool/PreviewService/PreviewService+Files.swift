internal import OperatingSystem

extension PreviewService {
  /// The path of a picture that this service or another of the caller's servers made, or one of the project's.
  package func picture(_ path: String) throws(ServiceError) -> String {
    if let resolved = FileSystem.resolve(path), PictureFolder.holds(resolved) { return resolved }
    return try project.file(path)
  }

  /// Writes a file beside a picture that this service made.
  package func write(_ bytes: [UInt8], to path: String) throws(ServiceError) {
    do {
      try FileSystem.write(bytes, to: path)
    } catch {
      throw ServiceError("\(error)")
    }
  }
}
