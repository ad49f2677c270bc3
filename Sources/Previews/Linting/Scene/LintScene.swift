import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization
import Rendering
import Reports
import Views

/// A render for the rules: the views in a flat list, each after its parent, and the pictures.
final class LintScene {
  let elements: [LintElement]
  let settings: LintSettings
  /// The window's size in points.
  let size: CGSize
  /// Pixels per point.
  let scale: Double
  /// Whether rules only check scrolled content: the rest has already been checked.
  private let scrolledOnly: Bool
  private let outcome: RenderOutcome
  private let rasterizer: Rasterizer

  /// - Parameter scrolledOnly: whether rules only check scrolled content.
  init(
    _ outcome: RenderOutcome, scale: Double, settings: LintSettings, rasterizer: Rasterizer,
    scrolledOnly: Bool = false
  ) {
    self.outcome = outcome
    self.scrolledOnly = scrolledOnly
    self.scale = scale
    self.settings = settings
    self.rasterizer = rasterizer
    size = CGSize(
      width: Double(outcome.displayList.width) / scale, height: Double(outcome.displayList.height) / scale)
    var flattening = Flattening(scrolledOnly: scrolledOnly)
    flattening.add(
      outcome.tree.root, parent: nil, depth: 0,
      surroundings: LintElement.Surroundings(screen: CGRect(origin: .zero, size: size)))
    elements = flattening.elements
  }

  private struct Flattening {
    let scrolledOnly: Bool
    var elements: [LintElement] = []
    private var known: [ObjectIdentifier: ViewOwnership] = [:]

    init(scrolledOnly: Bool) {
      self.scrolledOnly = scrolledOnly
    }

    mutating func add(
      _ node: FrameTree.Node, parent: Int?, depth: Int, surroundings: LintElement.Surroundings
    ) {
      let index = elements.count
      elements.append(
        LintElement(
          node: node, parent: parent, depth: depth, surroundings: surroundings,
          ownership: ownership(of: node.viewName), scrolledOnly: scrolledOnly))
      for (number, child) in node.children.enumerated() {
        add(child, parent: index, depth: depth + 1, surroundings: surroundings.inside(node, child: number))
      }
    }

    /// Chains share their outer parts, each of which is examined once.
    private mutating func ownership(of name: ViewName?) -> ViewOwnership {
      var unknown: [ViewName] = []
      var current = name
      while let name = current, known[ObjectIdentifier(name)] == nil {
        unknown.append(name)
        current = name.parent
      }
      var ownership = current.flatMap { known[ObjectIdentifier($0)] } ?? .none
      for name in unknown.reversed() {
        ownership = ViewOwnership(name, outer: ownership)
        known[ObjectIdentifier(name)] = ownership
      }
      return ownership
    }
  }

  // MARK: Asking about elements

  /// What is not drawn as on a device.
  var fidelityNotes: [FidelityNote] { outcome.fidelityNotes }

  /// The texts that rules check, each with its index.
  var texts: [(index: Int, element: LintElement, text: FrameTree.TextReport)] {
    elements.enumerated().compactMap { index, element in
      guard element.isChecked, let text = element.node.text,
        text.string.contains(where: { !$0.isWhitespace })
      else { return nil }
      return (index, element, text)
    }
  }

  /// The visible lines of text, each with the index of its text.
  var visibleLines: [(index: Int, frame: CGRect)] {
    elements.enumerated().flatMap { index, element in
      (element.node.text?.lines ?? []).map { ($0.frame.intersection(element.surroundings.visible)) }
        .filter { !$0.isNull && $0.width > 0 }.map { (index, $0) }
    }
  }

