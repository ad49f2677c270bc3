import CProcess
import Glibc
import Imaging
import OperatingSystem
import PNGCodec

/// Packs frames one after another, in a second process if there are enough processors: while that packs a
/// frame, this one makes the next.
///
/// A process that runs a task always has a single thread (`Parallel.stayOnOneThread`), so only another
/// process can work at the same time. That one was forked before any of the user's code ran, and receives
/// frames in shared memory.
final class FramePacker {
  /// The output format of the frames.
  struct Task {
    var framesPerSecond: Int
    var options: PNGEncoder.Options
    var makesAnimation: Bool
    /// Whether each frame is a picture of its own, too.
    var makesPictures: Bool
    /// The memory limit for waiting frames, in bytes.
    var memoryLimit: Int
  }

  /// The packed frames: the animation, if one was requested, and the pictures.
  struct Result {
    var animation: [UInt8]
    var pictures: [[UInt8]]
  }

  private var packing: Packing
  private var helper: Helper?

  init(_ task: Task) {
    packing = Packing(task)
    if Parallel.processorCount > 1 { helper = Helper(task) }
  }

  /// Adds a frame; all must have one size.
  func add(_ bitmap: Bitmap) throws {
    if let helper {
      if try helper.add(bitmap) { return }
      stop()
    }
    try packing.add(bitmap)
  }

  func finish() throws -> Result {
    if let helper, helper.isAtWork { return try helper.finish() }
    return try packing.result()
  }

  /// Ends the second process, whatever it is doing.
  func stop() {
    helper?.stop()
    helper = nil
  }

  /// Does the actual packing.
  private struct Packing {
    private let task: Task
    private var animation: AnimatedPNG?
    private var pictures: [[UInt8]] = []

    init(_ task: Task) { self.task = task }

    mutating func add(_ bitmap: Bitmap) throws {
      if task.makesAnimation {
        if animation == nil {
          animation = AnimatedPNG(
            width: bitmap.width, height: bitmap.height, framesPerSecond: task.framesPerSecond,
            options: task.options)
        }
        try animation?.add(bitmap)
      }
      if task.makesPictures { pictures.append(try PNGEncoder.encode(bitmap, options: task.options)) }
    }

    func result() throws -> Result {
      Result(animation: try animation?.bytes() ?? [], pictures: pictures)
    }
  }

  /// The second process.
  private final class Helper {
    /// How many frames wait at most.
    private static let slotCount = 3
    /// Marks the end of the frames, instead of a slot number.
    private static let end: UInt8 = 255

    private let task: Task
    private let process: pid_t
    /// The pipes that announce frames and report that they are packed.
    private let orders: Int32
    private let answers: Int32
    /// What both processes see frames in.
    private let memory: SharedMemory
    private var frames: SharedFrames?
    private var added = 0
    private var packed = 0
    private var hasStopped = false

    /// Nil if the process cannot be started.
    init?(_ task: Task) {
      self.task = task
      var (orders, answers) = ([Int32](repeating: -1, count: 2), [Int32](repeating: -1, count: 2))
      guard let memory = SharedMemory(size: task.memoryLimit) else { return nil }
      self.memory = memory
      guard fr_pipe(&orders) == 0, fr_pipe(&answers) == 0 else {
        for descriptor in orders + answers where descriptor >= 0 { close(descriptor) }
        return nil
      }
      let parent = getpid()
      process = fr_fork()
      if process == 0 {
        fr_die_with_parent()
        if getppid() != parent { _exit(0) }
        close(orders[1])
        close(answers[0])
        Self.serve(task, memory, orders: orders[0], answers: answers[1])
        _exit(0)
      }
      close(orders[0])
      close(answers[1])
      (self.orders, self.answers) = (orders[1], answers[0])
      if process < 0 {
        for descriptor in [self.orders, self.answers] { close(descriptor) }
        return nil
      }
    }

    /// Whether frames have been handed over.
    var isAtWork: Bool { added > 0 }

    /// Hands a frame over; false if there is no memory for the first one.
    func add(_ bitmap: Bitmap) throws -> Bool {
      if frames == nil {
        let made = SharedFrames(memory, count: Self.slotCount, width: bitmap.width, height: bitmap.height)
        guard let made else { return false }
        frames = made
        guard
          Descriptor.writeAll(orders, MessageNumber.bytes(bitmap.width) + MessageNumber.bytes(bitmap.height))
        else {
          throw Self.ended
        }
      }
      while added - packed >= Self.slotCount { try awaitFrame() }
      let slot = added % Self.slotCount
      frames?.put(bitmap, at: slot)
      guard Descriptor.writeAll(orders, [UInt8(slot)]) else { throw Self.ended }
      added += 1
      return true
    }

