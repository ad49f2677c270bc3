import Foundation

extension FileManager {
  /// The folders of an app, as on Apple's systems: below the home folder, or below the root for the other domains. Foundation here
  /// has folders of the desktop's, and none, or a trap, for `Library`.
  public func _urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
    var urls: [URL] = []
    for (domain, root) in [
      (SearchPathDomainMask.userDomainMask, NSHomeDirectory()), (.localDomainMask, ""),
      (.networkDomainMask, "/Network"),
      (.systemDomainMask, "/System"),
    ] where domains.contains(domain) {
      urls += directory.paths(ofUser: domain == .userDomainMask).map {
        URL(fileURLWithPath: "\(root)/\($0)", isDirectory: true)
      }
    }
    return urls
  }

  /// - Throws: when there is no such folder in the domain.
  public func _url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create: Bool
  ) throws -> URL {
    if directory == .itemReplacementDirectory {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: create)
    }
    guard let folder = _urls(for: directory, in: domain).first else { throw CocoaError(.fileNoSuchFile) }
    if create { try _makeFolder(folder.path, withIntermediates: true, nil) }
    return folder
  }

  /// Creates a folder. In the home folder, where views may not write if the system has no Landlock, it only pretends to have created
  /// it: apps create the folders of their stores before they check whether there is anything in them.
  public func _makeFolder(
    _ path: String, withIntermediates: Bool, _ attributes: [FileAttributeKey: Any]?
  ) throws {
    do {
      try createDirectory(
        atPath: path, withIntermediateDirectories: withIntermediates, attributes: attributes)
    } catch {
      let homes = [NSHomeDirectory(), NSTemporaryDirectory()]
      guard homes.contains(where: { path.hasPrefix($0) }) else { throw error }
    }
  }
}

extension FileManager.SearchPathDirectory {
  /// Below the root of a domain.
  fileprivate func paths(ofUser isUser: Bool) -> [String] {
    switch self {
    case .applicationDirectory, .allApplicationsDirectory: ["Applications"]
    case .libraryDirectory, .allLibrariesDirectory: ["Library"]
    case .documentationDirectory: ["Library/Documentation"]
    case .cachesDirectory: ["Library/Caches"]
    case .applicationSupportDirectory: ["Library/Application Support"]
    case .preferencePanesDirectory: ["Library/PreferencePanes"]
    case .inputMethodsDirectory: ["Library/Input Methods"]
    case .userDirectory: isUser ? [] : ["Users"]
    case .documentDirectory: isUser ? ["Documents"] : []
    case .autosavedInformationDirectory: isUser ? ["Library/Autosave Information"] : []
    case .desktopDirectory: isUser ? ["Desktop"] : []
    case .downloadsDirectory: isUser ? ["Downloads"] : []
    case .moviesDirectory: isUser ? ["Movies"] : []
    case .musicDirectory: isUser ? ["Music"] : []
    case .picturesDirectory: isUser ? ["Pictures"] : []
    case .sharedPublicDirectory: isUser ? ["Public"] : []
    default: []
    }
  }
}
