import Fonts
import ReferenceScenes
import Testing

/// The scenes that every machine draws alike.
@Suite struct SelftestScenesTests {
  private static let scenes = Result {
    try ReferenceScenes(fonts: FontLibrary(directory: FontLibrary.locate()))
  }

  @Test func thereAreTwoHundredAndNoTwoAreAlike() throws {
    let hashes = try Self.scenes.get().hashes()
    #expect(hashes.entries.count == 200)
    #expect(Set(hashes.entries.map(\.name)).count == 200)
    #expect(Set(hashes.entries.map(\.hash)).count == 200)
  }

  @Test func theyLookAsRecorded() throws {
    let hashes = try Self.scenes.get().hashes()
    let differing = hashes.differing(from: .recorded)
    #expect(
      differing.isEmpty,
      "\(differing); see fittingroom selftest --output, then record with --record and build again")
    #expect(hashes.combined == SceneHashes.recorded.combined)
  }

  /// Threads and the height of bands decide which thread draws a pixel, never what it looks like.
  @Test(arguments: [(2, nil), (5, nil), (1, 1), (1, 1000), (3, 7777)] as [(Int, Int?)])
  func neitherThreadsNorBandsChangeAPixel(_ threads: Int, _ bandPixels: Int?) throws {
    let scenes = try Self.scenes.get()
    let differing = scenes.hashes(threads: threads, bandPixels: bandPixels)
      .differing(from: scenes.hashes())
    #expect(differing.isEmpty)
  }

  @Test func aRecordIsReadAsItWasWritten() {
    let hashes = SceneHashes(entries: [
      .init(name: "linear gradients 10", hash: "00000000000000a1"), .init(name: "fills 1", hash: "b"),
    ])
    let read = SceneHashes(text: hashes.text)
    #expect(read == hashes)
    #expect(read.combined == hashes.combined)
  }

  @Test func differencesNameWhatChangedWhatIsNewAndWhatIsGone() {
    func hashes(_ pairs: KeyValuePairs<String, String>) -> SceneHashes {
      SceneHashes(entries: pairs.map { .init(name: $0.key, hash: $0.value) })
    }
    let own = hashes(["same": "1", "changed": "2", "new": "3"])
    #expect(
      own.differing(from: hashes(["gone": "4", "same": "1", "changed": "5"])) == ["changed", "new", "gone"])
    #expect(own.differing(from: own) == [])
  }
}
