/// The content of one Xcode or XcodeGen project, before its local packages are read.
struct ProjectContent {
  var targets: [ProjectTarget] = []
  /// The absolute paths of folders with packages.
  var localPackages: [String] = []
  var remotePackages: [RemotePackage] = []
  /// The absolute paths of projects that it refers to.
  var projects: [String] = []
  var notes: [String] = []
}
