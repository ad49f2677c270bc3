public import Foundation
public import Geometry
public import LayoutEngine
public import Views

/// Content with settings for its marks.
public nonisolated struct _ChangedChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: @MainActor (inout _Mark) -> Void

  @MainActor public func _addMarks(to list: inout [_Mark]) {
    let first = list.count
    content._addMarks(to: &list)
    for index in first..<list.count { change(&list[index]) }
  }
}

nonisolated extension ChartContent {
  func changed(_ change: @escaping @MainActor (inout _Mark) -> Void) -> _ChangedChartContent<Self> {
    _ChangedChartContent(content: self, change: change)
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    // The setting nearest to the mark applies.
    changed { if $0.style == nil && $0.styleValue == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// A colour for each value, with a legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.style == nil && $0.styleValue == nil { $0.styleValue = value.value } }
  }

  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    changed { $0.cornerRadius = radius }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.lineStyle == nil { $0.lineStyle = style } }
  }

  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.series = $0.series ?? value.value }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method }
  }

  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changed { if $0.symbol == nil { $0.symbol = symbol } }
  }

  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.symbol == nil { $0.symbolValue = value.value } }
  }

  public func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
    changed { $0.symbolView = { AnyView(symbol()) } }
  }

  /// - Parameter area: in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { if $0.symbolArea == nil { $0.symbolArea = area } }
  }

  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { if $0.symbolArea == nil { $0.symbolArea = size.width * size.height } }
  }

  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.symbolArea == nil { $0.sizeValue = value.value } }
  }

  /// Marks of different values are placed side by side.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed {
      $0.groupValue = value.value
      $0.groupAxis = axis
      $0.groupSpan = span
    }
  }

  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

  /// Clips bars and rectangles to a shape in their boxes.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    changed { mark in
      switch mark.kind {
      case .bar, .rectangle: if mark.clip == nil { mark.clip = AnyShape(shape) }
      default: mark.withoutEffect.insert("clipShape")
      }
    }
  }

  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    changed { $0.withoutEffect.insert("mask") }
  }

  public func blur(radius: CGFloat) -> some ChartContent {
    changed { if radius > 0 { $0.withoutEffect.insert("blur") } }
  }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changed { $0.withoutEffect.insert("shadow") }
  }

  /// One layer for all of the content's marks, which looks the same by itself.
  public func compositingLayer() -> some ChartContent { self }

  /// Gradients of marks span the whole plot instead of each mark's own box.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { if aligns { $0.withoutEffect.insert("alignsMarkStylesWithPlotArea") } }
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    changed {
      $0.annotations.append(
        _Mark.Annotation(position: position, alignment: alignment, spacing: spacing) {
          AnyView(content())
        })
    }
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) {
      content(AnnotationContext(targetSize: .zero))
    }
  }

  // Modifiers without effect in a still picture.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}
