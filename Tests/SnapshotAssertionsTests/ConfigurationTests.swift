import Foundation
import Imaging
import SnapshotAssertions
import TestSupport
import Testing

struct ConfigurationTests {
  private typealias Record = SnapshotTestingConfiguration.Record

  @Test func `missing references are recorded, but not in continuous integration`() {
    #expect(Record.standard(environment: { _ in nil }, isContinuousIntegration: false) == .missing)
    #expect(Record.standard(environment: { _ in nil }, isContinuousIntegration: true) == .never)
  }

  @Test(arguments: ["all", "failed", "missing", "never"])
  func `the environment names the mode, also in continuous integration`(_ name: String) {
    let record = Record.standard(
      environment: { $0 == "SNAPSHOT_TESTING_RECORD" ? name : nil }, isContinuousIntegration: true)
    #expect(record == Record(rawValue: name))
  }

  @Test func `a call beats the task, and the inner task the outer one`() {
    withSnapshotTesting(record: .never) {
      #expect(SnapshotTestingConfiguration.record(nil) == .never)
      #expect(SnapshotTestingConfiguration.record(.all) == .all)
      withSnapshotTesting(record: .failed) { #expect(SnapshotTestingConfiguration.record(nil) == .failed) }
      withSnapshotTesting(diffTool: "ksdiff") {
        #expect(SnapshotTestingConfiguration.record(nil) == .never)
        #expect(SnapshotTestingConfiguration.current?.diffTool == "ksdiff")
      }
    }
  }

  @Test func `an asynchronous operation is configured too`() async {
    await withSnapshotTesting(record: .all) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.record(nil) == .all)
    }
  }

  @Test(.snapshots(record: .failed)) func `a trait configures its test`() {
    #expect(SnapshotTestingConfiguration.record(nil) == .failed)
  }

  @Test func `a failing assertion is an issue of the running test`() throws {
    let folder = try TemporaryFolder()
    withKnownIssue {
      assertSnapshot(of: "text", as: .lines, record: .never, snapshotDirectory: folder.path)
    } matching: { issue in
      issue.description.contains("No reference was found on disk")
    }
  }

  @Test func `an assertion passes once its reference is recorded`() throws {
    let folder = try TemporaryFolder()
    let image = SnapshotImage(bitmap: Bitmap(width: 4, height: 4))
    func verify(_ name: String) -> String? {
      verifySnapshot(of: image, as: .image(), named: name, record: .missing, snapshotDirectory: folder.path)
    }
    #expect(verify("a") != nil)
    #expect(verify("a") == nil)
    #expect(try folder.files().count == 1)
  }
}
