import Controls
import CoreGraphicsShim
import Foundation
import LayoutEngine
import UIFoundationShim
import Views

// The content of the UIKit classes that are drawn, built from SwiftUI views.

extension UIView {
  /// The subviews that are laid out and drawn: a stack's arranged views are part of its own content.
  final var _drawnSubviews: [UIView] {
    self is UIStackView ? [] : (self as? UIVisualEffectView).map { [$0.contentView] + subviews } ?? subviews
  }

  /// The content of the view's class in its bounds, below its subviews; nil if it has none.
  final var _ownContent: AnyView? {
    switch self {
    case let label as UILabel: AnyView(label.drawing)
    case let image as UIImageView: AnyView(ImageViewDrawing(view: image))
    case let button as UIButton: AnyView(ButtonDrawing(button: button))
    case let field as UITextField: AnyView(FieldDrawing(field: field))
    case let text as UITextView: AnyView(TextViewDrawing(view: text))
    case let control as UISwitch: AnyView(SwitchDrawing(control: control))
    case let slider as UISlider: AnyView(SliderDrawing(slider: slider))
    case let progress as UIProgressView: AnyView(progress.drawing)
    case let indicator as UIActivityIndicatorView: AnyView(indicator.drawing)
    case let control as UISegmentedControl: AnyView(SegmentsDrawing(control: control))
    case let pages as UIPageControl: AnyView(PageDotsDrawing(control: pages))
    case let stack as UIStackView: AnyView(StackDrawing(stack: stack))
    case let effect as UIVisualEffectView: AnyView(Rectangle().fill(effect.material))
    default: nil
    }
  }

  /// The axes on which the view has an intrinsic size.
  final var _intrinsicAxes: Axis.Set {
    var axes: Axis.Set = []
    let own = intrinsicContentSize
    if own.width >= 0 { axes.insert(.horizontal) }
    if own.height >= 0 { axes.insert(.vertical) }
    switch self {
    case let text as UITextView: return text.isScrollEnabled ? axes : [.horizontal, .vertical]
    case is UISlider, is UIProgressView: return axes.union(.vertical)
    case is UILabel, is UIImageView, is UIButton, is UITextField, is UISwitch, is UIActivityIndicatorView,
      is UISegmentedControl, is UIPageControl, is UIStackView:
      return [.horizontal, .vertical]
    default:
      let links = _heldConstraints.filter { $0.firstItem === self && $0.secondItem == nil && $0.isActive }
      if links.contains(where: { $0.firstAttribute == .width }) { axes.insert(.horizontal) }
      if links.contains(where: { $0.firstAttribute == .height }) { axes.insert(.vertical) }
      return axes
    }
  }

  /// The default content hugging priority of the view.
  final func _defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    switch self {
    case is UISwitch, is UIActivityIndicatorView: .defaultHigh
    case is UISlider, is UIProgressView, is UISegmentedControl, is UIPageControl:
      axis == .vertical ? .defaultHigh : .defaultLow
    default: .defaultLow
    }
  }
}

// MARK: Texts

extension NSTextAlignment {
  fileprivate var lines: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

extension UILabel {
  fileprivate var drawing: some View {
    let content = attributedText.map { Text(AttributedString($0)) } ?? Text(verbatim: text ?? "")
    return
      content
      .font(Font(font ?? .systemFont(ofSize: 17)))
      .foregroundStyle(Color(isEnabled ? textColor ?? .label : .tertiaryLabel))
      .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .truncationMode(
        lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
      )
      .minimumScaleFactor(adjustsFontSizeToFitWidth && minimumScaleFactor > 0 ? minimumScaleFactor : 1)
      .multilineTextAlignment(textAlignment.lines)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: textAlignment.horizontal, vertical: .center))
  }
}

