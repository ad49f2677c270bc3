import Foundation
import Reports

/// Inline Markdown is read; texts that are escaped for Markdown are read back as text alone, and those for terminals hold no
/// commands. See scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  _ = MarkdownParser.spans(of: text)
  for span in MarkdownParser.spans(of: "x\(MarkdownCell.escaped(text))x") where span.style != MarkdownStyle()
  {
    fatalError("\(span)")
  }
  for scalar in TerminalText.line(text).unicodeScalars where TerminalText.isUnsafe(scalar) || scalar == "\n" {
    fatalError("\(scalar.value) reaches the terminal")
  }
  return 0
}
