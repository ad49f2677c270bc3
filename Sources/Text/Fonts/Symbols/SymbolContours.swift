import Foundation
import Geometry

/// Splits the outline of a symbol: into its enclosure and content, or into the parts that a variable value fills.
enum SymbolContours {
  /// A closed contour of an outline.
  struct Contour {
    var path: Path
    var bounds: CGRect
    /// The number of other contours around it.
    var depth = 0
  }

  static func contours(of outline: Path) -> [Contour] {
    var parts: [[Path.Element]] = []
    for element in outline.elements {
      if case .move = element { parts.append([]) }
      if !parts.isEmpty { parts[parts.count - 1].append(element) }
    }
    var contours = parts.map { elements in
      let path = Path(elements: elements)
      return Contour(path: path, bounds: path.boundingRect)
    }
    for index in contours.indices {
      contours[index].depth =
        contours.indices.filter {
          $0 != index && contours[$0].bounds.contains(contours[index].bounds)
            && contours[$0].bounds != contours[index].bounds
        }.count
    }
    return contours
  }

  private static func joined(_ contours: some Sequence<Contour>) -> Path {
    Path(elements: contours.flatMap(\.path.elements))
  }

  // MARK: Enclosures

  private static let enclosures: Set<Substring> = [
    "circle", "square", "rectangle", "diamond", "hexagon", "octagon", "triangle", "seal", "shield", "app",
    "capsule", "bubble",
  ]

  /// Whether a name is that of an enclosed symbol: `plus.circle`, but not `circle` or `circle.grid.2x2`.
  static func hasEnclosure(_ name: String) -> Bool {
    var parts = name.split(separator: ".")
    if parts.last == "fill" { parts.removeLast() }
    return parts.count > 1 && parts.last.map(enclosures.contains) == true
  }

  /// The enclosure as a layer behind its content; nil if the outline has no such form.
  static func enclosed(_ outline: Path, isFilled: Bool) -> [SymbolLayer]? {
    let contours = contours(of: outline)
    guard
      let outer = contours.indices.max(by: { area(contours[$0].bounds) < area(contours[$1].bounds) }),
      contours.allSatisfy({ contours[outer].bounds.insetBy(dx: -0.02, dy: -0.02).contains($0.bounds) })
    else { return nil }
    let rest = contours.indices.filter { $0 != outer }
    if isFilled {
      // The part cut out of the filled enclosure is the symbol's primary layer.
      if rest.isEmpty { return nil }
      return [
        SymbolLayer(outline: contours[outer].path, level: 1),
        SymbolLayer(outline: joined(rest.map { contours[$0] })),
      ]
    }
    guard
      let inner = rest.max(by: { area(contours[$0].bounds) < area(contours[$1].bounds) }), rest.count > 1,
      area(contours[inner].bounds) > area(contours[outer].bounds) * 0.5
    else { return nil }
    return [
      SymbolLayer(outline: joined([contours[outer], contours[inner]]), level: 1),
      SymbolLayer(outline: joined(rest.filter { $0 != inner }.map { contours[$0] })),
    ]
  }

  private static func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }

  // MARK: Variable values

  /// The order in which the parts of a symbol fill as the value rises.
  private enum Order {
    case fromLeft
    case fromBottom
    case fromMiddle
  }

  private static let variableSymbols: [(prefix: String, order: Order, isFirstFixed: Bool)] = [
    ("wifi", .fromBottom, false), ("speaker.wave", .fromLeft, true), ("cellularbars", .fromLeft, false),
    ("chart.bar", .fromLeft, false), ("waveform", .fromLeft, false), ("ellipsis", .fromLeft, false),
    ("antenna.radiowaves.left.and.right", .fromMiddle, false), ("dot.radiowaves", .fromMiddle, false),
    ("wave.3", .fromLeft, false), ("timelapse", .fromLeft, false),
  ]

  private static func variableSymbol(_ name: String) -> (prefix: String, order: Order, isFirstFixed: Bool)? {
    variableSymbols.first { name == $0.prefix || name.hasPrefix($0.prefix + ".") }
  }

  /// Lets a variable value fill a drawn symbol's parts, which are in the order of the drawing; nothing for symbols without
  /// such parts, among them those with more in their names: `chart.bar.doc.horizontal`.
  static func addSteps(to layers: inout [SymbolLayer], of name: String) {
    guard let symbol = variableSymbol(name),
      name.dropFirst(symbol.prefix.count).split(separator: ".").allSatisfy({ $0 == "fill" || Int($0) != nil })
    else { return }
    let fixed = symbol.isFirstFixed ? 1 : 0
    for index in layers.indices.dropFirst(fixed) {
      layers[index].threshold = Double(index - fixed) / Double(layers.count - fixed)
    }
  }

  /// The parts in the order in which a value fills them; nil for symbols without such parts.
  static func steps(_ outline: Path, of name: String) -> [SymbolLayer]? {
    guard let symbol = variableSymbol(name) else { return nil }
    let contours = contours(of: outline)
    let whole = outline.boundingRect
    // Holes belong to the contour that they are cut out of.
    let solid = contours.filter { $0.depth % 2 == 0 }
    func place(_ contour: Contour) -> CGFloat {
      switch symbol.order {
      case .fromLeft: contour.bounds.midX
      case .fromBottom: -contour.bounds.midY
      case .fromMiddle: abs(contour.bounds.midX - whole.midX)
      }
    }
    var groups: [(place: CGFloat, contours: [Contour])] = []
    for contour in solid.sorted(by: { place($0) < place($1) }) {
      let holes = contours.filter { $0.depth % 2 == 1 && contour.bounds.contains($0.bounds) }
      if let last = groups.last, abs(last.place - place(contour)) < 0.03 {
        groups[groups.count - 1].contours += [contour] + holes
      } else {
        groups.append((place(contour), [contour] + holes))
      }
    }
    let fixed = symbol.isFirstFixed ? 1 : 0
    guard groups.count > fixed + (symbol.isFirstFixed ? 0 : 1) else { return nil }
    let count = Double(groups.count - fixed)
    return groups.enumerated().map { index, group in
      var layer = SymbolLayer(outline: joined(group.contours))
      if index >= fixed { layer.threshold = Double(index - fixed) / count }
      return layer
    }
  }
}
