/// Distinguishes previews of UIKit's views and view controllers from those of SwiftUI's.
///
/// On Apple's systems, all are `#Preview`, and the compiler selects the macro by the type of the body. Here, the macro for views has a
/// builder, and overloads of it would hide errors in a body behind “ambiguous use”.
enum UIKitPreviews {
  /// The macro's name in the copy that is compiled, of the same length.
  static let name = "#UIShown"

  /// The source with UIKit previews under their own macro.
  static func renamed(in source: [UInt8]) -> [UInt8] {
    guard source.mentions("#Preview"), ["UIKit", "AppKit", "Cocoa"].contains(where: source.mentions) else {
      return source
    }
    let tokens = SourceTokens.of(source).filter { $0.kind != .lineEnd }
    let importsSwiftUI = zip(tokens, tokens.dropFirst()).contains {
      $0.text == "import" && ["SwiftUI", "WidgetKit"].contains($1.text)
    }
    let classes = classes(in: tokens)
    var renamed = source
    for (index, token) in tokens.enumerated() where token.kind == .sign && token.text == "#Preview" {
      guard let body = body(ofMacro: index, tokens), !importsSwiftUI || isUIKit(tokens[body], classes) else {
        continue
      }
      let end = token.range.lowerBound + name.utf8.count
      renamed.replaceSubrange(token.range.lowerBound..<end, with: name.utf8)
    }
    return renamed
  }

  /// The tokens in the braces of a macro's closure; nil if it has none, or is a widget's.
  private static func body(ofMacro index: Int, _ tokens: [SourceToken]) -> Range<Int>? {
    var place = index + 1
    if tokens.indices.contains(place), tokens[place].text == "(" {
      guard let end = closing(place, tokens) else { return nil }
      if tokens[place..<end].contains(where: { ["as", "arguments", "windowStyle"].contains($0.text) }) {
        return nil
      }
      place = end + 1
    }
    guard tokens.indices.contains(place), tokens[place].text == "{", let end = closing(place, tokens) else {
      return nil
    }
    return place + 1..<end
  }

  /// The index of the bracket that closes one.
  private static func closing(_ start: Int, _ tokens: [SourceToken]) -> Int? {
    var depth = 0
    for place in start..<tokens.count where tokens[place].kind == .mark {
      if ["(", "[", "{"].contains(tokens[place].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[place].text) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The classes of a file that inherit from one of UIKit's, as far as its name shows.
  private static func classes(in tokens: [SourceToken]) -> Set<String> {
    var classes: Set<String> = []
    for (index, token) in tokens.enumerated()
    where token.text == "class" && tokens.indices.contains(index + 3) {
      let superclass = tokens[index + 3].text
      if tokens[index + 2].text == ":", isUIKit(superclass) || classes.contains(superclass) {
        classes.insert(tokens[index + 1].text)
      }
    }
    return classes
  }

  private static func isUIKit(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  /// Whether the last statement of a body is a UIKit object, as far as its name shows, or a variable that holds one.
  private static func isUIKit(_ body: ArraySlice<SourceToken>, _ classes: Set<String>) -> Bool {
    var depth = 0
    var last: [SourceToken] = []
    // The initial values of variables.
    var made: [String: String] = [:]
    var line = 0
    for token in body {
      if depth == 0, token.line > line, token.text != ".", token.text != "}", token.text != ")" { last = [] }
      line = token.line
      if token.kind == .mark, ["(", "[", "{"].contains(token.text) { depth += 1 }
      if depth == 0 {
        if token.text == ";" { last = [] } else { last.append(token) }
      }
      if token.kind == .mark, [")", "]", "}"].contains(token.text) { depth -= 1 }
      if last.count == 4, ["let", "var"].contains(last[0].text), last[2].text == "=" {
        made[last[1].text] = last[3].text
      }
    }
    if last.first?.text == "return" { last.removeFirst() }
    guard let first = last.first?.text else { return false }
    let type = made[first] ?? first
    return isUIKit(type) || classes.contains(type)
  }
}