    func finish() throws -> Result {
      guard Descriptor.writeAll(orders, [Self.end]) else { throw Self.ended }
      while packed < added { try awaitFrame() }
      try take()
      let animation = try bytes()
      let pictures = try (0..<(task.makesPictures ? added : 0)).map { _ in try bytes() }
      stop()
      return Result(animation: animation, pictures: pictures)
    }

    func stop() {
      if hasStopped { return }
      hasStopped = true
      for descriptor in [orders, answers] { close(descriptor) }
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
      frames = nil
    }

    private func awaitFrame() throws {
      try take()
      packed += 1
    }

    /// Reads the report that a frame has been packed, or why not.
    private func take() throws {
      guard let answer = Descriptor.read(count: 1, from: answers) else { throw Self.ended }
      if answer != [0] {
        throw PreviewRunnerError.reported(
          exitCode: 70, text: String(decoding: try bytes(), as: UTF8.self))
      }
    }

    private func bytes() throws -> [UInt8] {
      guard let count = Self.number(from: answers), let bytes = Descriptor.read(count: count, from: answers)
      else { throw Self.ended }
      return bytes
    }

    private static func number(from descriptor: Int32) -> Int? {
      Descriptor.read(count: MessageNumber.size, from: descriptor).map(MessageNumber.value)
    }

    private static var ended: PreviewRunnerError {
      .reported(exitCode: 70, text: "the process that packs the frames has ended before its time")
    }

    // MARK: In the other process

    private static func serve(_ task: Task, _ memory: SharedMemory, orders: Int32, answers: Int32) {
      func send(_ bytes: [UInt8]) {
        _ = Descriptor.writeAll(answers, MessageNumber.bytes(bytes.count))
        _ = Descriptor.writeAll(answers, bytes)
      }
      guard let width = number(from: orders), let height = number(from: orders),
        let frames = SharedFrames(memory, count: slotCount, width: width, height: height)
      else { return }
      var packing = Packing(task)
      do {
        while let order = Descriptor.read(count: 1, from: orders)?.first {
          if order == end {
            let result = try packing.result()
            _ = Descriptor.writeAll(answers, [0])
            send(result.animation)
            for picture in result.pictures { send(picture) }
            return
          }
          try packing.add(frames.frame(at: Int(order)))
          _ = Descriptor.writeAll(answers, [0])
        }
      } catch {
        _ = Descriptor.writeAll(answers, [1])
        send([UInt8]("\(error)".utf8))
      }
    }
  }

  /// Memory that a process shares with those that it forks. It is anonymous, so nothing else can write to it,
  /// and only takes space where something has been written.
  private final class SharedMemory {
    let start: UnsafeMutableRawPointer
    let size: Int

    /// Nil if the process may not allocate that much.
    init?(size: Int) {
      let flags = MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE
      guard size > 0, let start = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED
      else { return nil }
      (self.start, self.size) = (start, size)
    }

    deinit { munmap(start, size) }
  }

  /// Frames in memory that two processes share.
  private final class SharedFrames {
    private let memory: SharedMemory
    private let width: Int
    private let height: Int

    private var start: UnsafeMutableRawPointer { memory.start }
    private var frameSize: Int { width * height * MemoryLayout<Bitmap.Pixel>.stride }

    /// Nil if there is not enough memory.
    init?(_ memory: SharedMemory, count: Int, width: Int, height: Int) {
      (self.memory, self.width, self.height) = (memory, width, height)
      guard frameSize > 0, count * frameSize <= memory.size else { return nil }
    }

    func put(_ bitmap: Bitmap, at slot: Int) {
      bitmap.pixels.withUnsafeBytes { pixels in
        guard let first = pixels.baseAddress, pixels.count == frameSize else { return }
        (start + slot * frameSize).copyMemory(from: first, byteCount: frameSize)
      }
    }

    func frame(at slot: Int) -> Bitmap {
      let first = (start + slot * frameSize).assumingMemoryBound(to: Bitmap.Pixel.self)
      let pixels = [Bitmap.Pixel](UnsafeBufferPointer(start: first, count: width * height))
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }
}
