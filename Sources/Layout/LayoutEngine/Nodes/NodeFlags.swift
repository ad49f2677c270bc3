/// What is known about a node before any layout, so that queries with the default result can be skipped.
struct NodeFlags: OptionSet {
  let rawValue: UInt8

  /// Something in the node may set the position of a frame's own line (leading, center, top …).
  static let frameGuides = NodeFlags(rawValue: 1)
  /// Something in the node may set the position of a text baseline.
  static let baselines = NodeFlags(rawValue: 2)
  /// Something in the node may set the position of a custom line.
  static let customGuides = NodeFlags(rawValue: 4)
  static let allGuides: NodeFlags = [.frameGuides, .baselines, .customGuides]
  /// All edges are those of a plain view.
  static let plainSpacing = NodeFlags(rawValue: 8)
  /// Sizes are cached; not worth it if computing them is faster than the lookup.
  static let remembersSizes = NodeFlags(rawValue: 16)
  /// Measuring only takes a few operations, so neither the node nor a modifier around it caches sizes.
  static let quick = NodeFlags(rawValue: 32)
  /// Alignment lines are cached: finding one queries the children for several, so repeating this at every
  /// level would take time exponential in the depth.
  static let remembersLines = NodeFlags(rawValue: 64)
  /// Each length of the node only depends on the proposal on the same axis, so that one measurement gives its
  /// minimum lengths on both axes, and another one its maximum lengths.
  static let independentAxes = NodeFlags(rawValue: 128)

  /// The flags of a container of these children: frame guides end at containers.
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
