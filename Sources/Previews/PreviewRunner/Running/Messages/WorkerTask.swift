import Foundation
import OperatingSystem

/// A view that cannot be shown: the name of its type, and why.
struct EndedView: Codable, Equatable {
  let name: String
  let reason: String
}

/// How much of a project's launch comes before a preview.
enum AppLaunch: Codable {
  /// Its apps and delegates are made.
  case made
  /// They are made, and delegates are told of the launch.
  case told
}

/// A task for a worker.
enum WorkerTask: Codable, Equatable {
  /// Load the compiled sources.
  case load(library: String)
  /// List their content, starting with one item.
  case list(from: Int)
  /// Draw one preview in some of the job's variants, with boxes instead of views that ended its process
  /// before, and after the project's app was launched, if so.
  case render(ListedPreview, variants: [Int], ended: [EndedView], launch: AppLaunch?)
  /// Abort the task.
  case stop

  /// The task as bytes: the key that its messages must carry, its length, and its content.
  func bytes(_ key: MessageKey) -> [UInt8] {
    // Tasks only contain texts and numbers, so encoding cannot fail.
    let json = (try? JSONEncoder().encode(self)).map(Array.init) ?? []
    return key.bytes + MessageNumber.bytes(json.count) + json
  }

  /// Reads one task from a pipe, blocking; nil at its end.
  static func read(from pipe: Int32) -> (task: WorkerTask, key: MessageKey)? {
    guard let key = Descriptor.read(count: MessageKey.size, from: pipe),
      let length = Descriptor.read(count: MessageNumber.size, from: pipe),
      let json = Descriptor.read(count: MessageNumber.value(length), from: pipe),
      let task = try? JSONDecoder().decode(WorkerTask.self, from: Data(json))
    else { return nil }
    return (task, MessageKey(key))
  }
}
