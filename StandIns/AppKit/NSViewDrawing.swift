import Foundation
import QuartzCore
import SwiftUI
import UIFoundation
import Views

// AppKit views drawn as the corresponding SwiftUI views. Their sizes are those of macOS 15's regular
// controls, and have not been measured in pictures.

/// An AppKit view with its subviews at their frames.
struct NSViewDrawing: View {
  let view: NSView

  var body: some View {
    content
      .overlay(alignment: .topLeading) { subviews }
      .background { surface }
      .opacity(view.isHidden ? 0 : Double(view.alphaValue))
  }

  /// Whether a view is drawn: those of the classes below, and an app's own that are made of views alone.
  static func draws(_ view: NSView) -> Bool {
    switch view {
    case is NSSecureTextField, is NSSearchField: false
    case is NSTextField, is NSImageView, is NSTextView, is NSVisualEffectView: true
    case let scroll as NSScrollView: scroll.documentView is NSTextView
    case is NSControl, is NSProgressIndicator, is NSBox, is NSSplitView, is NSStackView: false
    default: view.showsSomething
    }
  }

  @ViewBuilder private var content: some View {
    switch view {
    case let field as NSTextField: FieldOfAppKit(field: field)
    case let image as NSImageView: ImageOfAppKit(view: image)
    case let text as NSTextView: TextOfAppKit(view: text)
    case let scroll as NSScrollView:
      if let text = scroll.documentView as? NSTextView {
        TextOfAppKit(view: text).clipped()
          .background { Color(scroll.backgroundColor) }
      }
    default: Color.clear
    }
  }

