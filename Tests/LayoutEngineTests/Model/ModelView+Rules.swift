import Foundation

extension ModelView.Size {
  func along(_ axis: ModelView.Axis) -> Double { axis == .horizontal ? width : height }

  init(_ axis: ModelView.Axis, _ major: Double, _ minor: Double) {
    self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
  }
}

extension ModelView.Offer {
  func along(_ axis: ModelView.Axis) -> Double? { axis == .horizontal ? width : height }

  init(_ axis: ModelView.Axis, _ major: Double?, _ minor: Double?) {
    self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
  }
}

extension ModelView {
  // MARK: Sizes

  /// The size that the view answers to an offer; `axis` is the direction of the stack around it.
  func size(_ offer: Offer, in axis: Axis?) -> Size {
    switch self {
    case .color:
      return Size(width: offer.width ?? 10, height: offer.height ?? 10)
    case .box(let width, let height):
      return Size(width: width, height: height)
    case .spacer(let minLength):
      let least = minLength ?? 8
      let width = Swift.max(offer.width ?? least, least)
      let height = Swift.max(offer.height ?? least, least)
      return Size(width: axis == .vertical ? 0 : width, height: axis == .horizontal ? 0 : height)
    case .paragraph(let count):
      let columns = Swift.max(
        offer.width.map { Swift.min($0 / 10, Double(count)).rounded(.down) } ?? Double(count), 1)
      return Size(width: columns * 10, height: (Double(count) / columns).rounded(.up) * 10)
    case .hStack(let line, let spacing, let children):
      return Self.stackSize(.horizontal, line, spacing, children, offer)
    case .vStack(let line, let spacing, let children):
      return Self.stackSize(.vertical, line, spacing, children, offer)
    case .zStack(_, _, let children):
      if children.count == 1 { return children[0].size(offer, in: nil) }
      let top = children.map { $0.priority(in: nil) }.max()
      let sizes = children.filter { $0.priority(in: nil) == top }.map { $0.size(offer, in: nil) }
      return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .frame(let width, let height, _, _, let child):
      if let width, let height { return Size(width: width, height: height) }
      let size = child.size(Offer(width: width ?? offer.width, height: height ?? offer.height), in: axis)
      return Size(width: width ?? size.width, height: height ?? size.height)
    case .flexFrame(let horizontal, let vertical, _, _, let child):
      let inner = Offer(width: horizontal.inner(offer.width), height: vertical.inner(offer.height))
      let size = child.size(inner, in: axis)
      return Size(
        width: horizontal.length(offer.width, child: size.width),
        height: vertical.length(offer.height, child: size.height))
    case .padding(let top, let leading, let bottom, let trailing, let child):
      let size = child.size(Self.inset(offer, leading + trailing, top + bottom), in: axis)
      return Size(
        width: Swift.max(size.width + leading + trailing, 0),
        height: Swift.max(size.height + top + bottom, 0))
    case .fixedSize(let horizontal, let vertical, let child):
      return child.size(
        Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height), in: axis)
    case .priority(_, let child):
      return child.size(offer, in: axis)
    case .fitted(let ratio, let child):
      return child.size(Self.fitted(offer, ratio), in: axis)
    }
  }

  /// The largest size of a ratio inside an offer; none if the offer is unlimited on both axes.
  static func fitted(_ offer: Offer, _ ratio: Double) -> Offer {
    switch (offer.width, offer.height) {
    case (nil, nil): offer
    case (let width?, nil): Offer(width: width, height: width / ratio)
    case (nil, let height?): Offer(width: height * ratio, height: height)
    case (let width?, let height?):
      width <= height * ratio
        ? Offer(width: width, height: width / ratio) : Offer(width: height * ratio, height: height)
    }
  }

  static func inset(_ offer: Offer, _ horizontal: Double, _ vertical: Double) -> Offer {
    Offer(
      width: offer.width.map { Swift.max($0 - horizontal, 0) },
      height: offer.height.map { Swift.max($0 - vertical, 0) })
  }

  // MARK: Priority and spacing

  func priority(in axis: Axis?) -> Double {
    switch self {
    case .spacer: return -.infinity
    case .priority(let value, _): return value
    case .fixedSize(_, _, let child): return child.priority(in: axis)
    case .hStack(_, _, let children), .vStack(_, _, let children), .zStack(_, _, let children):
      if children.isEmpty { return -.infinity }
      return children.count == 1 ? children[0].priority(in: nil) : 0
    default: return 0
    }
  }

  enum Side: CaseIterable {
    case top
    case leading
    case bottom
    case trailing

    var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
    var isFirst: Bool { self == .top || self == .leading }
  }

  /// The gap that a side prefers whatever its neighbour; nil if it leaves that to the platform.
  func gap(_ side: Side, in axis: Axis?) -> Double? {
    switch self {
    case .color, .box, .paragraph: return nil
    case .spacer: return axis == nil || axis == side.axis ? 0 : nil
    case .frame(let width, let height, _, _, let child):
      return (side.axis == .horizontal ? width : height) == nil ? child.gap(side, in: axis) : nil
    case .flexFrame(let horizontal, let vertical, _, _, let child):
      return (side.axis == .horizontal ? horizontal : vertical).isEmpty ? child.gap(side, in: axis) : nil
    case .padding(let top, let leading, let bottom, let trailing, let child):
      let inset = [Side.top: top, .leading: leading, .bottom: bottom, .trailing: trailing][side]
      return inset == 0 ? child.gap(side, in: axis) : nil
    case .fixedSize(_, _, let child), .priority(_, let child), .fitted(_, let child):
      return child.gap(side, in: axis)
    case .hStack(_, _, let children): return Self.stackGap(.horizontal, children, side)
    case .vStack(_, _, let children): return Self.stackGap(.vertical, children, side)
    case .zStack(_, _, let children): return Self.stackGap(nil, children, side)
    }
  }

  private static func stackGap(_ axis: Axis?, _ children: [ModelView], _ side: Side) -> Double? {
    if children.isEmpty { return 0 }
    if side.axis == axis { return (side.isFirst ? children.first : children.last)?.gap(side, in: axis) }
    return children.compactMap { $0.gap(side, in: axis) }.max()
  }

  private static func gaps(_ axis: Axis, _ spacing: Double?, _ children: [ModelView]) -> [Double] {
    zip(children, children.dropFirst()).map { before, after in
      if let spacing { return spacing }
      let wishes = [
        before.gap(axis == .horizontal ? .trailing : .bottom, in: axis),
        after.gap(axis == .horizontal ? .leading : .top, in: axis),
      ].compactMap { $0 }
      return wishes.max() ?? 8
    }
  }

  // MARK: Stacks

  /// What each child is offered, and its size, for an offer to the stack.
  private static func shares(
    _ axis: Axis, _ spacing: Double?, _ children: [ModelView], _ offer: Offer
  ) -> [(offer: Offer, size: Size)] {
    let minor = offer.along(axis.other)
    func answer(_ child: ModelView, _ major: Double?) -> (offer: Offer, size: Size) {
      let inner = Offer(axis, major, minor)
      return (inner, child.size(inner, in: axis))
    }
    guard let length = offer.along(axis) else { return children.map { answer($0, nil) } }

    struct Entry {
      var index: Int
      var priority: Double
      var least: Double
      var flexibility: Double
    }
    var waiting = children.enumerated().map { index, child -> Entry in
      let least = answer(child, 0).size.along(axis)
      let most = answer(child, .infinity).size.along(axis)
      return Entry(
        index: index, priority: child.priority(in: axis), least: least,
        flexibility: most == .infinity ? .infinity : most - least)
    }
    var result = [(offer: Offer, size: Size)?](repeating: nil, count: children.count)
    var free = length - gaps(axis, spacing, children).reduce(0, +)
    while let top = waiting.map(\.priority).max() {
      var group = waiting.filter { $0.priority == top }
      waiting.removeAll { $0.priority == top }
      let reserved = waiting.reduce(0) { $0 + $1.least }
      var room = free - reserved
      while !group.isEmpty {
        // The least flexible; of those that grow without end the one with the largest minimum; the first.
        var next = 0
        for candidate in group.indices.dropFirst() {
          let (a, b) = (group[candidate], group[next])
          let isEarlier =
            a.flexibility < b.flexibility
            || (a.flexibility == .infinity && b.flexibility == .infinity && a.least > b.least)
          if isEarlier { next = candidate }
        }
        let entry = group[next]
        let share = length == .infinity ? .infinity : Swift.max(room / Double(group.count), 0)
        let taken = answer(children[entry.index], share)
        result[entry.index] = taken
        room -= taken.size.along(axis)
        group.remove(at: next)
      }
      free = room + reserved
    }
    return result.map { $0! }
  }

  private static func stackSize(
    _ axis: Axis, _ line: Line, _ spacing: Double?, _ children: [ModelView], _ offer: Offer
  ) -> Size {
    if children.isEmpty { return Size(width: 0, height: 0) }
    if children.count == 1 { return children[0].size(offer, in: axis) }
    let shares = shares(axis, spacing, children, offer)
    let major = shares.reduce(0) { $0 + $1.size.along(axis) } + gaps(axis, spacing, children).reduce(0, +)
    return Size(axis, major, shares.map { $0.size.along(axis.other) }.max() ?? 0)
  }

  // MARK: Places

  /// The positions of the view and everything in it, for a position and an offer.
  func place(x: Double, y: Double, _ offer: Offer, in axis: Axis?) -> Placed {
    let size = size(offer, in: axis)
    var placed = Placed(x: x, y: y, size: size, offer: offer, children: [])
    func aligned(_ child: ModelView, _ inner: Offer, _ lineX: Line, _ lineY: Line, in axis: Axis?) -> Placed {
      let childSize = child.size(inner, in: axis)
      return child.place(
        x: x + lineX.value(size.width) - lineX.value(childSize.width),
        y: y + lineY.value(size.height) - lineY.value(childSize.height), inner, in: axis)
    }
    switch self {
    case .color, .box, .spacer, .paragraph:
      break
    case .hStack(let line, let spacing, let children):
      placed.children = Self.stackPlaces(.horizontal, line, spacing, children, placed)
    case .vStack(let line, let spacing, let children):
      placed.children = Self.stackPlaces(.vertical, line, spacing, children, placed)
    case .zStack(let lineX, let lineY, let children):
      if children.count == 1 {
        placed.children = [children[0].place(x: x, y: y, offer, in: nil)]
      } else {
        let inner = Offer(width: size.width, height: size.height)
        placed.children = children.map { aligned($0, inner, lineX, lineY, in: nil) }
      }
    case .frame(let width, let height, let lineX, let lineY, let child):
      let inner = Offer(width: width ?? offer.width, height: height ?? offer.height)
      placed.children = [aligned(child, inner, lineX, lineY, in: axis)]
    case .flexFrame(let horizontal, let vertical, let lineX, let lineY, let child):
      let inner = Offer(
        width: horizontal.placed(size.width, offer.width), height: vertical.placed(size.height, offer.height))
      placed.children = [aligned(child, inner, lineX, lineY, in: axis)]
    case .padding(let top, let leading, let bottom, let trailing, let child):
      let inner = Self.inset(offer, leading + trailing, top + bottom)
      placed.children = [child.place(x: x + leading, y: y + top, inner, in: axis)]
    case .fixedSize(let horizontal, let vertical, let child):
      let inner = Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
      placed.children = [aligned(child, inner, .middle, .middle, in: axis)]
    case .priority(_, let child):
      placed.children = [child.place(x: x, y: y, offer, in: axis)]
    case .fitted(let ratio, let child):
      placed.children = [aligned(child, Self.fitted(offer, ratio), .middle, .middle, in: axis)]
    }
    return placed
  }

  private static func stackPlaces(
    _ axis: Axis, _ line: Line, _ spacing: Double?, _ children: [ModelView], _ stack: Placed
  ) -> [Placed] {
    if children.count == 1 {
      return [children[0].place(x: stack.x, y: stack.y, stack.offer, in: axis)]
    }
    // The shares are found again, a free cross length replaced by the stack's own.
    let minor = stack.offer.along(axis.other) ?? stack.size.along(axis.other)
    let shares = shares(axis, spacing, children, Offer(axis, stack.offer.along(axis), minor))
    let breadth = shares.map { $0.size.along(axis.other) }.max() ?? 0
    let gaps = gaps(axis, spacing, children)
    var position = 0.0
    return children.indices.map { index in
      let (offer, size) = shares[index]
      let across = line.value(breadth) - line.value(size.along(axis.other))
      let (x, y) = axis == .horizontal ? (position, across) : (across, position)
      position += size.along(axis) + (index < gaps.count ? gaps[index] : 0)
      return children[index].place(x: stack.x + x, y: stack.y + y, offer, in: axis)
    }
  }
}

