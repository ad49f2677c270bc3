package import ImageComparison
internal import Imaging
package import OperatingSystem
internal import PNGCodec
package import Reports

/// Two folders of pictures, compared file by file.
package struct FolderComparison: Sendable {
  package var first: String
  package var second: String
  /// One comparison for each path in either folder, sorted by path.
  package var files: [(path: String, comparison: FileComparison)]

  /// The worst verdict of any file; `error` when there are no pictures at all, because nothing was compared.
  package var verdict: ImageDifference.Verdict {
    files.map(\.comparison.verdict).max { $0.severity < $1.severity } ?? .error
  }

  /// Compares the pictures of two folders and the folders below them, on several threads.
  ///
  /// Files are paired by their paths; a picture that is only in one folder is paired with that of the same
  /// name in another format, `a.png` and `a.webp`, where there is just one.
  package static func compare(
    _ first: String, _ second: String, options: FileComparison.Options,
    threads: Int = Parallel.processorCount
  ) throws(FileError) -> FolderComparison {
    let endings = options.reader?.endings ?? []
    let firstPaths = try FileSystem.pictures(below: first, or: endings)
    let secondPaths = try FileSystem.pictures(below: second, or: endings)
    let partners = partners(of: firstPaths, in: secondPaths)
    let taken = Set(partners.values)
    let paths = merged(firstPaths, secondPaths.filter { !taken.contains(Bytes($0)) })
    try checkPictures(of: paths, first, second, options)
    let comparisons = Parallel.map(count: paths.count, threads: threads) { index in
      let path = paths[index]
      let other = partners[Bytes(path)]?.text ?? path
      var options = options
      options.picturePath = options.picturePath.map { $0 + "/" + pictureName(path) }
      return FileComparison.compare(first + "/" + path, second + "/" + other, options: options)
    }
    return FolderComparison(
      first: first, second: second, files: zip(paths, comparisons).map { (path: $0, comparison: $1) })
  }

  /// A path as its bytes: paths in different Unicode normal forms are different files.
  private struct Bytes: Hashable {
    var bytes: [UInt8]

    init(_ path: String) { bytes = Array(path.utf8) }

    /// The path without its last extension.
    var stem: Bytes {
      var stem = self
      if let point = bytes.lastIndex(of: UInt8(ascii: ".")) { stem.bytes.removeSubrange(point...) }
      return stem
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// For pictures that are only in one folder, the picture with the same name in another format in the other
  /// folder.
  private static func partners(of first: [String], in second: [String]) -> [Bytes: Bytes] {
    let (a, b) = (Set(first.map(Bytes.init)), Set(second.map(Bytes.init)))
    let (onlyFirst, onlySecond) = (
      Dictionary(grouping: a.subtracting(b), by: \.stem), Dictionary(grouping: b.subtracting(a), by: \.stem)
    )
    var partners: [Bytes: Bytes] = [:]
    for (stem, paths) in onlyFirst where paths.count == 1 {
      if let others = onlySecond[stem], others.count == 1 { partners[paths[0]] = others[0] }
    }
    return partners
  }

  /// The name of the picture of the differences, which is always a PNG file.
  private static func pictureName(_ path: String) -> String {
    path.lowercased().hasSuffix(".png") ? path : path + ".png"
  }

  /// Refuses a folder for pictures of differences that would replace what is compared, or be compared the next time.
  private static func checkPictures(
    of paths: [String], _ first: String, _ second: String, _ options: FileComparison.Options
  ) throws(FileError) {
    guard let folder = options.picturePath else { return }
    for input in [first, second] where FileSystem.isInside(folder, folder: input) {
      throw FileError(
        path: folder, reason: .unwritable("it is a part of \(input), whose pictures are compared"))
    }
    var check = OutputCheck()
    check.reads([first, second])
    for path in paths {
      let picture = folder + "/" + pictureName(path)
      if let conflict = check.conflict("the picture of the differences", picture) {
        throw FileError(path: folder, reason: .unwritable(conflict))
      }
    }
  }

  /// The union of two lists of paths, sorted.
  private static func merged(_ first: [String], _ second: [String]) -> [String] {
    Set((first + second).map(Bytes.init)).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.text)
  }

  /// How many files have each verdict, from best to worst.
  package var counts: [(verdict: ImageDifference.Verdict, count: Int)] {
    ImageDifference.Verdict.allCases.map { verdict in
      (verdict, files.count { $0.comparison.verdict == verdict })
    }
  }

  /// Everything that was found, in the members of a single comparison plus one entry for each file.
  package var json: JSONValue {
    let differences = files.compactMap(\.comparison.difference)
    let differing = differences.reduce(0) { $0 + $1.differingPixels }
    let total = differences.reduce(0) { $0 + $1.totalPixels }
    return .object([
      "verdict": .string(verdict.rawValue),
      "message": .string(message),
      "first": .string(first),
      "second": .string(second),
      "differingPixels": .integer(differing),
      "totalPixels": .integer(total),
      "bounds": .null,
      "regions": .array([]),
      "budget": .array([]),
      "counts": .object(counts.map { JSONValue.Member(key: $0.verdict.rawValue, value: .integer($0.count)) }),
      "files": .array(
        files.map { file in
          guard case .object(let members) = file.comparison.json else { return .null }
          return .object([JSONValue.Member(key: "path", value: .string(file.path))] + members)
        }),
    ])
  }

  package var message: String {
    guard !files.isEmpty else { return "\(first) and \(second) hold no pictures" }
    let parts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.verdict.rawValue)" }
    return "\(files.count) \(files.count == 1 ? "picture" : "pictures"): " + parts.joined(separator: ", ")
  }
}
