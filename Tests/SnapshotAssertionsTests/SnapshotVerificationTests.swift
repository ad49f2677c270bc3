import Foundation
import Imaging
import PNGCodec
import SnapshotAssertions
import TestSupport
import Testing

struct SnapshotVerificationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(_ level: UInt8, width: Int = 20) -> SnapshotImage {
    let pixel = Bitmap.Pixel(red: level, green: level, blue: level, alpha: 255)
    return SnapshotImage(bitmap: Bitmap(width: width, height: 10, filledWith: pixel), scale: 2)
  }

  /// Verifies a picture as a new run would, which knows of no earlier captures.
  private func verify(
    _ image: SnapshotImage, _ record: SnapshotTestingConfiguration.Record, artifacts: Bool = false,
    precision: Double = 1, perceptualPrecision: Double = 1
  ) -> String? {
    verification(record, artifacts: artifacts)
      .verify({ image }, as: .image(precision: precision, perceptualPrecision: perceptualPrecision))?.message
  }

  private func verification(
    _ record: SnapshotTestingConfiguration.Record, registry: SnapshotRegistry = SnapshotRegistry(),
    line: String = "CardTests.swift:7", artifacts: Bool = false
  ) -> SnapshotVerification {
    let name = SnapshotName(
      testFile: folder.path + "/CardTests.swift", testName: "testTitle()", name: "dark", pathExtension: "png")
    return SnapshotVerification(
      name: name, record: record, line: line, registry: registry,
      artifactFolder: artifacts ? folder.path + "/artifacts" : nil)
  }

  private let reference = "__Snapshots__/CardTests/testTitle.dark.png"

  @Test func `what is asked for is listed, whether it exists or not`() throws {
    let list = folder.path + "/lists/captures.txt"
    var verification = verification(.missing)
    verification.captures = CaptureRecorder(path: list, arguments: ["--skip", "x"])
    #expect(verification.verify({ picture(10) }, as: .image(precision: 1)) != nil)
    verification.line = "CardTests.swift:8"
    verification.name.fileName = "other.1.png"
    #expect(
      verification.verify(
        { () throws -> SnapshotImage in throw CancellationError() }, as: .image(precision: 1)) != nil)
    let real = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    let folder = real + "/__Snapshots__/CardTests"
    #expect(
      try String(contentsOf: URL(fileURLWithPath: list), encoding: .utf8)
        == "run --skip\nreference \(folder)/testTitle.dark.png\nreference \(folder)/other.1.png\n")
  }

  @Test func `a reference that cannot be listed fails its test`() throws {
    var verification = verification(.missing)
    _ = verification.verify({ picture(10) }, as: .image(precision: 1))
    verification.captures = CaptureRecorder(path: folder.path, arguments: [])
    let message = verification.verify({ picture(10) }, as: .image(precision: 1))?.message
    #expect(message?.hasPrefix("The snapshot testTitle.dark.png cannot be listed: ") == true)
  }

  @Test func `a missing reference is recorded and the test fails, then passes`() throws {
    let first = try #require(verify(picture(10), .missing))
    #expect(first.contains("No reference was found on disk. Automatically recorded snapshot"))
    #expect(first.contains(folder.path + "/" + reference))
    #expect(verify(picture(10), .missing) == nil)
  }

  @Test func `a missing reference is never recorded where nothing may be`() throws {
    #expect(verify(picture(10), .never)?.contains("SNAPSHOT_TESTING_RECORD=missing swift test") == true)
    #expect(verify(picture(10), .never) != nil)
    #expect(try folder.files().isEmpty)
  }

  @Test func `recording everything fails and keeps files whose pixels are equal`() throws {
    _ = verify(picture(10), .missing)
    // The same pixels in another encoding do not cause a write.
    let path = folder.path + "/" + reference
    try PNGEncoder.write(picture(10).bitmap, to: path, options: .init(effort: .max, scale: 3))
    let before = folder.bytes(reference)
    #expect(verify(picture(10), .all)?.contains("Record mode is on") == true)
    #expect(folder.bytes(reference) == before)
    #expect(verify(picture(11), .all)?.contains("Record mode is on") == true)
    #expect(folder.bytes(reference) != before)
  }

  @Test func `a failure is recorded only where failures are`() throws {
    _ = verify(picture(10), .missing)
    let before = folder.bytes(reference)
    #expect(verify(picture(90), .missing) != nil)
    #expect(folder.bytes(reference) == before)
    #expect(verify(picture(90), .failed)?.contains("recorded again") == true)
    #expect(verify(picture(90), .never) == nil)
  }

  @Test func `the failure text names sizes, counts, regions, files and the command to accept`() throws {
    _ = verify(picture(10), .missing)
    var changed = picture(10)
    changed.bitmap[3, 4] = Bitmap.Pixel(red: 250, green: 10, blue: 10, alpha: 255)
    let text = try #require(verify(changed, .never, artifacts: true))
    let failure = folder.path + "/artifacts/testTitle.dark.failure.png"
    for part in [
      "1 of 200 pixels differ (0.5 %), at most by 240 of 255, in 1 region: 1 x 1 at (3, 4)",
      "reference: 20 x 10 pixels at scale 2", "new:       20 x 10 pixels at scale 2",
      "reference: \(folder.path)/\(reference)",
      "to accept: cp '\(failure)' '\(folder.path)/\(reference)'",
    ] {
      #expect(text.contains(part))
    }
    #expect(try PNGDecoder.read(failure).bitmap == StraightBitmap(changed.bitmap))
    #expect(try folder.files().contains("artifacts/testTitle.dark.difference.png"))
  }

  @Test func `a size mismatch is told in pixels`() throws {
    _ = verify(picture(10), .missing)
    let text = try #require(verify(picture(10, width: 21), .never))
    #expect(text.contains("the sizes differ: 20 x 10 and 21 x 10 pixels"))
  }

  @Test func `precision is the share of pixels that must match`() {
    _ = verify(picture(10), .missing)
    var changed = picture(10)
    for x in 0..<4 { changed.bitmap[x, 0] = Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255) }
    #expect(verify(changed, .never, precision: 0.98) == nil)
    #expect(verify(changed, .never, precision: 0.985) != nil)
  }

  @Test func `perceptual precision is how near a pixel must come`() {
    _ = verify(picture(200), .missing)
    #expect(verify(picture(201), .never) != nil)
    #expect(verify(picture(201), .never, perceptualPrecision: 0.98) == nil)
    #expect(verify(picture(220), .never, perceptualPrecision: 0.98) != nil)
  }

  @Test func `a reference that is no picture fails with its reason`() throws {
    _ = verify(picture(10), .missing)
    let path = folder.path + "/" + reference
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(to: URL(fileURLWithPath: path))
    let text = try #require(verify(picture(10), .never, precision: 0))
    #expect(text.contains("\(path) is a git-lfs pointer, not an image; run `git lfs pull`"))
  }

  @Test func `two captures with one name name both lines`() throws {
    let registry = SnapshotRegistry()
    _ = verification(.missing, registry: registry).verify({ picture(1) }, as: .image())
    let failure = verification(.missing, registry: registry, line: "CardTests.swift:9")
      .verify({ picture(1) }, as: .image())
    let text = try #require(failure).message
    #expect(text.contains("testTitle.dark.png: CardTests.swift:7 and CardTests.swift:9"))
  }

  @Test func `one line may repeat a capture but not change it`() {
    let registry = SnapshotRegistry()
    _ = verification(.missing, registry: registry).verify({ picture(1) }, as: .image())
    #expect(verification(.missing, registry: registry).verify({ picture(1) }, as: .image()) == nil)
    let changed = verification(.missing, registry: registry).verify({ picture(2) }, as: .image())
    #expect(changed?.message.contains("more than once with different content") == true)
  }

  @Test func `texts are compared by lines`() throws {
    let name = SnapshotName(
      testFile: folder.path + "/A.swift", testName: "t()", name: nil, pathExtension: "txt")
    func verify(_ text: String) -> String? {
      SnapshotVerification(name: name, record: .missing, line: "A.swift:1", registry: SnapshotRegistry())
        .verify({ text }, as: .lines)?.message
    }
    let lines = (1...9).map { "line \($0)" }
    #expect(verify(lines.joined(separator: "\n")) != nil)
    #expect(verify(lines.joined(separator: "\n")) == nil)
    var changed = lines
    changed[4] = "other"
    let text = try #require(verify(changed.joined(separator: "\n")))
    #expect(text.contains("…\n  line 2\n  line 3\n  line 4\n- line 5\n+ other\n  line 6\n  line 7\n  line 8"))
  }

  /// A reference that differs from the picture taken is refused, even by a strategy that would accept it.
  @Test(arguments: [SnapshotTestingConfiguration.Record.missing, .failed, .all])
  func `a reference that does not read back is not written`(record: SnapshotTestingConfiguration.Record)
    throws
  {
    _ = verify(picture(10), .missing)
    let before = folder.bytes(reference)
    if record == .missing { try FileManager.default.removeItem(atPath: folder.path + "/" + reference) }
    var strategy = Snapshotting<SnapshotImage, SnapshotImage>.image(precision: 0)
    let encode = strategy.diffing.encode
    strategy.diffing.compare = { _, _ in .differs(message: "", artifacts: []) }
    strategy.diffing.encode = { image in
      var other = image
      other.bitmap[0, 0] = Bitmap.Pixel(red: 1, green: 2, blue: 3, alpha: 255)
      return try encode(other)
    }
    let other = try #require(verification(record).verify({ picture(90) }, as: strategy)).message
    #expect(other.hasSuffix("was not written: what would be in it is not the snapshot that was taken"))
    strategy.diffing.encode = { try encode($0).dropLast(30) }
    let damaged = try #require(verification(record).verify({ picture(90) }, as: strategy)).message
    #expect(damaged.contains("was not written: what would be in it cannot be read back"))
    #expect(record == .missing ? try folder.files().isEmpty : folder.bytes(reference) == before)
  }

  @Test func `a value that cannot be taken fails with its reason`() {
    struct Broken: Error, CustomStringConvertible { let description = "no glyphs" }
    let failure = verification(.missing).verify(
      { throw Broken() }, as: Snapshotting<SnapshotImage, _>.image())
    #expect(failure?.message == "No snapshot testTitle.dark.png: no glyphs")
  }
}
