import Foundation
import OperatingSystem

/// A view that cannot be shown: the name of its type, and why.
struct EndedView: Codable, Equatable {
  let name: String
  let reason: String
}

/// What a worker is asked to do.
enum WorkerTask: Codable, Equatable {
  /// Load the compiled sources.
  case load(library: String)
  /// List what they hold, from one item on.
  case list(from: Int)
  /// Draw one preview in some of the job's variants, with boxes in the place of views that have ended its process before.
  case render(ListedPreview, variants: [Int], ended: [EndedView])
  /// Give up the task.
  case stop

  /// The task as bytes: the key that its messages have to bear, its length, and itself.
  func bytes(_ key: MessageKey) -> [UInt8] {
    // Tasks hold texts and numbers only, for which encoding has no errors.
    let json = (try? JSONEncoder().encode(self)).map(Array.init) ?? []
    return key.bytes + MessageNumber.bytes(json.count) + json
  }

  /// Reads one task from a pipe, and waits for it; nil at its end.
  static func read(from pipe: Int32) -> (task: WorkerTask, key: MessageKey)? {
    guard let key = Descriptor.read(count: MessageKey.size, from: pipe),
      let length = Descriptor.read(count: MessageNumber.size, from: pipe),
      let json = Descriptor.read(count: MessageNumber.value(length), from: pipe),
      let task = try? JSONDecoder().decode(WorkerTask.self, from: Data(json))
    else { return nil }
    return (task, MessageKey(key))
  }
}