  /// The innermost view around both of two.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (first, second) = (Optional(first), Optional(second))
    while let one = first, let other = second, one != other {
      if elements[one].depth >= elements[other].depth {
        first = elements[one].parent
      } else {
        second = elements[other].parent
      }
    }
    return first == nil || second == nil ? nil : first
  }

  /// The views directly in a view.
  func children(of index: Int) -> [Int] { childLists[index] }

  private lazy var childLists: [[Int]] = {
    var lists = [[Int]](repeating: [], count: elements.count)
    for (index, element) in elements.enumerated() {
      if let parent = element.parent { lists[parent].append(index) }
    }
    return lists
  }()

  /// The line of a view, or of the nearest view around it that has one.
  func source(of index: Int) -> _SourceLine? {
    var current = Optional(index)
    while let index = current {
      if let source = elements[index].node.source { return source }
      current = elements[index].parent
    }
    return nil
  }

  /// An observation about a view.
  func observation(
    _ rule: LintRule, at index: Int, subject: String, message: String, badness: Double, frame: CGRect? = nil,
    detail: String = "", source: _SourceLine? = nil, severity: Severity? = nil
  ) -> LintObservation {
    let element = elements[index]
    let source = source ?? self.source(of: index)
    return LintObservation(
      rule: rule, severity: severity ?? rule.severity, view: element.ownership.view, subject: subject,
      file: source?.fileName, line: source?.lineNumber, detail: "\(element.node.type) \(detail)",
      message: message, badness: badness.isFinite ? badness : 1e9,
      frame: (frame ?? element.node.frame).limited)
  }

  // MARK: What a person without sight gets

  /// The elements that VoiceOver stops at.
  var spokenElements: [AccessibilityElement] { outcome.accessibility?.flattened ?? [] }

  /// Groups and elements, the outer ones first.
  var spokenGroups: [AccessibilityElement] {
    func all(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { [$0] + all($0.children) }
    }
    return all(outcome.accessibility?.elements ?? [])
  }

  /// What VoiceOver users cannot reach.
  var unreachable: [AccessibilityHierarchy.Unreachable] { outcome.accessibility?.unreachable ?? [] }

  /// An observation about an element; nil if the rules checked it before scrolling.
  func observation(
    _ rule: LintRule, of element: AccessibilityElement, message: String, badness: Double = 1,
    detail: String = "", severity: Severity? = nil
  ) -> LintObservation? {
    if scrolledOnly { return nil }
    let name = element.label.isEmpty ? "" : " \(Wording.quoted(element.label))"
    return LintObservation(
      rule: rule, severity: severity ?? rule.severity, view: element.owner,
      subject: (element.view.isEmpty ? "View" : element.view) + name, file: element.source?.file,
      line: element.source?.line,
      detail: "\(element.view) \(detail)", message: message, badness: badness, frame: element.frame.limited)
  }

  // MARK: Pictures

  /// What the window shows.
  private(set) lazy var picture = bitmap(outcome.displayList.items)

  /// What the window shows without any text.
  private(set) lazy var backdrop = bitmap(outcome.displayList.items.compactMap { $0.withGlyphs(in: nil) })

  /// What the window shows with all letters in `markerColor`, which tells where they are.
  private(set) lazy var marked = bitmap(
    outcome.displayList.items.compactMap { $0.withGlyphs(in: Self.markerColor) })

  /// A colour that is rare in backgrounds.
  static let markerColor = RGBAColor(red: 1, green: 0, blue: 0.8)

  private func bitmap(_ items: [DisplayItem]) -> Bitmap {
    var list = outcome.displayList
    list.items = items
    return rasterizer.bitmap(of: list, background: background)
  }

  /// A window is opaque: unfilled areas show the system's background.
  private var background: RGBAColor {
    let system: RGBAColor = outcome.colorScheme == .dark ? .black : .white
    return outcome.background.over(system)
  }
}

extension CGRect {
  /// The rectangle with infinite and NaN values replaced with finite ones for reports.
  fileprivate var limited: CGRect {
    func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }
    return CGRect(
      x: limited(origin.x), y: limited(origin.y), width: limited(size.width), height: limited(size.height))
  }
}
