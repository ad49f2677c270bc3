import ArgumentParser
import ComparisonRuns
import OperatingSystem

/// Which part of a divided run this is, and how it is divided.
struct PartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Draw only one part of the pictures, such as 2/4, or 1/1 for all of them. The default is the part that GitLab, CircleCI, \
      Buildkite, Bazel, a Slurm job array, or FITTINGROOM_JOB_INDEX and FITTINGROOM_JOB_TOTAL assign.
      """, valueName: "i/n"),
    transform: { text in
      guard let shard = Shard(text) else {
        throw ValidationError("a shard is written as 2/4; the first number is the part’s")
      }
      return shard
    })
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "The number of parts, if the environment holds only the part's index, as in an indexed Job of Kubernetes.",
      valueName: "n"))
  var of: Int?

  @Option(
    help: ArgumentHelp(
      """
      Divide the pictures by the times of an earlier run: a file that --write-times wrote, or a folder with those of all parts; \
      may be repeated.
      """, valueName: "path"), completion: .file())
  var times: [String] = []

  @Option(help: ArgumentHelp("Write how long each picture took.", valueName: "path"), completion: .file())
  var writeTimes: String?

  /// The files that it reads and writes, which are not inputs of drawing.
  var files: [String] { times + [writeTimes].compactMap { $0 } }

  func validate() throws {
    if shard != nil, of != nil {
      throw ValidationError("--shard includes the number of parts; leave out --of")
    }
    if let of, !(1...Shard.largestCount).contains(of) {
      throw ValidationError("--of \(of): a run has 1 to \(Shard.largestCount) parts")
    }
  }

  /// Refuses to overwrite inputs of the run with times; earlier times may be updated in place.
  func check(reading inputs: [String]) throws(SnapshotError) {
    guard let writeTimes, (try? PictureTimes.read([writeTimes])) == nil else { return }
    var check = OutputCheck()
    check.reads(inputs)
    if let conflict = check.conflict([("--write-times", writeTimes)]) { throw SnapshotError(conflict) }
  }

  /// The part to take, and how the run is divided; reports where that comes from unless the caller specified
  /// it.
  func division() throws -> ShardDivision {
    ShardDivision(try part(), times: try PictureTimes.read(times))
  }

  private func part() throws -> Shard {
    if let shard { return shard }
    guard
      let taken = try ShardEnvironment.assignment(total: of, ProcessEnvironment.value)
    else { return .whole }
    if let file = ProcessEnvironment.value(ShardEnvironment.statusFile) {
      // Bazel requires it, because a test that ignores its shard would run everything in each.
      try FileSystem.write([], to: file)
    }
    JobReport.complain("note: this is part \(taken.shard), as \(taken.source) say")
    return taken.shard
  }

  /// Writes how long pictures took, if requested. For those that were not drawn, earlier times are kept.
  func write(_ seconds: [String: Double], of pictures: [RenderedSnapshot]) throws {
    guard let writeTimes else { return }
    let known = try PictureTimes.read(times)
    var all = seconds
    for picture in pictures {
      if let drawing = picture.seconds { all[picture.name, default: 0] += drawing }
      if picture.proven != nil { all[picture.name] = known[picture.name] }
    }
    try PictureTimes(all).write(to: writeTimes)
  }
}
