import PreviewRunner

/// The names under which previews of a file are reported that could not even be listed, so that their variants
/// are unknown, and of those without a name also the views after which their pictures are called.
///
/// A named preview has the references of its name. Those without a name share what is left of the file's
/// references, a view's each; a preview for which nothing is left has one name of its own, so that none is
/// missing from the count.
struct LostPictures {
  /// The names of each preview's pictures, in order; never empty.
  private(set) var names: [[String]]

  /// - Parameters:
  ///   - previews: the previews' names, in the order of the source; nil for those without one.
  ///   - references: the references of the file that nothing else makes.
  ///   - prefix: what the names of all of the file's pictures begin with.
  ///   - taken: names that are not free.
  init(_ previews: [String?], _ references: [String], prefix: String, taken: Set<String>) {
    names = Array(repeating: [], count: previews.count)
    var rest = references
    var used = taken
    func take(_ view: String) -> [String] {
      let own = rest.filter { Self.view(of: $0, isAt: view) }
      rest.removeAll { own.contains($0) }
      used.formUnion(own)
      return own
    }
    // Equal names of one file are numbered.
    var counts: [String: Int] = [:]
    for (index, preview) in previews.enumerated() {
      guard let preview else { continue }
      let name = OutputName.safe(preview)
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      names[index] = take(prefix + name + (count == 1 ? "" : "-\(count)"))
    }
    let unnamed = previews.indices.filter { previews[$0] == nil }
    for (place, index) in unnamed.enumerated() {
      guard let next = rest.first else { break }
      let view = next.dropFirst(prefix.count).prefix { !".@~".contains($0) }
      names[index] = take(prefix + view)
      // More than there are previews: pictures of views that the last one showed, or of deleted previews.
      if place == unnamed.count - 1 {
        names[index] += rest
        used.formUnion(rest)
        rest = []
      }
    }
    for index in names.indices where names[index].isEmpty {
      let name = prefix + OutputName.safe(previews[index] ?? "Preview")
      let free = (1...).lazy.map { $0 == 1 ? name : "\(name)-\($0)" }.first { !used.contains($0) } ?? name
      used.insert(free)
      names[index] = [free]
    }
  }

  /// Whether a picture is one of a view, in whatever variant.
  private static func view(of picture: String, isAt view: String) -> Bool {
    guard picture.hasPrefix(view) else { return false }
    return picture.count == view.count
      || ".@~".contains(picture[picture.index(picture.startIndex, offsetBy: view.count)])
  }
}
