import Imaging
import PNGCodec

/// The function that libFuzzer calls with each input: a picture is made of the bytes, written in both efforts
/// with our own compressor, and read back by libpng and by libdeflate. See scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzedInput(bytes: UnsafeBufferPointer(start: start, count: count))
  let picture = input.picture()
  for effort in [PNGEncoder.Effort.fast, .default] {
    let options = PNGEncoder.Options(effort: effort, keepsRGB: input.keepsRGB)
    guard let bytes = try? PNGEncoder.encode(picture, options: options) else {
      fatalError("It is not written.")
    }
    if let fault = StrictReader.fault(in: bytes, of: picture) {
      fatalError("\(fault), \(effort), \(picture.width) x \(picture.height)")
    }
    guard (try? PNGDecoder.decode(bytes).bitmap) == picture else { fatalError("It is decoded otherwise.") }
  }
  return 0
}

/// Bytes as instructions to draw a picture, from left to right and from top to bottom.
struct FuzzedInput {
  let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private(set) var keepsRGB = false

  /// So many pixels a picture has at most.
  private static let pixelLimit = 40_000

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func next() -> Int {
    guard place < bytes.count else { return 0 }
    place += 1
    return Int(bytes[place - 1])
  }

  /// A length: most are small, and some around multiples of 258.
  private mutating func length() -> Int {
    let byte = next()
    switch byte >> 6 {
    case 0: return 1 + byte & 63
    case 1: return 1 + (byte & 63) << 4
    case 2: return 258 * (1 + (byte >> 3) & 7) + byte & 7 - 3
    default: return 1 + (byte & 63) << 6
    }
  }

  private static func color(_ number: Int, kind: Int) -> StraightBitmap.Pixel {
    let level = UInt8(truncatingIfNeeded: number)
    switch kind {
    case 0:
      return .init(
        red: number & 1 == 0 ? 255 : 0, green: number & 1 == 0 ? 255 : 0, blue: number & 1 == 0 ? 255 : 0)
    case 1: return .init(red: level & 3 * 85, green: level & 3 * 85, blue: level & 3 * 85)
    case 2: return .init(red: 255 - level, green: 255 - level, blue: 255 - level)
    case 3: return .init(red: level & 15 * 9, green: 40, blue: 200)
    case 4: return .init(red: level, green: 40, blue: 200)
    case 5:
      return .init(red: level, green: level, blue: level, alpha: UInt8(truncatingIfNeeded: number >> 8) | 8)
    case 6:
      return .init(
        red: level, green: UInt8(truncatingIfNeeded: number >> 3),
        blue: UInt8(truncatingIfNeeded: number >> 8))
    default:
      return .init(
        red: level, green: level, blue: UInt8(truncatingIfNeeded: number >> 6),
        alpha: UInt8(truncatingIfNeeded: number >> 4))
    }
  }

  mutating func picture() -> StraightBitmap {
    let header = next()
    keepsRGB = header & 8 != 0
    let kind = header & 7
    let width = header & 16 == 0 ? 1 + next() : 1 + (next() << 8 | next()) % 4100
    var numbers: [Int] = []
    let most = Self.pixelLimit / width * width
    while place < bytes.count, numbers.count < most {
      let operation = next()
      let x = numbers.count % width
      switch operation & 7 {
      case 0, 1:
        let color = operation >> 3
        numbers += repeatElement(color, count: min(length(), most - numbers.count))
      case 2:
        let color = next() << 8 | operation
        numbers += repeatElement(color, count: min(length(), most - numbers.count))
      case 3:
        // The row above.
        for _ in 0..<min(length(), most - numbers.count) {
          numbers.append(numbers.count < width ? 0 : numbers[numbers.count - width])
        }
      case 4:
        // An earlier row.
        let distance = length() + x * (operation >> 3 & 1)
        for _ in 0..<min(1 + operation >> 4, most - numbers.count) {
          numbers.append(numbers.count < distance ? 0 : numbers[numbers.count - distance])
        }
      case 5:
        // The rest of the row, and equal rows.
        numbers += repeatElement(numbers.last ?? 0, count: (width - x) % width)
        for _ in 0..<min(width * (1 + operation >> 3), most - numbers.count) {
          numbers.append(numbers.count < width ? 0 : numbers[numbers.count - width])
        }
      case 6:
        for _ in 0..<min(1 + operation >> 3, most - numbers.count) { numbers.append(next()) }
      default:
        // A gradient.
        let first = next()
        for step in 0..<min(length(), most - numbers.count) {
          numbers.append(first + step >> (operation >> 6))
        }
      }
    }
    if numbers.isEmpty { numbers = [0] }
    numbers += repeatElement(numbers.last ?? 0, count: (width - numbers.count % width) % width)
    let pixels = numbers.map { Self.color($0, kind: kind) }
    return StraightBitmap(width: width, height: numbers.count / width, pixels: pixels)
  }
}
