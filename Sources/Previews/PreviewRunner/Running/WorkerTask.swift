import Foundation
import OperatingSystem

/// What a worker is asked to do.
enum WorkerTask: Codable, Equatable {
  /// Load the compiled sources.
  case load(library: String)
  /// List what they hold, from one item on.
  case list(from: Int)
  /// Draw one preview in some of the job's variants.
  case render(ListedPreview, variants: [Int])
  /// Give up the task.
  case stop

  /// The task as bytes, with their number before them.
  var bytes: [UInt8] {
    // Tasks hold texts and numbers only, for which encoding has no errors.
    let json = (try? JSONEncoder().encode(self)).map(Array.init) ?? []
    return MessageNumber.bytes(json.count) + json
  }

  /// Reads one task from a pipe, and waits for it; nil at its end.
  static func read(from pipe: Int32) -> WorkerTask? {
    guard let length = Descriptor.read(count: MessageNumber.size, from: pipe),
      let json = Descriptor.read(count: MessageNumber.value(length), from: pipe)
    else { return nil }
    return try? JSONDecoder().decode(WorkerTask.self, from: Data(json))
  }
}
