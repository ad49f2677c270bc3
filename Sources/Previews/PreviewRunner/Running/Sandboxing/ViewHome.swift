import Glibc
import OperatingSystem

/// The home folder for views: an empty one with the usual folders, beside the compiled sources.
///
/// Apps look up their documents or caches folder and create it if it is missing, which the sandbox denies.
/// Here all of them exist, as in an app's container, and views do not see the user's real home folder.
enum ViewHome {
  /// The folder, once a job has made it; the environment of workers names it.
  nonisolated(unsafe) private(set) static var path: String?

  /// The folders of an app's container, and where Foundation looks for them on Linux (the XDG base
  /// directories).
  private static let folders = [
    "Documents", "Desktop", "Downloads", "Library/Application Support", "Library/Caches",
    "Library/Preferences", "Movies",
    "Music", "Pictures", "tmp", ".cache", ".config", ".local/share",
  ]

  /// Creates the folder if needed, and makes it visible to workers; returns its path.
  static func make(in cache: String) throws(PreviewRunnerError) -> String {
    let home = "\(cache)/home"
    if FileSystem.isLink(home) { unlink(home) }
    for folder in folders { try RunnerFile.makeFolder("\(home)/\(folder)", mode: 0o700) }
    path = home
    return home
  }

  /// Makes the folders of a project's texts in its languages, which are bundles of their own: a view cannot make them.
  static func add(languages: [String]) {
    guard let path else { return }
    for language in languages where !language.contains("/") {
      try? RunnerFile.makeFolder("\(path)/Languages/\(language).lproj", mode: 0o700)
    }
  }

  /// Makes the folder the home of this process, in which no view's code has run yet.
  static func enter() {
    guard let path else { return }
    setenv("HOME", path, 1)
    // Foundation's own name for it.
    setenv("CFFIXED_USER_HOME", path, 1)
  }
}