  @ViewBuilder private var subviews: some View {
    if !(view is NSScrollView) {
      GeometryReader { proxy in
        ForEach(Array(view.subviews.enumerated()), id: \.offset) { _, subview in
          if NSViewDrawing.draws(subview) {
            let frame = subview.placed(in: view, of: proxy.size)
            NSViewDrawing(view: subview).frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
  }

  /// The background, and what an app's own view draws on it.
  @ViewBuilder private var surface: some View {
    if let effect = view as? NSVisualEffectView { Rectangle().fill(effect.ground) }
    if let layer = view.layer {
      let shape = RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
      if let color = layer.backgroundColor { shape.fill(Color(cgColor: color)) }
      if layer.borderWidth > 0, let color = layer.borderColor {
        shape.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
      }
    }
    if view.isAppsOwn {
      _ContextCanvas(isYUp: !view.isFlipped) { _, rect in view.drawn(in: rect) }
    }
  }
}

extension NSView {
  fileprivate var isAppsOwn: Bool {
    String(reflecting: type(of: self)).prefix { $0 != "." }
      != String(reflecting: NSView.self).prefix { $0 != "." }
  }

  /// Draws the view as if it had a given size.
  fileprivate func drawn(in rect: NSRect) {
    let before = frame
    frame.size = rect.size
    layout()
    draw(rect)
    frame = before
  }

  fileprivate var showsSomething: Bool {
    if layer?.backgroundColor != nil || subviews.contains(where: { NSViewDrawing.draws($0) }) { return true }
    guard isAppsOwn else { return false }
    let context = CGContext(_size: NSSize(width: 100, height: 100))
    _CurrentContext.drawing(in: context) { drawn(in: NSRect(x: 0, y: 0, width: 100, height: 100)) }
    return !context._drawings.isEmpty
  }

  /// The position of a subview relative to the upper left corner; one without a frame fills its superview.
  fileprivate func placed(in superview: NSView, of size: NSSize) -> NSRect {
    if frame.isEmpty { return NSRect(origin: .zero, size: size) }
    if superview.isFlipped { return frame }
    return NSRect(x: frame.minX, y: size.height - frame.maxY, width: frame.width, height: frame.height)
  }
}

extension NSVisualEffectView {
  fileprivate var ground: AnyShapeStyle {
    switch material {
    case .hudWindow, .fullScreenUI: AnyShapeStyle(.thickMaterial)
    case .titlebar, .headerView, .windowBackground, .contentBackground, .underPageBackground:
      AnyShapeStyle(.bar)
    case .menu, .popover, .sidebar, .sheet, .toolTip, .underWindowBackground, .selection:
      AnyShapeStyle(.regularMaterial)
    }
  }
}

extension NSTextAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    self == .center ? .center : self == .right ? .trailing : .leading
  }
  fileprivate var lines: TextAlignment {
    self == .center ? .center : self == .right ? .trailing : .leading
  }
}

/// A text field, or a label, which is one without a border.
private struct FieldOfAppKit: View {
  let field: NSTextField

  var body: some View {
    let hasBorder = field.isBezeled || field.isBordered
    text
      .lineLimit(
        field.isEditable || field.usesSingleLineMode
          ? 1 : field.maximumNumberOfLines > 0 ? field.maximumNumberOfLines : nil
      )
      .multilineTextAlignment(field.alignment.lines)
      .frame(
        minWidth: field.isEditable ? 0 : nil, maxWidth: .infinity,
        alignment: Alignment(horizontal: field.alignment.horizontal, vertical: .center)
      )
      .padding(.horizontal, hasBorder ? 4 : 2)
      .padding(.vertical, hasBorder ? 3 : 0)
      .background { ground(hasBorder) }
      .opacity(field.isEnabled ? 1 : 0.5)
  }

  @ViewBuilder private func ground(_ hasBorder: Bool) -> some View {
    let shape = RoundedRectangle(cornerRadius: field.bezelStyle == .roundedBezel ? 6 : 0)
    if field.drawsBackground {
      shape.fill(Color(field.backgroundColor ?? .textBackgroundColor))
    }
    if hasBorder { shape.strokeBorder(Color(NSColor.separatorColor), lineWidth: 1) }
  }

  private var text: Text {
    let font = Font(field.font ?? .systemFont(ofSize: 13))
    let color = Color(field.textColor ?? .labelColor)
    if field.attributedStringValue.length > 0 {
      return Text(AttributedString(field.attributedStringValue)).font(font).foregroundColor(color)
    }
    if !field.stringValue.isEmpty {
      return Text(verbatim: field.stringValue).font(font).foregroundColor(color)
    }
    if let placeholder = field.placeholderAttributedString {
      return Text(AttributedString(placeholder)).font(font)
    }
    return Text(verbatim: field.placeholderString ?? " ").font(font)
      .foregroundColor(Color(NSColor.placeholderTextColor))
  }
}

/// A text view, whose lines start 5 points inside its container, AppKit's default.
private struct TextOfAppKit: View {
  let view: NSTextView

  var body: some View {
    Text(AttributedString(view.attributedString()))
      .font(Font(view.font ?? .systemFont(ofSize: 12)))
      .foregroundColor(Color(view.textColor ?? .textColor))
      .multilineTextAlignment(view.alignment.lines)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: view.alignment.horizontal, vertical: .top)
      )
      .padding(.horizontal, view.textContainerInset.width + (view.textContainer?.lineFragmentPadding ?? 5))
      .padding(.vertical, view.textContainerInset.height)
      .background { if view.drawsBackground { Color(view.backgroundColor ?? .textBackgroundColor) } }
  }
}

/// A picture of AppKit's, made smaller or larger as its view says.
private struct ImageOfAppKit: View {
  let view: NSImageView

  var body: some View {
    if let image = view.image {
      let picture = Image(nsImage: image)
      Group {
        switch view.imageScaling {
        case .scaleProportionallyUpOrDown: picture.resizable().scaledToFit()
        case .scaleAxesIndependently: picture.resizable()
        case .scaleNone: picture
        case .scaleProportionallyDown:
          ViewThatFits {
            picture
            picture.resizable().scaledToFit()
          }
        }
      }
      .foregroundStyle(Color(view.contentTintColor ?? .labelColor))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      Color.clear
    }
  }
}

/// The size that a representable returns for a proposal; otherwise its view decides.
struct NSViewAnswer: Layout {
  let answer: (ProposedViewSize) -> CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    answer(proposal) ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
