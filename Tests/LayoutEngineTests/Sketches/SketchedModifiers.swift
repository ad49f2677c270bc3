import Foundation
import Geometry
import LayoutEngine

/// A sketch in a modifier, which applies to each view of the sketch.
struct Modified: Sketch {
  let content: any Sketch
  var change: (SketchInputs) -> SketchInputs = { $0 }
  let modify: (LayoutNode, SketchInputs) -> LayoutNode
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    content.nodes(change(inputs)).map { modify($0, inputs) }
  }
}

extension Sketch {
  func modified(_ modify: @escaping (LayoutNode, SketchInputs) -> LayoutNode) -> Modified {
    Modified(content: self, modify: modify)
  }

  func probe(_ name: String) -> Modified {
    modified { child, inputs in
      let node = PassthroughNode(child: child)
      node.traits = child.traits
      inputs.probes.nodes[name] = node
      return node
    }
  }

  /// A modifier that is only a trait of the view.
  func trait(_ change: @escaping (inout LayoutTraits) -> Void) -> Modified {
    modified { child, _ in
      let node = PassthroughNode(child: child)
      node.traits = child.traits
      change(&node.traits)
      return node
    }
  }

  /// Keeps what the child tells its container.
  func layout(_ make: @escaping (LayoutNode, SketchInputs) -> LayoutNode) -> Modified {
    modified { child, inputs in
      let node = make(child, inputs)
      node.traits = child.traits
      return node
    }
  }

  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> Modified {
    layout { child, inputs in
      FrameNode(
        child: child, width: width, height: height, alignment: alignment, layoutDirection: inputs.direction,
        diagnostics: inputs.diagnostics)
    }
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> Modified {
    layout { child, inputs in
      FlexFrameNode(
        child: child, minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment,
        layoutDirection: inputs.direction, diagnostics: inputs.diagnostics)
    }
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Modified {
    layout { child, _ in FixedSizeNode(child: child, horizontal: horizontal, vertical: vertical) }
  }

  func layoutPriority(_ value: Double) -> Modified {
    layout { child, _ in LayoutPriorityNode(child: child, priority: value) }
  }

  func padding(_ insets: EdgeInsets) -> Modified {
    layout { child, inputs in
      PaddingNode(child: child, insets: insets, layoutDirection: inputs.direction)
    }
  }

  func padding(_ edges: Edge.Set = .all, _ length: CGFloat = 16) -> Modified {
    padding(EdgeInsets(length, edges: edges))
  }

  func padding(_ length: CGFloat) -> Modified { padding(.all, length) }

  func offset(x: CGFloat = 0, y: CGFloat = 0) -> Modified {
    layout { child, inputs in OffsetNode(child: child, x: x, y: y, layoutDirection: inputs.direction) }
  }

  func position(x: CGFloat = 0, y: CGFloat = 0) -> Modified {
    layout { child, inputs in PositionNode(child: child, x: x, y: y, layoutDirection: inputs.direction) }
  }

  func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Modified {
    layout { child, _ in AspectRatioNode(child: child, ratio: ratio, contentMode: contentMode) }
  }

  func scaledToFit() -> Modified { aspectRatio(contentMode: .fit) }
  func scaledToFill() -> Modified { aspectRatio(contentMode: .fill) }

  func overlay(alignment: Alignment = .center, @SketchBuilder _ content: () -> [any Sketch]) -> Modified {
    let content = content()
    return layout { child, inputs in
      OverlayNode(
        primary: child, secondary: content.pile(inputs.inside(nil)), alignment: alignment, isBehind: false,
        layoutDirection: inputs.direction)
    }
  }

  func background(alignment: Alignment = .center, @SketchBuilder _ content: () -> [any Sketch]) -> Modified {
    let content = content()
    return layout { child, inputs in
      OverlayNode(
        primary: child, secondary: content.pile(inputs.inside(nil)), alignment: alignment, isBehind: true,
        layoutDirection: inputs.direction)
    }
  }

  /// A style behind the view that spreads into the safe area.
  func background(bleeding edges: Edge.Set, probe: String) -> Modified {
    layout { child, inputs in
      let style = BackgroundStyleNode(edges: edges, layoutDirection: inputs.direction)
      inputs.probes.nodes[probe] = style
      return OverlayNode(
        primary: child, secondary: style, alignment: .center, isBehind: true,
        layoutDirection: inputs.direction)
    }
  }

  func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Modified {
    layout { child, _ in AlignmentGuideNode(child: child, guide: guide, computeValue: computeValue) }
  }

  func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Modified {
    layout { child, _ in AlignmentGuideNode(child: child, guide: guide, computeValue: computeValue) }
  }

  func scaleEffect(_ factor: CGFloat) -> Modified {
    layout { child, _ in
      TransformNode(child: child) { node in
        let size = node.size
        return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
          .concatenating(CGAffineTransform(scaleX: factor, y: factor))
          .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
      }
    }
  }

  func zIndex(_ value: Double) -> Modified { trait { $0.zIndex = value } }
  func id(_ value: AnyHashable) -> Modified { trait { $0.id = value } }
  func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> Modified { trait { $0[key] = value } }
  func gridCellColumns(_ count: Int) -> Modified { trait { $0.gridCellColumns = count } }
  func gridCellAnchor(_ anchor: UnitPoint) -> Modified { trait { $0.gridCellAnchor = anchor } }
  func gridCellUnsizedAxes(_ axes: Axis.Set) -> Modified { trait { $0.gridCellUnsizedAxes = axes } }
  func gridColumnAlignment(_ alignment: HorizontalAlignment) -> Modified {
    trait { $0.gridColumnAlignment = alignment }
  }

  func rightToLeft() -> Modified {
    Modified(
      content: self,
      change: {
        var inputs = $0
        inputs.direction = .rightToLeft
        return inputs
      }, modify: { child, _ in child })
  }

  func safeAreaPadding(_ insets: EdgeInsets) -> Modified {
    layout { child, inputs in
      SafeAreaPaddingNode(child: child, insets: insets, layoutDirection: inputs.direction)
    }
  }

  func safeAreaInset(
    edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @SketchBuilder _ content: () -> [any Sketch]
  ) -> Modified {
    let content = content()
    return layout { child, inputs in
      SafeAreaInsetNode(
        primary: child, inset: content.pile(inputs.inside(nil)), edge: edge, alignment: alignment,
        spacing: spacing, layoutDirection: inputs.direction)
    }
  }

  func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Modified {
    layout { child, inputs in
      IgnoresSafeAreaNode(child: child, regions: regions, edges: edges, layoutDirection: inputs.direction)
    }
  }

  func coordinateSpace(_ space: NamedCoordinateSpace) -> Modified {
    layout { child, _ in CoordinateSpaceNode(child: child, space: space) }
  }

  func onGeometry(_ observe: @escaping (GeometryProxy) -> Void) -> Modified {
    layout { child, _ in GeometryObserverNode(child: child, observe: observe) }
  }

  func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> Modified {
    layout { child, inputs in
      ContainerRelativeFrameNode(
        child: child, container: inputs.container, axes: axes, alignment: alignment,
        layoutDirection: inputs.direction, length: length)
    }
  }
}
