/// Writes bits from the lowest on into memory that must be large enough.
internal struct BitWriter {
  private let start: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  /// Eight bytes more than are written must be available, because whole words are stored.
  init(_ memory: UnsafeMutablePointer<UInt8>) {
    start = memory
    next = memory
  }

  /// Bytes written so far, without those still waiting for more bits.
  var byteCount: Int { next - start }

  /// Writes the lowest bits of a value, at most 56 at once; the bits above them must be 0.
  @inline(__always)
  mutating func write(_ value: UInt64, _ length: UInt64) {
    // At most 63 bits, of which up to seven whole bytes are then stored.
    bits |= value &<< count
    count &+= length
    UnsafeMutableRawPointer(next).storeBytes(of: bits, as: UInt64.self)
    next += Int(truncatingIfNeeded: count &>> 3)
    bits = bits &>> (count & 56)
    count &= 7
  }

  /// Writes all bits of another writer, which must not be finished.
  mutating func append(_ other: BitWriter) {
    var source = UnsafeRawPointer(other.start)
    var rest = other.byteCount
    while rest >= 7 {
      // Seven bytes at a time; the eighth byte read belongs to the next step.
      write(source.loadUnaligned(as: UInt64.self) & 0xff_ffff_ffff_ffff, 56)
      source += 7
      rest -= 7
    }
    for offset in 0..<rest { write(UInt64(source.load(fromByteOffset: offset, as: UInt8.self)), 8) }
    write(other.bits, other.count)
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    if count > 0 {
      next[0] = UInt8(truncatingIfNeeded: bits)
      next += 1
    }
    bits = 0
    count = 0
  }
}
