// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import FoundationAdditions
@_exported import simd

// Arithmetic of whole arrays, element by element, as vDSP and vForce define it.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

public enum vDSP {
  private static func map<A: Collection, T>(_ a: A, _ transform: (A.Element) -> T) -> [T] { a.map(transform) }
  private static func zip2<T, A: Collection<T>, B: Collection<T>>(_ a: A, _ b: B, _ transform: (T, T) -> T)
    -> [T]
  {
    zip(a, b).map(transform)
  }
  public static func add<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T] {
    zip2(a, b, +)
  }
  public static func add<T: BinaryFloatingPoint>(_ scalar: T, _ a: some Collection<T>) -> [T] {
    map(a) { $0 + scalar }
  }
  public static func subtract<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T]
  {
    zip2(a, b, -)
  }
  public static func multiply<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T]
  {
    zip2(a, b, *)
  }
  public static func multiply<T: BinaryFloatingPoint>(_ scalar: T, _ a: some Collection<T>) -> [T] {
    map(a) { $0 * scalar }
  }
  public static func divide<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T] {
    zip2(a, b, /)
  }
  public static func divide<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ scalar: T) -> [T] {
    map(a) { $0 / scalar }
  }
  public static func divide<T: BinaryFloatingPoint>(_ scalar: T, _ a: some Collection<T>) -> [T] {
    map(a) { scalar / $0 }
  }
  public static func square<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> [T] { map(a) { $0 * $0 } }
  public static func absolute<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> [T] {
    map(a) { Swift.abs($0) }
  }
  public static func negative<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> [T] { map(a) { -$0 } }
  public static func hypot<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> [T] {
    zip2(a, b) { ($0 * $0 + $1 * $1).squareRoot() }
  }
  public static func clip<T: BinaryFloatingPoint>(_ a: some Collection<T>, to bounds: ClosedRange<T>) -> [T] {
    map(a) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
  }
  public static func sum<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> T { a.reduce(0, +) }
  public static func sumOfSquares<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> T {
    a.reduce(0) { $0 + $1 * $1 }
  }
  public static func mean<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> T { sum(a) / T(a.count) }
  public static func meanSquare<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> T {
    sumOfSquares(a) / T(a.count)
  }
  public static func meanMagnitude<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> T {
    a.reduce(0) { $0 + Swift.abs($1) } / T(a.count)
  }
  public static func rootMeanSquare<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> T {
    meanSquare(a).squareRoot()
  }
  /// The largest element; minus infinity if there are none.
  public static func maximum<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> T { a.max() ?? -.infinity }
  /// The smallest element; infinity if there are none.
  public static func minimum<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> T { a.min() ?? .infinity }
  public static func maximumMagnitude<T: BinaryFloatingPoint>(_ a: some Collection<T>) -> T {
    a.map { Swift.abs($0) }.max() ?? 0
  }
  public static func dot<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>) -> T {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }
  public static func distanceSquared<T: BinaryFloatingPoint>(_ a: some Collection<T>, _ b: some Collection<T>)
    -> T
  {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
  /// Equal steps from the first bound to the last.
  public static func ramp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / T(count - 1) : 0
    return (0..<count).map { range.lowerBound + T($0) * step }
  }
  public static func ramp<T: BinaryFloatingPoint>(withInitialValue value: T, increment: T, count: Int) -> [T]
  {
    (0..<count).map { value + T($0) * increment }
  }
  public static func reverse<T>(_ a: inout [T]) { a.reverse() }
}
public enum vForce {
  public static func sqrt(_ a: some Collection<Float>) -> [Float] { a.map { $0.squareRoot() } }
  public static func sqrt(_ a: some Collection<Double>) -> [Double] { a.map { $0.squareRoot() } }
  public static func exp(_ a: some Collection<Float>) -> [Float] {
    a.map { Float(Foundation.exp(Double($0))) }
  }
  public static func exp(_ a: some Collection<Double>) -> [Double] { a.map { Foundation.exp($0) } }
  public static func log(_ a: some Collection<Double>) -> [Double] { a.map { Foundation.log($0) } }
  public static func log10(_ a: some Collection<Double>) -> [Double] { a.map { Foundation.log10($0) } }
  public static func sin(_ a: some Collection<Double>) -> [Double] { a.map { Foundation.sin($0) } }
  public static func cos(_ a: some Collection<Double>) -> [Double] { a.map { Foundation.cos($0) } }
  public static func floor(_ a: some Collection<Double>) -> [Double] { a.map { $0.rounded(.down) } }
  public static func ceil(_ a: some Collection<Double>) -> [Double] { a.map { $0.rounded(.up) } }
}

// MARK: The functions of C

public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ stride: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * stride] } / Float(n)
}
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ stride: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = ((0..<Int(n)).reduce(0) { $0 + a[$1 * stride] * a[$1 * stride] } / Float(n)).squareRoot()
}
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ stride: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * stride] * a[$1 * stride] } / Float(n)
}
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ stride: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = (0..<Int(n)).reduce(-.infinity) { Swift.max($0, a[$1 * stride]) }
}
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ stride: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = (0..<Int(n)).reduce(0) { Swift.max($0, Swift.abs(a[$1 * stride])) }
}
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ stride: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = (0..<Int(n)).reduce(.infinity) { Swift.min($0, a[$1 * stride]) }
}
public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ stride: Int, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * stride] }
}
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ sa: Int, _ b: UnsafePointer<Float>, _ sb: Int,
  _ c: UnsafeMutablePointer<Float>,
  _ sc: Int, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * sc] = a[i * sa] + b[i * sb] } }
/// The difference with the operands in vDSP's order: the second less the first.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ sb: Int, _ a: UnsafePointer<Float>, _ sa: Int,
  _ c: UnsafeMutablePointer<Float>,
  _ sc: Int, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * sc] = a[i * sa] - b[i * sb] } }
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ sa: Int, _ b: UnsafePointer<Float>, _ sb: Int,
  _ c: UnsafeMutablePointer<Float>,
  _ sc: Int, _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * sc] = a[i * sa] * b[i * sb] } }
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ sa: Int, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ sc: Int,
  _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * sc] = a[i * sa] * b.pointee } }
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ sa: Int, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ sc: Int,
  _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * sc] = a[i * sa] + b.pointee } }
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ sa: Int, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ sc: Int,
  _ n: vDSP_Length
) { for i in 0..<Int(n) { c[i * sc] = a[i * sa] / b.pointee } }
