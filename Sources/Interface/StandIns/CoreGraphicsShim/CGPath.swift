// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation
import Geometry

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// One step along a path: its points, control points first, are valid while a function is applied to it.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Not a C function here, because a C function could not take Swift structures.
public typealias CGPathApplierFunction =
  (_ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>) -> Void

/// A path of Core Graphics; it holds the same as SwiftUI's.
public class CGPath: Hashable, @unchecked Sendable {
  /// The elements of the path.
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

  /// Calls a function with every step.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a closure with every step.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in _path.elements {
      let (type, places): (CGPathElementType, [CGPoint]) =
        switch step {
        case .move(let end): (.moveToPoint, [end])
        case .line(let end): (.addLineToPoint, [end])
        case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
        case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
        case .closeSubpath: (.closeSubpath, [.zero])
        }
      var points = places
      points.withUnsafeMutableBufferPointer { points in
        guard let start = points.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
      }
    }
  }

  /// The area of either path, as `Path.union(_:eoFill:)` makes it; the same holds for the following.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(_path: _path.union(other._path, eoFill: rule == .evenOdd))
  }
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(_path: _path.intersection(other._path, eoFill: rule == .evenOdd))
  }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(_path: _path.subtracting(other._path, eoFill: rule == .evenOdd))
  }
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(_path: _path.symmetricDifference(other._path, eoFill: rule == .evenOdd))
  }
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(_path: _path.lineIntersection(other._path, eoFill: rule == .evenOdd))
  }
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(_path: _path.lineSubtraction(other._path, eoFill: rule == .evenOdd))
  }
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(_path: _path.normalized(eoFill: rule == .evenOdd))
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
