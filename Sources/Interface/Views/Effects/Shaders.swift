public import Foundation
public import Geometry

/// A library of Metal functions; none of them can be run here.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  private init() {}
  public init(data: Data) {}
  public init(url: URL) {}

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of a library by its name.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A function with its arguments.
public struct Shader: Equatable, Sendable {
  /// A value that a function is given.
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static let boundingRect = Argument()
  }

  /// What a function is used for.
  public struct UsageType: Hashable, Sendable {
    private let number: Int
    public static let shapeStyle = UsageType(number: 0)
    public static let colorEffect = UsageType(number: 1)
    public static let distortionEffect = UsageType(number: 2)
    public static let layerEffect = UsageType(number: 3)
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  public func compile(as type: UsageType) async throws {}
}

extension Shader: ShapeStyle {
  /// Nothing, because what the function would draw is not known.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    Color.clear._paint(in: environment)
  }
}

extension Shader {
  /// The note in place of a function that would have been run.
  fileprivate var sentence: String {
    "The Metal function \"\(function.name)\" is not run; the view is drawn without it."
  }
}

nonisolated extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    inputs { if isEnabled { $0.note(.withoutEffect, "colorEffect", shader.sentence) } }
  }

  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    inputs { if isEnabled { $0.note(.withoutEffect, "distortionEffect", shader.sentence) } }
  }

  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    inputs { if isEnabled { $0.note(.withoutEffect, "layerEffect", shader.sentence) } }
  }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

extension GraphicsContext.Filter {
  public static func colorShader(_ shader: Shader) -> Self { withoutEffect("colorShader", shader) }

  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    withoutEffect("distortionShader", shader)
  }

  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    withoutEffect("layerShader", shader)
  }

  private static func withoutEffect(_ name: String, _ shader: Shader) -> Self {
    RenderContext.current.note(.withoutEffect, "GraphicsContext.Filter.\(name)", shader.sentence)
    return .saturation(1)
  }
}
