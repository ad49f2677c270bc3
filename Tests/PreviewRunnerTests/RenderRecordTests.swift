import Foundation
import Imaging
import Linting
import PNGCodec
import PreviewRunner
import Reports
import TestSupport
import Testing

/// Messages of a drawing process are checked against the request.
@Suite struct RenderRecordTests {
  private let folder: TemporaryFolder
  private let picture: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    picture = try PNGEncoder.encode(
      StraightBitmap(
        width: 3, height: 2, pixels: .init(repeating: .init(red: 9, green: 8, blue: 7, alpha: 255), count: 6))
    )
  }

  private func record(_ variants: [Int] = [4, 2], steps: Int? = nil, frames: Int = 0) -> RenderRecord {
    let path = folder.url.path
    return RenderRecord(variants: variants) { _ in
      ArrivingPictures.Rules(steps: steps, hasEdges: false, frames: frames, byteLimit: 1 << 20, folder: path)
    }
  }

  private static let report = RenderReport(view: "A", file: "a", variant: "1x1", path: nil, tree: "")

  /// Whether all but the last are taken, and that one is not.
  private func refuses(_ messages: [WorkerMessage], _ record: RenderRecord) -> String? {
    var record = record
    for (index, message) in messages.enumerated() {
      do throws(WorkerFault) { _ = try record.take(message) } catch {
        return index == messages.count - 1 ? error.description : "at message \(index): \(error)"
      }
    }
    return nil
  }

  @Test func takesWhatTheRunnerSays() {
    let said: [WorkerMessage] = [
      .begin(variant: 4), .picture(.main, part: Array(picture[..<20])),
      .picture(.main, part: Array(picture[20...])),
      .done(Self.report), .begin(variant: 2), .failed(exitCode: 70, text: "x"), .finished,
    ]
    #expect(refuses(said, record()) == nil)
    #expect(refuses([.failed(exitCode: 69, text: "x")], record()) == nil)
  }

  @Test func takesNothingElse() {
    let main = WorkerMessage.picture(.main, part: picture)
    let begun = WorkerMessage.begin(variant: 4)
    let done = WorkerMessage.done(Self.report)
    let cases: [([WorkerMessage], String)] = [
      ([.begin(variant: 2)], "it begins what it was not asked for"),
      ([begun, begun], "it begins what it was not asked for"),
      ([begun, main, done, begun], "it begins what it was not asked for"),
      ([main], "it sends a picture that nobody asked for"),
      ([begun, main, main], "a picture is not a PNG file"),
      ([begun, done], "a picture is not whole"),
      ([begun, .picture(.main, part: Array(picture.dropLast())), done], "a picture is not whole"),
      ([begun, .picture(.main, part: Array("this is not a picture".utf8))], "a picture is not a PNG file"),
      ([begun, main, .picture(.frame(0), part: picture)], "it sends a picture that nobody asked for"),
      (
        [begun, main, .picture(.picture(step: 0), part: picture)], "it sends a picture that nobody asked for"
      ),
      (
        [begun, main, .picture(.picture(isEdges: true), part: picture)],
        "it sends a picture that nobody asked for"
      ),
      ([done], "it is done with what has not begun"),
      ([begun, main, done, done], "it is done with what has not begun"),
      (
        [begun, .failed(exitCode: 70, text: ""), .failed(exitCode: 70, text: "")], "what has not begun fails"
      ),
      ([.finished], "it ends before all is done"),
      ([begun, main, done, .finished], "it ends before all is done"),
      ([.failed(exitCode: 70, text: ""), begun], "it goes on when all has been said"),
      ([.loaded], "it says what belongs to another task"),
      ([.listed([])], "it says what belongs to another task"),
      ([.views([])], "it says what belongs to another task"),
    ]
    for (messages, fault) in cases {
      #expect(refuses(messages, record()) == fault, "\(messages.count) messages")
    }
  }

  @Test func takesTheStepsAndFramesThatWereAskedFor() {
    func said(_ kind: PictureKind) -> [WorkerMessage] {
      [.begin(variant: 4), .picture(.main, part: picture), .picture(kind, part: picture)]
    }
    #expect(refuses(said(.picture(step: 2)), record(steps: 2)) == nil)
    #expect(refuses(said(.picture(step: 3)), record(steps: 2)) != nil)
    #expect(refuses(said(.frame(4)), record(frames: 5)) == nil)
    #expect(refuses(said(.frame(5)), record(frames: 5)) != nil)
  }

  @Test func limitsPicturesAndLeavesNothingBehind() throws {
    // A chunk that says that it is as long as chunks can be, and whose bytes never end.
    let head = picture[..<33] + [0x7F, 255, 255, 255] + Array("IDAT".utf8)
    var record = record()
    _ = try record.take(.begin(variant: 4))
    _ = try record.take(.picture(.main, part: Array(head)))
    let part = WorkerMessage.picture(.main, part: [UInt8](repeating: 0, count: 1 << 19))
    _ = try record.take(part)
    #expect(throws: WorkerFault("its pictures are larger than its memory")) {
      for _ in 0..<3 { _ = try record.take(part) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func looksAtThePicturesOfFindings() throws {
    var report = Self.report
    var observation = LintObservation(
      rule: .missingGlyph, severity: .warning, view: nil, subject: "", file: nil, line: nil, detail: "",
      message: "",
      badness: 0, frame: .zero)
    observation.picture = Data("no picture".utf8)
    report.lint = LintedRender(variant: LintVariant(preview: "A", file: "a"), observations: [observation])
    let said: [WorkerMessage] = [.begin(variant: 4), .picture(.main, part: picture), .done(report)]
    #expect(refuses(said, record()) == "a picture is not a PNG file")
  }

  @Test func listsInTurn() throws {
    let preview = ListedPreview(source: .registry(0), name: "a", file: 0)
    let other = ListedPreview(source: .registry(0), name: "a", file: 1)
    func fault(_ messages: [WorkerMessage]) -> Bool {
      var record = ListingRecord(from: 3, fileCount: 1)
      for (index, message) in messages.enumerated() {
        do throws(WorkerFault) { _ = try record.take(message) } catch { return index == messages.count - 1 }
      }
      return false
    }
    let first = WorkerMessage.listing(item: 3, fallback: preview)
    #expect(
      !fault([
        first, .listed([preview]), .listing(item: 4, fallback: preview), .listed([]), .views([]), .finished,
      ]))
    for wrong: [WorkerMessage] in [
      [.listing(item: 4, fallback: preview)], [.listing(item: 3, fallback: other)], [first, first],
      [first, .listed([other])], [.listed([preview])], [first, .views([])], [.views([]), .views([])],
      [.finished],
      [.views([]), .finished, first], [.begin(variant: 0)], [.loaded], [.views([]), first],
      [first, .listed(Array(repeating: preview, count: 10_001))],
    ] { #expect(fault(wrong)) }
  }
}
