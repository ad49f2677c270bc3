internal import Imaging
public import OperatingSystem

/// Reads PNG files of every colour type, depth and interlacing.
///
/// Damaged files are refused with the reason: a wrong checksum anywhere, including that of the decompressed
/// rows, more or fewer bytes than the rows need, a missing end, invalid headers. Pictures of 8 bits per
/// sample without interlacing, nearly all there are, take a fast path: libpng reads the header, libdeflate
/// decompresses the rows. libpng does everything else, and both paths give equal samples.
public enum PNGDecoder {
  /// The maximum number of pixels by default: 16,384 squared, a gigabyte of RGBA.
  public static let defaultPixelLimit = 1 << 28

  /// Reads a file into 8-bit straight RGBA.
  public static func read(
    _ path: String, pixelLimit: Int = defaultPixelLimit
  ) throws(FileError) -> PNGImage {
    try decode(MappedFile(path: path), pixelLimit: pixelLimit)
  }

  /// Decodes a mapped file into 8-bit straight RGBA.
  package static func decode(
    _ file: MappedFile, pixelLimit: Int = defaultPixelLimit
  ) throws(FileError) -> PNGImage {
    do throws(PNGError) {
      return try file.withBytes { (bytes) throws(PNGError) in try decode(bytes, pixelLimit: pixelLimit) }
    } catch {
      throw FileError(path: file.path, error)
    }
  }

  /// Decodes a mapped file into 8-bit straight RGBA in separately mapped memory.
  package static func decodePixels(
    _ file: MappedFile, pixelLimit: Int = defaultPixelLimit
  ) throws(FileError) -> DecodedPixels {
    do throws(PNGError) {
      return try file.withBytes { (bytes) throws(PNGError) in
        let reader = try reader(for: bytes, pixelLimit: pixelLimit)
        let room = byteCount(for: reader)
        let memory = PixelMemory(byteCount: room)
        try decode(reader, into: UnsafeMutableRawBufferPointer(start: memory.start, count: room))
        return DecodedPixels(metadata: reader.metadata, memory: memory)
      }
    } catch {
      throw FileError(path: file.path, error)
    }
  }

  /// The bytes that decoding into memory needs: the pixels, and what `PNGUnfiltering` needs in addition.
  private static func byteCount(for reader: PNGReader) -> Int {
    4 * reader.width * reader.height + PNGUnfiltering.spareBytes(width: reader.width, height: reader.height)
  }

  /// Reads the pixels; the content of the spare bytes after them is undefined.
  private static func decode(
    _ reader: PNGReader, into room: UnsafeMutableRawBufferPointer
  ) throws(PNGError) {
    guard let start = room.baseAddress else { return }
    if try !PNGUnfiltering.read(reader, into: room) {
      try reader.readImage(into: start, bytesPerSample: 1)
    }
  }

  /// Decodes a file's bytes into 8-bit straight RGBA.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit
  ) throws(PNGError) -> PNGImage {
    try bytes.withRawBytes { (buffer) throws(PNGError) in try decode(buffer, pixelLimit: pixelLimit) }
  }

  /// Decodes a file's bytes into 8-bit straight RGBA.
  public static func decode(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int = defaultPixelLimit
  ) throws(PNGError) -> PNGImage {
    let reader = try reader(for: bytes, pixelLimit: pixelLimit)
    // An array cannot be filled by a throwing closure, so the failure is passed out of it.
    var failure: PNGError?
    let count = reader.width * reader.height
    let byteCount = byteCount(for: reader)
    let capacity = LargePages.roomFor(byteCount + 4) / 4
    let pixels = [StraightBitmap.Pixel](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      initialized = count
      guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      do throws(PNGError) {
        LargePages.prefer(for: UnsafeMutableRawBufferPointer(start: start, count: 4 * capacity))
        try decode(reader, into: UnsafeMutableRawBufferPointer(start: start, count: byteCount))
      } catch {
        failure = error
        initialized = 0
      }
    }
    if let failure { throw failure }
    return PNGImage(
      bitmap: StraightBitmap(width: reader.width, height: reader.height, pixels: pixels),
      metadata: reader.metadata)
  }

  /// Decodes a file's bytes into straight RGBA of 16 bits per sample, row by row; samples of fewer bits are scaled so
  /// that the largest becomes 65,535.
  public static func decodeDeep(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int = defaultPixelLimit
  ) throws(PNGError) -> (samples: [UInt16], metadata: PNGMetadata) {
    let reader = try reader(for: bytes, pixelLimit: pixelLimit)
    var failure: PNGError?
    let count = reader.width * reader.height * 4
    var samples = [UInt16](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = count
      guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      do throws(PNGError) {
        try reader.readImage(into: start, bytesPerSample: 2)
      } catch {
        failure = error
        initialized = 0
      }
    }
    if let failure { throw failure }
    for index in samples.indices { samples[index] = UInt16(bigEndian: samples[index]) }
    return (samples, reader.metadata)
  }

  /// The size and the other properties in a file's header, without decompressing a pixel.
  public static func metadata(of bytes: UnsafeRawBufferPointer) throws(PNGError) -> PNGMetadata {
    try reader(for: bytes, pixelLimit: .max).metadata
  }

  /// Checks a mapped file's structure, every checksum of its chunks, and the rows: that they decompress to
  /// the right number of bytes, with the right checksum.
  ///
  /// For two equal files only this remains to be checked: whether they are sound pictures at all.
  package static func verify(
    _ file: MappedFile, pixelLimit: Int = defaultPixelLimit
  ) throws(FileError) -> PNGMetadata {
    do throws(PNGError) {
      let metadata = try file.withBytes { (bytes) throws(PNGError) in
        let reader = try reader(for: bytes, pixelLimit: pixelLimit)
        guard let chunks = try reader.imageData(), !chunks.isEmpty else { return nil as PNGMetadata? }
        try PNGImageData.check(reader, chunks)
        return reader.metadata
      }
      if let metadata { return metadata }
    } catch {
      throw FileError(path: file.path, error)
    }
    // Something is wrong or unusual; decoding finds out what.
    return try decode(file, pixelLimit: pixelLimit).metadata
  }

  /// Whether a file begins as PNG files do.
  package static func isPNG(_ file: MappedFile) -> Bool { file.withBytes { $0.starts(with: signature) } }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private static func reader(
    for bytes: UnsafeRawBufferPointer, pixelLimit: Int
  ) throws(PNGError) -> PNGReader {
    guard bytes.starts(with: signature) else {
      throw bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) ? .gitLFSPointer : .notPNG
    }
    let reader = try PNGReader(bytes)
    let (pixels, overflow) = reader.width.multipliedReportingOverflow(by: reader.height)
    guard !overflow, pixels <= pixelLimit, pixels <= Int.max / 8 else {
      throw .tooLarge(width: reader.width, height: reader.height, limit: pixelLimit)
    }
    // Deflate compresses at best 1032 to 1, so a small file that claims a huge image is detected before
    // memory is allocated.
    let bits = pixels * reader.bitDepth
    guard bits / 8 <= (bytes.count + 64) * 1032 else {
      throw .damaged("its image data is too short for \(reader.width) x \(reader.height) pixels")
    }
    return reader
  }
}

extension Array where Element == UInt8 {
  /// Calls the body with the bytes, passing its typed error on.
  internal func withRawBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    let result = withUnsafeBytes { bytes in
      Swift.Result<Result, PNGError> { () throws(PNGError) in try body(bytes) }
    }
    return try result.get()
  }
}