/// The text of a text view from its upper left corner on, as far as it goes.
private nonisolated struct TextViewDrawing: View {
  let view: UITextView

  @MainActor var body: some View {
    let insets = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding
    let attributed = view.attributedText.flatMap { $0.length > 0 ? $0 : nil }
    let content = attributed.map { Text(AttributedString($0)) } ?? Text(verbatim: view.text ?? "")
    content
      .font(view.font.map { Font($0) } ?? .system(size: 12))
      .foregroundStyle(Color(view.textColor ?? .label))
      .multilineTextAlignment(view.textAlignment.lines)
      .padding(
        EdgeInsets(
          top: insets.top, leading: insets.left + padding, bottom: insets.bottom,
          trailing: insets.right + padding)
      )
      .fixedSize(horizontal: false, vertical: view.isScrollEnabled)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: view.textAlignment.horizontal, vertical: .top)
      )
      .clipped()
      .background(view.backgroundColor == nil ? Color(.system(.systemBackground)) : .clear)
  }
}

private nonisolated struct FieldDrawing: View {
  let field: UITextField

  @MainActor var body: some View {
    let isRound = field.borderStyle == .roundedRect
    HStack(spacing: 0) {
      if let left = field.leftView, shows(field.leftViewMode) { fixed(left) }
      text
        .font(field.font.map { Font($0) } ?? .system(size: 17))
        .lineLimit(1)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(horizontal: field.textAlignment.horizontal, vertical: .center))
      if let right = field.rightView, shows(field.rightViewMode) { fixed(right) }
    }
    .padding(.horizontal, field.borderStyle == .none ? 0 : 7)
    .padding(.vertical, field.borderStyle == .none ? 0 : 20.0 / 3)
    .background {
      if isRound {
        RoundedRectangle(cornerRadius: 5).fill(Color(.system(.systemBackground)))
          .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(white: 0.8), lineWidth: 1.0 / 3) }
      } else if field.borderStyle != .none {
        Rectangle().strokeBorder(Color.black, lineWidth: 1)
      }
    }
  }

  @MainActor private func shows(_ mode: UITextField.ViewMode) -> Bool {
    mode == .always || mode == .unlessEditing
  }

  @MainActor private func fixed(_ view: UIView) -> some View {
    UIViewDrawing(view: view).frame(
      width: view.frame.width > 0 ? view.frame.width : nil,
      height: view.frame.height > 0 ? view.frame.height : nil)
  }

  @MainActor private var text: Text {
    let attributed = field.attributedText.flatMap { $0.length > 0 ? $0 : nil }
    if let attributed { return Text(AttributedString(attributed)) }
    if let text = field.text, !text.isEmpty {
      return Text(verbatim: field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text)
        .foregroundStyle(Color(field.textColor ?? .label))
    }
    let placeholder =
      field.attributedPlaceholder.map { Text(AttributedString($0)) }
      ?? Text(verbatim: field.placeholder ?? "")
    return placeholder.foregroundStyle(Color(.system(.placeholderText)))
  }
}

// MARK: Pictures

