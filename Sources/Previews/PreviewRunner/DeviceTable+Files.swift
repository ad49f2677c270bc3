package import Devices

extension DeviceTable {
  /// The program's own devices and those of the given files, of which the later ones take precedence.
  package static func reading(_ paths: [String]) throws(PreviewRunnerError) -> DeviceTable {
    var table = builtIn
    for path in paths {
      let bytes = try RunnerFile.read(path)
      do throws(DeviceFileError) {
        try table.add(bytes, path: path)
      } catch {
        throw .invalidDevices(path: error.path, reason: error.reason)
      }
    }
    return table
  }
}
