import Glibc
import OperatingSystem

/// The home folder that views find: the folders of one, empty, beside the compiled sources.
///
/// Apps ask for their documents' or caches' folder and make it where it is missing, which a sandbox refuses.
/// Here all of them are there, as they are in an app's container, and what a user keeps at home is none of a
/// view's business.
enum ViewHome {
  /// The folder, once a job has made it; the environment of workers names it.
  nonisolated(unsafe) private(set) static var path: String?

  /// What an app finds in its container, and where Foundation looks for the same on Linux (the XDG base directories).
  private static let folders = [
    "Documents", "Desktop", "Downloads", "Library/Application Support", "Library/Caches",
    "Library/Preferences", "Movies",
    "Music", "Pictures", "tmp", ".cache", ".config", ".local/share",
  ]

  /// Makes the folder where it is not there, and has workers find it; returns its path.
  static func make(in cache: String) throws(PreviewRunnerError) -> String {
    let home = "\(cache)/home"
    if FileSystem.isLink(home) { unlink(home) }
    for folder in folders { try RunnerFile.makeFolder("\(home)/\(folder)", mode: 0o700) }
    path = home
    return home
  }

  /// Has this process, which no view's code has run in, find the folder as its home.
  static func enter() {
    guard let path else { return }
    setenv("HOME", path, 1)
    // Foundation's own name for it.
    setenv("CFFIXED_USER_HOME", path, 1)
  }
}
