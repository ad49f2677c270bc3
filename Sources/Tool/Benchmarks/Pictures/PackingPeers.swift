import Foundation
import Imaging
import PNGCodec

/// ISA-L's deflate (the package `isal`) and the encoder fpng (`fpng-py`), if the `python3` on the `PATH` has
/// them.
///
/// ISA-L compresses the same rows as our own methods, at each of its levels. fpng is an encoder with its own
/// filters and colour types, and gets the pixels. Both run on one thread, and Python's overhead is a call for
/// each picture.
enum PackingPeers {
  struct Peer {
    var name: String
    var bytes: Int
    /// Milliseconds of one thread.
    var time: Double
  }

  /// - Parameter runs: how often each picture is compressed; the minimum time counts.
  /// - Returns: the results of each peer over the pictures; only installed ones.
  static func measure(_ count: Int, runs: Int, _ picture: (Int) throws -> StraightBitmap) throws -> [Peer] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("peers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for index in 0..<count {
      let file = folder.appendingPathComponent("\(index).png")
      try Data(PNGEncoder.encode(picture(index), packing: .libdeflate(level: 1))).write(to: file)
      paths.append(file.path)
    }
    let list = folder.appendingPathComponent("list")
    try Data(paths.joined(separator: "\n").utf8).write(to: list)
    let output = try Python.output(of: script, in: folder, arguments: [list.path, String(runs)])
    return output.split(separator: "\n").compactMap { line in
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let name = object["name"] as? String, let bytes = object["bytes"] as? Int,
        let time = object["time"] as? Double
      else { return nil }
      return Peer(name: name, bytes: bytes, time: time)
    }
  }

  private static let script = """
    import json, struct, sys, time, zlib

    with open(sys.argv[1]) as file:
        paths = file.read().split("\\n")
    runs = int(sys.argv[2])

    def rows_of(path):
        with open(path, "rb") as file:
            data = file.read()
        packed, place = b"", 8
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place:place + 8])
            if kind == b"IDAT":
                packed += data[place + 8:place + 8 + length]
            place += length + 12
        return zlib.decompress(packed)

    def least(work):
        times = []
        for _ in range(runs):
            before = time.thread_time()
            result = work()
            times.append(time.thread_time() - before)
        return len(result), min(times) * 1000

    def report(name, results):
        print(json.dumps({"name": name, "bytes": sum(r[0] for r in results), "time": sum(r[1] for r in results)}), flush=True)

    def measure_isal():
        from isal import isal_zlib
        for level in range(4):
            report(f"ISA-L, level {level}", [least(lambda rows=rows_of(path): isal_zlib.compress(rows, level)) for path in paths])

    def measure_fpng():
        import fpng_py
        from PIL import Image
        def encode(path):
            image = Image.open(path).convert("RGB")
            pixels = image.tobytes()
            return least(lambda: fpng_py.fpng_encode_image_to_memory(pixels, image.width, image.height))
        report("fpng", [encode(path) for path in paths])

    for measure in (measure_isal, measure_fpng):
        try:
            measure()
        except ImportError:
            pass
    """
}
