import Foundation
import Geometry
import LayoutEngine

/// A view in the words of SwiftUI, as far as layout tests need them: something that makes layout nodes.
protocol Sketch {
  func nodes(_ inputs: SketchInputs) -> [LayoutNode]
}

/// What a sketch passes to those inside it.
struct SketchInputs {
  var stackAxis: Axis?
  var direction = LayoutDirection.leftToRight
  var pixelLength: CGFloat = 1.0 / 3
  var container = LayoutContainer()
  let diagnostics = LayoutDiagnostics()
  let probes = Probes()

  final class Probes {
    var nodes: [String: LayoutNode] = [:]
  }

  func inside(_ axis: Axis?) -> SketchInputs {
    var inputs = self
    inputs.stackAxis = axis
    return inputs
  }

  func container(_ container: LayoutContainer) -> SketchInputs {
    var inputs = self
    inputs.container = container
    return inputs
  }
}

@resultBuilder
enum SketchBuilder {
  static func buildExpression(_ sketch: some Sketch) -> [any Sketch] { [sketch] }
  static func buildBlock(_ parts: [any Sketch]...) -> [any Sketch] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any Sketch]?) -> [any Sketch] { part ?? [] }
  static func buildEither(first: [any Sketch]) -> [any Sketch] { first }
  static func buildEither(second: [any Sketch]) -> [any Sketch] { second }
}

extension [any Sketch] {
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] { flatMap { $0.nodes(inputs) } }

  /// The nodes as one, stacked vertically if there are several.
  func column(_ inputs: SketchInputs) -> LayoutNode {
    let nodes = nodes(inputs)
    if nodes.count == 1 { return nodes[0] }
    return StackNode(axis: .vertical, layoutDirection: inputs.direction, children: nodes)
  }

  /// The nodes as one, on top of each other if there are several.
  func pile(_ inputs: SketchInputs) -> LayoutNode {
    let nodes = nodes(inputs)
    if nodes.count == 1 { return nodes[0] }
    return ZStackNode(layoutDirection: inputs.direction, children: nodes)
  }
}

/// A sketch laid out in a window.
struct LaidOut {
  let root: RootNode
  let content: LayoutNode
  let inputs: SketchInputs

  init(
    _ proposal: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets(), inputs: SketchInputs = SketchInputs(),
    @SketchBuilder _ body: () -> [any Sketch]
  ) {
    self.inputs = inputs
    content = body().column(inputs)
    root = RootNode(
      content: content, safeAreaInsets: safeArea, layoutDirection: inputs.direction,
      container: inputs.container)
    root.layOut(proposal)
  }

  init(
    _ width: CGFloat?, _ height: CGFloat?, safeArea: EdgeInsets = EdgeInsets(),
    inputs: SketchInputs = SketchInputs(), @SketchBuilder _ body: () -> [any Sketch]
  ) {
    self.init(
      ProposedViewSize(width: width, height: height), safeArea: safeArea, inputs: inputs, body)
  }

  func node(_ name: String) -> LayoutNode {
    guard let node = inputs.probes.nodes[name] else { fatalError("no probe \(name)") }
    return node
  }

  func has(_ name: String) -> Bool {
    guard let node = inputs.probes.nodes[name] else { return false }
    return root.isAncestor(of: node)
  }

  /// The rectangle of a probe in the window.
  func frame(_ name: String) -> CGRect {
    let node = node(name)
    return node.convert(CGRect(origin: .zero, size: node.size), to: .global)
  }

  var size: CGSize { content.size }
}

extension LayoutNode {
  func isAncestor(of node: LayoutNode) -> Bool {
    var current: LayoutNode? = node
    while let step = current {
      if step === self { return true }
      current = step.parent
    }
    return false
  }
}

/// The size that a sketch answers to a proposal.
func size(_ width: CGFloat?, _ height: CGFloat?, @SketchBuilder _ body: () -> [any Sketch]) -> CGSize {
  body().column(SketchInputs()).sizeThatFits(ProposedViewSize(width: width, height: height))
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Equal within a hundredth of a point.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
      && abs(height - other.height) < 0.01
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) {
    self.init(width: width, height: height)
  }

  func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