private nonisolated struct ImageViewDrawing: View {
  let view: UIImageView

  @MainActor var body: some View {
    if let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image {
      let symbol = view.preferredSymbolConfiguration ?? image._configuration
      picture(image)
        .modifier(SymbolSetting(configuration: symbol))
        .foregroundStyle(
          image._tint.map { Color($0) } ?? symbol?._colors.first.map { Color($0) }
            ?? Color(view.tintColor ?? .tintColor))
    }
  }

  @MainActor @ViewBuilder private func picture(_ image: UIImage) -> some View {
    let shown = Image(uiImage: image)
    switch view.contentMode {
    case .scaleAspectFit: shown.resizable().scaledToFit()
    case .scaleAspectFill: Filling(content: shown.resizable().scaledToFill())
    case .scaleToFill, .redraw: shown.resizable()
    default:
      shown.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  @MainActor private var alignment: Alignment {
    switch view.contentMode {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}

/// A picture that overflows its frame without enlarging it.
private nonisolated struct Filling<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    Color.clear.overlay { content }
  }
}

/// The size and weight of a symbol's configuration.
private nonisolated struct SymbolSetting: ViewModifier {
  let configuration: UIImage.SymbolConfiguration?

  @MainActor func body(content: Content) -> some View {
    if let configuration {
      content.font(configuration._font ?? .system(size: 17)).imageScale(configuration._scale)
    } else {
      content.font(.system(size: 17))
    }
  }
}

// MARK: Controls

private nonisolated struct SwitchDrawing: View {
  let control: UISwitch

  @Environment(\.renderVersion) private var version

  @MainActor var body: some View {
    Toggle(isOn: .constant(control.isOn)) { EmptyView() }
      .labelsHidden()
      .toggleStyle(control.onTintColor.map { SwitchToggleStyle(tint: Color($0)) } ?? SwitchToggleStyle())
      .disabled(!control.isEnabled)
      // SwiftUI's switch extends beyond its width by two points.
      .frame(width: version < .iOS26 ? 51 : 63, height: version < .iOS26 ? 31 : 28, alignment: .leading)
  }
}

private nonisolated struct SliderDrawing: View {
  let slider: UISlider

  @MainActor var body: some View {
    let range = slider.minimumValue...max(slider.maximumValue, slider.minimumValue)
    Slider(value: .constant(min(max(slider.value, range.lowerBound), range.upperBound)), in: range)
      .tint(slider.minimumTrackTintColor.map { Color($0) })
      .disabled(!slider.isEnabled)
  }
}

extension UIProgressView {
  fileprivate var drawing: some View {
    ProgressView(value: Double(min(max(progress, 0), 1))).progressViewStyle(.linear)
      .tint(progressTintColor.map { Color($0) })
  }
}

extension UIActivityIndicatorView {
  @ViewBuilder fileprivate var drawing: some View {
    if isAnimating || !hidesWhenStopped {
      ProgressView().progressViewStyle(.circular).tint(color.map { Color($0) })
        .scaleEffect(style == .large ? 37.0 / 20 : 1)
        .frame(width: style == .large ? 37 : 20, height: style == .large ? 37 : 20)
    } else {
      Color.clear.frame(width: style == .large ? 37 : 20, height: style == .large ? 37 : 20)
    }
  }
}

private nonisolated struct SegmentsDrawing: View {
  let control: UISegmentedControl

  @MainActor var body: some View {
    let segments = Array(control._segments.enumerated())
    Picker("", selection: .constant(control.selectedSegmentIndex)) {
      ForEach(segments, id: \.offset) { index, segment in
        segment.tag(index)
      }
    }
    .pickerStyle(.segmented).labelsHidden()
  }
}

private nonisolated struct PageDotsDrawing: View {
  let control: UIPageControl

  @MainActor var body: some View {
    if control.numberOfPages > 1 || !control.hidesForSinglePage {
      // Measured: dots of 6.67 points, 17.33 apart.
      HStack(spacing: 32.0 / 3) {
        ForEach(0..<max(control.numberOfPages, 0), id: \.self) { page in
          Circle().fill(
            page == control.currentPage
              ? Color(control.currentPageIndicatorTintColor ?? .label)
              : Color(control.pageIndicatorTintColor ?? .tertiaryLabel)
          ).frame(width: 20.0 / 3, height: 20.0 / 3)
        }
      }
      .padding(.horizontal, 8).frame(height: 26)
    }
  }
}

/// A button's title and picture, by its configuration or by what was set for the state that it is in.
private nonisolated struct ButtonDrawing: View {
  let button: UIButton

  @Environment(\.renderVersion) private var version

  @MainActor var body: some View {
    if let configuration = button.configuration {
      configured(configuration)
    } else {
      let image = button._value(button._images)
      HStack(spacing: 0) {
        if let image { ImageViewDrawing.inButton(image, tint: button.tintColor) }
        title
          .font(Font(button.titleLabel?.font ?? .systemFont(ofSize: button._type == .custom ? 18 : 15)))
          .lineLimit(button.titleLabel?.numberOfLines == 0 ? nil : button.titleLabel?.numberOfLines ?? 1)
      }
      .padding(
        EdgeInsets(
          top: button.contentEdgeInsets.top, leading: button.contentEdgeInsets.left,
          bottom: button.contentEdgeInsets.bottom, trailing: button.contentEdgeInsets.right))
    }
  }

  @MainActor private var title: Text {
    if let attributed = button._value(button._attributedTitles) { return Text(AttributedString(attributed)) }
    let color =
      button._value(button._titleColors)
      ?? (!button.isEnabled
        ? .tertiaryLabel : button._type == .custom ? .white : button.tintColor ?? .tintColor)
    return Text(verbatim: button._value(button._titles) ?? "").foregroundStyle(Color(color))
  }

  @MainActor private func configured(_ configuration: UIButton.Configuration) -> some View {
    let tint = Color(button.tintColor ?? .tintColor)
    let look = configuration._look
    let foreground =
      !button.isEnabled
      ? Color(.system(.tertiaryLabel))
      : configuration.baseForegroundColor.map { Color($0) } ?? (look == .filled ? .white : tint)
    let ground: Color? =
      switch look {
      case .plain: nil
      case .filled: configuration.baseBackgroundColor.map { Color($0) } ?? tint
      case .gray: configuration.baseBackgroundColor.map { Color($0) } ?? Color(.system(.secondarySystemFill))
      case .tinted: (configuration.baseBackgroundColor.map { Color($0) } ?? tint).opacity(0.18)
      }
    let insets = configuration.contentInsets
    return HStack(spacing: configuration.imagePadding) {
      if let image = configuration.image { ImageViewDrawing.inButton(image, tint: nil) }
      VStack(spacing: 1) {
        if let attributed = configuration.attributedTitle {
          Text(attributed)
        } else if let title = configuration.title ?? button._value(button._titles) {
          Text(verbatim: title)
        }
        if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.footnote) }
      }
    }
    .font(.system(size: configuration.buttonSize == .small || configuration.buttonSize == .mini ? 15 : 17))
    .foregroundStyle(foreground)
    .padding(
      EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if let ground { shape(configuration).fill(ground) } }
  }

  @MainActor private func shape(_ configuration: UIButton.Configuration) -> AnyShape {
    switch configuration.cornerStyle {
    case .capsule: AnyShape(Capsule())
    case .small: AnyShape(RoundedRectangle(cornerRadius: 4))
    case .medium: AnyShape(RoundedRectangle(cornerRadius: 8))
    case .large: AnyShape(RoundedRectangle(cornerRadius: 12))
    case .fixed, .dynamic:
      version < .iOS26 ? AnyShape(RoundedRectangle(cornerRadius: 6)) : AnyShape(Capsule())
    }
  }
}

extension ImageViewDrawing {
  /// A button's picture at its own size.
  @MainActor fileprivate static func inButton(_ image: UIImage, tint: UIColor?) -> some View {
    Image(uiImage: image)
      .modifier(SymbolSetting(configuration: image._configuration))
      .modifier(OptionalForeground(color: (image._tint ?? tint).map { Color($0) }))
  }
}

private nonisolated struct OptionalForeground: ViewModifier {
  let color: Color?

  @MainActor func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}

// MARK: Stacks and effects

/// The arranged views of a stack in a row or a column.
private nonisolated struct StackDrawing: View {
  let stack: UIStackView

  @MainActor var body: some View {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    StackArrangement(stack, views) {
      ForEach(0..<views.count, id: \.self) { UIViewDrawing(view: views[$0]) }
    }
    .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }
}

extension UIVisualEffectView {
  fileprivate var material: AnyShapeStyle {
    switch (effect as? UIBlurEffect)?._style {
    case nil: AnyShapeStyle(Color.clear)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      AnyShapeStyle(.ultraThinMaterial)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: AnyShapeStyle(.thinMaterial)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      AnyShapeStyle(.thickMaterial)
    default: AnyShapeStyle(.regularMaterial)
    }
  }
}
