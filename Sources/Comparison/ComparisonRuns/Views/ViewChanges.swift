package import ImageComparison

/// How the views of a picture changed: the cause of its difference, in words.
///
/// Views have no identity of their own, so those of two trees are paired by type and content: two lists of
/// children are aligned, in order, for the greatest total similarity. From the pairs follows what was added
/// or removed, and what changed its text, style, size or position; views that only moved along with their
/// container are not repeated.
package struct ViewChanges {
  private var texts: [String] = []
  private var styles: [String] = []
  private var presence: [String] = []
  private var sizes: [String] = []
  private var moves: [String] = []

  /// The maximum number of sentences; the last says how many more there are.
  package static let limit = 8

  /// One sentence for each change, the likely causes before what follows from them; empty if the views are
  /// the same.
  package static func sentences(from old: ViewFrame, to new: ViewFrame) -> [String] {
    var changes = ViewChanges()
    let (old, new) = (Node(ReferenceViews.essential(old)), Node(ReferenceViews.essential(new)))
    changes.compareLists([old], [new], moved: Offset(x: 0, y: 0))
    let all = changes.texts + changes.styles + changes.presence + changes.sizes + changes.moves
    return all.count <= limit ? all : all.prefix(limit - 1) + ["and \(all.count - limit + 1) more changes"]
  }

  // MARK: Trees

  /// A view with its matching data.
  private final class Node {
    let view: ViewFrame
    let children: [Node]
    /// A hash of the types, names and texts of everything in the view.
    let content: Int

    init(_ view: ViewFrame) {
      self.view = view
      children = view.children.map(Node.init)
      var hasher = Hasher()
      hasher.combine(view.type)
      hasher.combine(view.id)
      hasher.combine(view.text)
      for child in children { hasher.combine(child.content) }
      content = hasher.finalize()
    }

    /// The view's descendants, itself included, outermost first.
    var all: [Node] { [self] + children.flatMap(\.all) }

    var leaves: [Node] { children.isEmpty ? [self] : children.flatMap(\.leaves) }

    /// The first text in the view.
    var firstText: String? {
      if let text = view.text, !text.isEmpty { return text }
      return children.lazy.compactMap(\.firstText).first
    }

    /// The view's name in a sentence.
    var name: String {
      if let text = view.text, !text.isEmpty { return ViewChanges.quoted(text) }
      if !view.id.isEmpty { return "\(view.type) #\(view.id)" }
      return view.type + (firstText.map { " with \(ViewChanges.quoted($0))" } ?? "")
    }
  }

  /// How far a view is from where it was, in points.
  private struct Offset: Equatable {
    var x: Double
    var y: Double

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Less than a tenth of a point is only rounding.
    init(_ old: ViewFrame, _ new: ViewFrame) {
      func rounded(_ value: Double) -> Double { value.isFinite ? (value * 10).rounded() / 10 : 0 }
      self.init(x: rounded(new.x - old.x), y: rounded(new.y - old.y))
    }

    /// "20 pt down", "4 pt left and 2 pt up".
    var text: String {
      let parts = [
        x == 0 ? nil : "\(ViewChanges.number(abs(x))) pt \(x > 0 ? "right" : "left")",
        y == 0 ? nil : "\(ViewChanges.number(abs(y))) pt \(y > 0 ? "down" : "up")",
      ]
      return parts.compactMap(\.self).joined(separator: " and ")
    }
  }

  // MARK: Comparing

  private mutating func compare(_ old: Node, _ new: Node) {
    let (a, b) = (old.view, new.view)
    let isOtherText = a.text != b.text
    if isOtherText {
      texts.append("text changed from \(Self.quoted(a.text ?? "")) to \(Self.quoted(b.text ?? ""))")
    }
    if a.styles != b.styles, a.text != nil { noteStyles(old, new) }
    let hasSize = abs(a.width - b.width) >= 0.1 || abs(a.height - b.height) >= 0.1
    if hasSize, !isOtherText, a.styles == b.styles, a.children.isEmpty, b.children.isEmpty {
      sizes.append(
        "\(new.name) is \(Self.number(b.width)) × \(Self.number(b.height)) pt instead of "
          + "\(Self.number(a.width)) × \(Self.number(a.height))")
    }
    compareLists(old.children, new.children, moved: Offset(a, b))
  }

  private mutating func noteStyles(_ old: Node, _ new: Node) {
    func fonts(_ view: ViewFrame) -> [String] { Self.distinct(view.styles.map(Self.font)) }
    func colors(_ view: ViewFrame) -> [String] { Self.distinct(view.styles.map { $0.color ?? "none" }) }
    for (what, a, b) in [
      ("font", fonts(old.view), fonts(new.view)), ("colour", colors(old.view), colors(new.view)),
    ] where a != b {
      styles.append(
        "\(what) of \(new.name) changed from \(a.joined(separator: ", ")) to \(b.joined(separator: ", "))")
    }
  }

  /// - Parameter moved: how far the container of both lists has moved.
  private mutating func compareLists(_ old: [Node], _ new: [Node], moved: Offset) {
    let pairs = Self.pairs(old, new)
    var (gone, come) = (Self.rest(old, pairs.map(\.0)), Self.rest(new, pairs.map(\.1)))
    // Added wrappers are only searched for in short lists.
    for index in gone where gone.count * come.count <= 1000 {
      guard let other = come.first(where: { Self.inner(old[index], new[$0]) != nil }) else { continue }
      gone.removeAll { $0 == index }
      come.removeAll { $0 == other }
      compareWrapped(old[index], new[other], moved: moved)
    }
    for index in gone { presence.append("\(old[index].name) removed") }
    for index in come { noteAdded(new[index]) }
    noteMoves(pairs.map { (old[$0.0], new[$0.1]) }, moved: moved)
    for (a, b) in pairs { compare(old[a], new[b]) }
  }

  private mutating func noteAdded(_ node: Node) {
    presence.append("\(node.name) added at \(Self.number(node.view.x)), \(Self.number(node.view.y)) pt")
  }

  /// A view that gained or lost a wrapper: the similar content is compared, and what the wrapper added or
  /// removed is reported.
  private mutating func compareWrapped(_ old: Node, _ new: Node, moved: Offset) {
    guard let (a, b) = Self.inner(old, new) else { return }
    let kept = Set(a.leaves.map(\.content))
    for leaf in old.leaves where !kept.contains(leaf.content) { presence.append("\(leaf.name) removed") }
    for leaf in new.leaves where !kept.contains(leaf.content) { noteAdded(leaf) }
    noteMoves([(a, b)], moved: moved)
    compare(a, b)
  }

  /// For a removed and an added view, the two with the same content, one of which contains the other.
  private static func inner(_ old: Node, _ new: Node) -> (Node, Node)? {
    if let inside = new.all.dropFirst().first(where: { $0.content == old.content }) { return (old, inside) }
    if let inside = old.all.dropFirst().first(where: { $0.content == new.content }) { return (inside, new) }
    return nil
  }

  /// Neighbours that moved together, but differently from their container, share one sentence.
  private mutating func noteMoves(_ pairs: [(Node, Node)], moved: Offset) {
    var run: (offset: Offset, names: [String])?
    func end(_ moves: inout [String]) {
      guard let run, run.offset != moved else { return }
      let others = run.names.count > 2 ? " and \(run.names.count - 1) more" : ""
      let names = run.names.count == 2 ? run.names.joined(separator: " and ") : run.names[0] + others
      moves.append("\(names) moved \(Offset(x: run.offset.x, y: run.offset.y).text)")
    }
    for (old, new) in pairs {
      let offset = Offset(old.view, new.view)
      // A changed text or style explains a changed position.
      let isOther = old.view.text != new.view.text || old.view.styles != new.view.styles
      if isOther || offset == Offset(x: 0, y: 0) { continue }
      if run?.offset == offset {
        run?.names.append(new.name)
      } else {
        end(&moves)
        run = (offset, [new.name])
      }
    }
    end(&moves)
  }

  // MARK: Pairs

  /// The pairing of two lists, in order, with the greatest total similarity.
  private static func pairs(_ old: [Node], _ new: [Node]) -> [(Int, Int)] {
    // Equal elements at both ends need no table; long lists come from scrolling content.
    var start = 0
    while start < min(old.count, new.count), old[start].content == new[start].content { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end].content == new[new.count - 1 - end].content
    { end += 1 }
    let (rows, columns) = (old.count - start - end, new.count - start - end)
    var pairs = (0..<start).map { ($0, $0) }
    if rows * columns > 1_000_000 {
      pairs += (0..<min(rows, columns)).map { (start + $0, start + $0) }
    } else if rows > 0, columns > 0 {
      // The best total similarity of the rest of both lists.
      var best = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
      func place(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }
      func alike(_ row: Int, _ column: Int) -> Int { likeness(old[start + row], new[start + column]) }
      for row in (0..<rows).reversed() {
        for column in (0..<columns).reversed() {
          let score = alike(row, column)
          let paired = score > 0 ? score + best[place(row + 1, column + 1)] : 0
          best[place(row, column)] = max(paired, best[place(row + 1, column)], best[place(row, column + 1)])
        }
      }
      var (row, column) = (0, 0)
      while row < rows, column < columns {
        let score = alike(row, column)
        if score > 0, best[place(row, column)] == score + best[place(row + 1, column + 1)] {
          pairs.append((start + row, start + column))
          (row, column) = (row + 1, column + 1)
        } else if best[place(row, column)] == best[place(row + 1, column)] {
          row += 1
        } else {
          column += 1
        }
      }
    }
    return pairs + (0..<end).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  /// The similarity of two views: 0 if they cannot be the same.
  private static func likeness(_ old: Node, _ new: Node) -> Int {
    let (a, b) = (old.view, new.view)
    guard a.type == b.type, a.id == b.id else { return 0 }
    if old.content == new.content { return a.id.isEmpty ? 12 : 20 }
    var score = a.id.isEmpty ? 2 : 12
    if let text = old.firstText, text == new.firstText { score += 4 }
    if a.children.count == b.children.count { score += 1 }
    if abs(a.width - b.width) < 0.1, abs(a.height - b.height) < 0.1 { score += 1 }
    return score
  }

  private static func rest(_ list: [Node], _ paired: [Int]) -> [Int] {
    let paired = Set(paired)
    return list.indices.filter { !paired.contains($0) }
  }

  // MARK: Words

  private static func font(_ style: ViewFrame.TextStyle) -> String {
    let weights: [(Double, String)] = [
      (-0.8, "ultralight"), (-0.6, "thin"), (-0.4, "light"), (0, "regular"), (0.23, "medium"),
      (0.3, "semibold"), (0.4, "bold"), (0.56, "heavy"), (0.62, "black"),
    ]
    let name = weights.min { abs($0.0 - style.weight) < abs($1.0 - style.weight) }?.1 ?? ""
    return "\(number(style.size)) pt \(name)"
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// A text in quotation marks, shortened if it is long.
  private static func quoted(_ text: String) -> String {
    text.count > 60 ? "“\(text.prefix(59))…”" : "“\(text)”"
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "endless" }
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
