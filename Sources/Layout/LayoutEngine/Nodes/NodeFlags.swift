/// What is known of a node before any layout, so that questions whose answer is the usual one need not be asked.
struct NodeFlags: OptionSet {
  let rawValue: UInt8

  /// Something in the node may say where a frame's own line (leading, center, top …) lies.
  static let frameGuides = NodeFlags(rawValue: 1)
  /// Something in the node may say where a text baseline lies.
  static let baselines = NodeFlags(rawValue: 2)
  /// Something in the node may say where an app's own line lies.
  static let customGuides = NodeFlags(rawValue: 4)
  static let allGuides: NodeFlags = [.frameGuides, .baselines, .customGuides]
  /// All edges are those of a plain view.
  static let plainSpacing = NodeFlags(rawValue: 8)
  /// Sizes are remembered; not worth it where the answer is quicker than the search.
  static let remembersSizes = NodeFlags(rawValue: 16)
  /// Measuring is a few operations, so that neither the node nor a modifier around it remembers.
  static let quick = NodeFlags(rawValue: 32)
  /// Alignment lines are remembered: finding one asks the children for several, so that asking again at every
  /// level would take time exponential in the depth.
  static let remembersLines = NodeFlags(rawValue: 64)
  /// Each length that the node answers depends on the proposal on the same axis alone, so that one question tells
  /// its least lengths on both axes, whatever the other axis is offered, and another one its greatest.
  static let independentAxes = NodeFlags(rawValue: 128)

  /// What a container of these children knows of itself: frame guides end at containers.
  static func container(of children: [LayoutNode]) -> NodeFlags {
    if children.isEmpty { return [.remembersSizes, .independentAxes] }
    var all: NodeFlags = [.plainSpacing, .independentAxes]
    var any: NodeFlags = []
    for child in children {
      all.formIntersection(child.flags)
      any.formUnion(child.flags)
    }
    return all.union(any.intersection([.baselines, .customGuides])).union([.remembersSizes, .remembersLines])
  }
}
