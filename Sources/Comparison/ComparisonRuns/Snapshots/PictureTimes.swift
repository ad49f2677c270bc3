internal import OperatingSystem
internal import Reports

/// How long the pictures of a run took, used to divide the next run among machines.
package struct PictureTimes: Hashable, Sendable {
  /// Microseconds, by the pictures' names.
  private var microseconds: [ByteName: Int] = [:]
  /// The default for unknown pictures: the mean of the others.
  private var mean = 1

  package init() {}

  package init(_ seconds: [String: Double]) {
    for (name, seconds) in seconds { microseconds[ByteName(name)] = Self.microseconds(seconds) }
    weigh()
  }

  package var isEmpty: Bool { microseconds.isEmpty }

  /// How long a picture took, in seconds; nil if that is not known.
  package subscript(name: String) -> Double? {
    microseconds[ByteName(name)].map { Double($0) / 1e6 }
  }

  /// The relative cost of a picture.
  func weight(of name: String) -> Int { microseconds[ByteName(name)] ?? mean }

  /// A hash for checking that runs have the same times.
  var hash: String {
    Fingerprint.name(
      of: microseconds.sorted { $0.key < $1.key }.map { "\($0.key.text) \($0.value)\n" }.joined().utf8)
  }

  private mutating func weigh() {
    // Limits values so that the sum of all pictures cannot overflow.
    mean = microseconds.isEmpty ? 1 : max(1, microseconds.values.reduce(0, +) / microseconds.count)
  }

  /// At least one microsecond, and a day at most.
  private static func microseconds(_ seconds: Double) -> Int {
    seconds.isFinite ? Int(min(max((seconds * 1e6).rounded(), 1), 86_400e6)) : 1
  }

  // MARK: Files

  package static let version = 1

  /// Reads what `write` wrote: files, and folders with those of a run's parts. If several files name a
  /// picture, its longest time counts, regardless of the order in which they are read.
  package static func read(_ paths: [String]) throws(SnapshotError) -> PictureTimes {
    var times = PictureTimes()
    for path in paths {
      var files = [path]
      if FileSystem.isFolder(path) {
        files = try SnapshotError.wrapping { () throws(FileError) in
          try FileSystem.files(below: path, endings: [".json"], linkedFolders: .leftOut)
        }.map { path + "/" + $0 }
      }
      for file in files { try times.add(file) }
    }
    times.weigh()
    return times
  }

  private mutating func add(_ path: String) throws(SnapshotError) {
    let document = try JSONValue.read(path)
    guard document["version"]?.integer == Self.version, case .object(let members)? = document["microseconds"]
    else { throw SnapshotError("\(path) is not a file of times; --write-times writes one") }
    for member in members {
      guard let time = member.value.integer, time > 0 else {
        throw SnapshotError(
          "\(path) has no valid time for \(member.key); --write-times writes the file again")
      }
      let name = ByteName(member.key)
      microseconds[name] = max(microseconds[name] ?? 1, min(time, 86_400_000_000))
    }
  }

  /// Writes the times as JSON, sorted by name.
  package func write(to path: String) throws(SnapshotError) {
    let members = microseconds.sorted { $0.key < $1.key }.map { name, time in
      JSONValue.Member(key: name.text, value: .integer(time))
    }
    try FileSystem.write(
      .object(["version": .integer(Self.version), "microseconds": .object(members)]), to: path)
  }
}
