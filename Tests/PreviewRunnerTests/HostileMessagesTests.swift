import Foundation
import PreviewRunner
import TestSupport
import Testing

/// Messages in every wrong form against the program's own reader: it refuses each, or accepts what it may
/// accept, and buffers no more than it should. `FITTINGROOM_SOAK=1` makes it a million messages and more;
/// `scripts/sanitizers.sh address PreviewRunner` runs it under AddressSanitizer.
@Suite struct HostileMessagesTests {
  private static let key = MessageKey(Array(repeating: 7, count: MessageKey.size))

  /// The result of one process's messages.
  private struct Heard {
    var taken = 0
    var isRefused = false
  }

  private func hear(_ seed: UInt64, in folder: String) -> Heard {
    var messages = HostileMessages(key: Self.key, random: SeededRandom(seed: seed))
    var reader = WorkerMessageReader(key: Self.key)
    var record = RenderRecord(variants: [0, 1]) { _ in
      ArrivingPictures.Rules(steps: 1, hasEdges: true, frames: 2, byteLimit: 1 << 12, folder: folder)
    }
    var listing = ListingRecord(from: 0, fileCount: 2)
    let isRendering = messages.random.once(in: 2)
    var heard = Heard()
    do throws(WorkerFault) {
      // The runner's own beginning gets further than messages that are wrong from the first byte.
      if isRendering { _ = try record.take(.begin(variant: 0)) }
      for index in 0..<8 {
        let bytes = messages.next(isSound: index < 3 && !messages.random.once(in: 3))
        var rest = bytes[...]
        while !rest.isEmpty {
          let part = rest.prefix(1 + messages.random.below(bytes.count))
          rest = rest.dropFirst(part.count)
          reader.append(part)
          while let message = try reader.next() {
            heard.taken += 1
            if !isRendering {
              _ = try listing.take(message)
            } else if case .done(let variant, _, let pictures)? = try record.take(message) {
              #expect((0...1).contains(variant) && pictures != nil, "seed \(seed)")
            }
          }
          #expect(reader.waiting <= WorkerMessageReader.longest + 20, "seed \(seed)")
        }
      }
    } catch {
      heard.isRefused = true
      #expect(!error.description.isEmpty, "seed \(seed)")
    }
    #expect(listing.previews.allSatisfy { (0...1).contains($0.file) }, "seed \(seed)")
    return heard
  }

  @Test(arguments: 0..<Soak.parts) func noMessageDoesMoreThanItMay(part: Int) throws {
    let folder = try TemporaryFolder()
    var (count, taken, refused) = (0, 0, 0)
    for seed in Soak.seeds(20_000, long: 1_000_000, part: part) {
      let heard = hear(seed, in: folder.url.path)
      count += 1
      taken += heard.taken
      refused += heard.isRefused ? 1 : 0
    }
    // Both happen, or nothing was tried.
    #expect(
      refused > count / 2 && taken > count / 4,
      "\(count) processes, \(refused) refused, \(taken) messages taken")
  }
}
