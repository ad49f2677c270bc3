import Fonts
import Foundation
import Typesetting

/// Damaged fonts end in an error or in glyphs. An input names one of our fonts, and the changes to it. See
/// scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let (library, number) = Libraries.next()
  let original = Originals.all[input.below(Originals.all.count)]
  var data = original.data
  if input.byte() & 7 == 7 { data = data.prefix(input.below(65536) * data.count / 65536) }
  var text = ""
  for _ in 0..<1 + input.below(4) {
    text += ["Save fi", "غير ", "保存", "हिन्दी", "ที่", "e\u{301}", "👍🏽", "\u{200D}", "AV To"][input.below(9)]
  }
  while !input.isEmpty, !data.isEmpty {
    // Tables are named in the first bytes; the rest is large.
    let isNear = input.byte() & 1 == 1
    let place =
      isNear ? input.below(min(data.count, 512)) : (input.below(65536) << 8 | input.below(256)) % data.count
    data[data.startIndex + place] = input.byte()
  }
  let file = Originals.folder.appendingPathComponent("damaged-\(number).\(original.kind)")
  guard (try? data.write(to: file)) != nil else { fatalError("\(file.path) cannot be written.") }
  do {
    try library.register(file, family: "Damaged \(number)")
    var font = FontRequest(size: 17)
    font.family = .custom("Damaged \(number)")
    let layout = try Typesetter(fonts: library)
      .prepare(StyledText(text, attributes: TextAttributes(font: font)), style: ParagraphStyle())
      .layout(width: 60, height: nil)
    for run in layout.lines.flatMap(\.runs) {
      for glyph in run.glyphs.glyphs { _ = run.glyphs.font.source.outline(of: glyph.id) }
    }
  } catch is FontError {
  } catch {
    fatalError("\(error)")
  }
  return 0
}

/// A library serves some executions, because making one takes longer than most damaged fonts do; more than some would keep all
/// of them in memory.
private enum Libraries {
  nonisolated(unsafe) private static var current: FontLibrary?
  nonisolated(unsafe) private static var used = 0

  /// A library, and an index that none of its fonts has.
  static func next() -> (library: FontLibrary, number: Int) {
    if used % 100 == 0 { current = try? FontLibrary(directory: URL(fileURLWithPath: "Fonts")) }
    used += 1
    guard let current else { fatalError("There are no fonts.") }
    return (current, used % 100)
  }
}

/// The bundled fonts that are small enough.
private enum Originals {
  static let all: [(kind: String, data: Data)] = {
    let root = URL(fileURLWithPath: "Fonts")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.sorted().compactMap { name in
      let url = root.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: url), data.count < 120_000 else { return nil }
      return (url.pathExtension, data)
    }
  }()

  static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzzed-fonts-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()
}