extension ModelView.Bounds {
  private var ordered: ModelView.Bounds {
    var result = self
    if let low = min, let middle = ideal { result.ideal = Swift.max(low, middle) }
    if let middle = result.ideal, let high = max { result.max = Swift.max(middle, high) }
    return result
  }

  private func clamp(_ value: Double) -> Double {
    Swift.max(Swift.min(value, max ?? .infinity), min ?? -.infinity)
  }

  func inner(_ offer: Double?) -> Double? {
    let bounds = ordered
    return (offer ?? bounds.ideal).map { bounds.clamp($0) }
  }

  func length(_ offer: Double?, child: Double) -> Double {
    let bounds = ordered
    if let low = bounds.min, let high = bounds.max {
      if low > high { return child }
      if let offer { return bounds.clamp(offer) }
      return bounds.ideal ?? bounds.clamp(child)
    }
    if offer == nil, let ideal = bounds.ideal { return ideal }
    let inner = inner(offer)
    if let low = bounds.min { return Swift.max(Swift.min(inner ?? .infinity, child), low) }
    if let high = bounds.max { return Swift.min(Swift.max(inner ?? -.infinity, child), high) }
    return child
  }

  func placed(_ length: Double, _ offer: Double?) -> Double? {
    if isEmpty { return offer }
    let bounds = ordered
    if offer == nil && bounds.ideal == nil && length > bounds.min ?? -.infinity
      && length < bounds.max ?? .infinity
    {
      return nil
    }
    return length
  }
}
