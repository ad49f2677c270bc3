import CProcess
import Glibc
import Views

/// Memory that a worker shares with the copy of it that runs a task, which is read when that has ended.
struct TaskRecord {
  private let memory: UnsafeMutableRawBufferPointer

  /// How long a record is, in bytes: the address of an invalid access, and the view whose code runs.
  static let size = addressSize + RunningBody.recordSize
  private static let addressSize = MemoryLayout<UInt64>.size

  /// Nil if the memory cannot be allocated.
  init?() {
    let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.memory = UnsafeMutableRawBufferPointer(start: memory, count: Self.size)
  }

  /// Where the copy notes which view's code it runs (`RunningBody`).
  var view: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: memory.dropFirst(Self.addressSize))
  }

  var bytes: [UInt8] { Array(memory) }

  func clear() {
    memory.storeBytes(of: 0, as: UInt64.self)
    view[0] = 0
  }

  /// Has this process note an invalid access that ends it.
  func noteFaults() { fr_note_faults(memory.baseAddress?.assumingMemoryBound(to: UInt64.self)) }

  /// Reads a record, which is not to be believed.
  static func read(_ bytes: [UInt8]) -> (address: UInt64, view: String?) {
    guard bytes.count == size else { return (0, nil) }
    let address = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    return (address, RunningBody.name(in: Array(bytes.dropFirst(addressSize))))
  }
}
