// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation
import Geometry

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// A path of Core Graphics; it holds the same as SwiftUI's.
public class CGPath: Hashable, @unchecked Sendable {
  /// What the path is made of.
  public fileprivate(set) var _path: Path

  public init(_path path: Path) { _path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(_path: Path(rect).applying(transform?.pointee ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(_path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      _path: Path(roundedRect: rect, cornerSize: size, style: .circular).applying(
        transform?.pointee ?? .identity))
  }

  public var isEmpty: Bool { _path.isEmpty }
  public var boundingBox: CGRect { _path.boundingRect }
  public var boundingBoxOfPath: CGRect { _path.boundingRect }
  public var currentPoint: CGPoint { _path.currentPoint ?? .zero }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    _path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(_path: _path) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(_path: _path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(_path: _path.applying(transform?.pointee ?? .identity))
  }

  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(_path: _path.applying(transform).strokedPath(style))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a._path == b._path }
  public func hash(into hasher: inout Hasher) { hasher.combine(_path.boundingRect.width) }
}

/// A path of Core Graphics that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(_path: Path()) }
  fileprivate override init(_path path: Path) { super.init(_path: path) }

  private func add(_ transform: CGAffineTransform, _ change: (inout Path) -> Void) {
    var part = Path()
    if transform == .identity {
      change(&_path)
    } else {
      change(&part)
      _path.addPath(part, transform: transform)
    }
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    _path.move(to: transform.applied(to: point))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    _path.addLine(to: transform.applied(to: point))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    _path.addQuadCurve(to: transform.applied(to: end), control: transform.applied(to: control))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    _path.addCurve(
      to: transform.applied(to: end), control1: transform.applied(to: control1),
      control2: transform.applied(to: control2))
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRects(rects) }
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLines(points) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(
        in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    }
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    _path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: clockwise, transform: transform)
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    _path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)),
      transform: transform)
  }
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    _path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    _path.addPath(path._path, transform: transform)
  }
  public func closeSubpath() { _path.closeSubpath() }
}

extension CGAffineTransform {
  fileprivate func applied(to point: CGPoint) -> CGPoint { point.applying(self) }
}

extension Path {
  public init(_ path: CGPath) { self = path._path }
  public init(_ path: CGMutablePath) { self = path._path }
  public var cgPath: CGPath { CGPath(_path: self) }
}
