extension ModelView: CustomStringConvertible {
  /// The view as SwiftUI source.
  var description: String { source(indent: "") }

  private func source(indent: String) -> String {
    func block(_ head: String, _ children: [ModelView]) -> String {
      let inner = indent + "  "
      let lines = children.map { inner + $0.source(indent: inner) + "\n" }.joined()
      return "\(head) {\n\(lines)\(indent)}"
    }
    func spacing(_ value: Double?) -> String { value.map { ", spacing: \($0)" } ?? "" }
    func horizontal(_ line: Line) -> String {
      line == .start ? "leading" : (line == .middle ? "center" : "trailing")
    }
    func vertical(_ line: Line) -> String {
      line == .start ? "top" : (line == .middle ? "center" : "bottom")
    }
    func alignment(_ x: Line, _ y: Line) -> String {
      "alignment: Alignment(horizontal: .\(horizontal(x)), vertical: .\(vertical(y)))"
    }
    func modifier(_ child: ModelView, _ text: String) -> String {
      "\(child.source(indent: indent))\n\(indent)  .\(text)"
    }
    switch self {
    case .color: return "Color.red"
    case .box(let width, let height): return "Image(\"\(width)x\(height)\")"
    case .spacer(let minLength): return minLength.map { "Spacer(minLength: \($0))" } ?? "Spacer()"
    case .paragraph(let count):
      return "Text(\"\(String(repeating: "\u{25A0}", count: count))\")"
    case .hStack(let line, let gap, let children):
      return block("HStack(alignment: .\(vertical(line))\(spacing(gap)))", children)
    case .vStack(let line, let gap, let children):
      return block("VStack(alignment: .\(horizontal(line))\(spacing(gap)))", children)
    case .zStack(let x, let y, let children):
      return block("ZStack(\(alignment(x, y)))", children)
    case .frame(let width, let height, let x, let y, let child):
      let lengths = [width.map { "width: \($0), " }, height.map { "height: \($0), " }].compactMap { $0 }
      return modifier(child, "frame(\(lengths.joined())\(alignment(x, y)))")
    case .flexFrame(let h, let v, let x, let y, let child):
      let names: [(String, Double?)] = [
        ("minWidth", h.min), ("idealWidth", h.ideal), ("maxWidth", h.max), ("minHeight", v.min),
        ("idealHeight", v.ideal), ("maxHeight", v.max),
      ]
      let lengths = names.compactMap { name, value in
        value.map { "\(name): \($0 == .infinity ? ".infinity" : "\($0)"), " }
      }
      return modifier(child, "frame(\(lengths.joined())\(alignment(x, y)))")
    case .padding(let top, let leading, let bottom, let trailing, let child):
      return modifier(
        child,
        "padding(EdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing)))")
    case .fixedSize(let horizontal, let vertical, let child):
      return modifier(child, "fixedSize(horizontal: \(horizontal), vertical: \(vertical))")
    case .priority(let value, let child):
      return modifier(child, "layoutPriority(\(value))")
    case .fitted(let ratio, let child):
      return modifier(child, "aspectRatio(\(ratio), contentMode: .fit)")
    }
  }

  /// The views that are this one with something left out or made plainer.
  var simpler: [ModelView] {
    var result = children
    func replacing(_ index: Int, _ child: ModelView?) -> ModelView {
      var all = children
      if let child { all[index] = child } else { all.remove(at: index) }
      switch self {
      case .hStack(let line, let gap, _): return .hStack(line, spacing: gap, all)
      case .vStack(let line, let gap, _): return .vStack(line, spacing: gap, all)
      case .zStack(let x, let y, _): return .zStack(x: x, y: y, all)
      case .frame(let width, let height, let x, let y, _):
        return .frame(width: width, height: height, x: x, y: y, all[0])
      case .flexFrame(let h, let v, let x, let y, _): return .flexFrame(h, v, x: x, y: y, all[0])
      case .padding(let top, let leading, let bottom, let trailing, _):
        return .padding(top: top, leading: leading, bottom: bottom, trailing: trailing, all[0])
      case .fixedSize(let h, let v, _): return .fixedSize(horizontal: h, vertical: v, all[0])
      case .priority(let value, _): return .priority(value, all[0])
      case .fitted(let ratio, _): return .fitted(ratio, all[0])
      case .color, .box, .spacer, .paragraph: return self
      }
    }
    switch self {
    case .hStack, .vStack, .zStack:
      for index in children.indices { result.append(replacing(index, nil)) }
    default: break
    }
    for (index, child) in children.enumerated() {
      for smaller in child.simpler { result.append(replacing(index, smaller)) }
    }
    return result
  }
}
