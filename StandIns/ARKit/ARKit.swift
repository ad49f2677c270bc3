// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import RealityKit
@_exported import SceneKit
import SwiftUI

// Augmented reality, which is not available without a camera.

open class ARConfiguration: NSObject, @unchecked Sendable {
  open class var isSupported: Bool { false }
  public override init() {}
  open var isLightEstimationEnabled = true
}
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public enum PlaneDetection: Sendable {
    case horizontal
    case vertical
  }
  public enum EnvironmentTexturing: Int, Sendable {
    case none
    case manual
    case automatic
  }
  open var planeDetection: Set<PlaneDetection> = []
  open var environmentTexturing = EnvironmentTexturing.none
}
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
open class ARAnchor: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  open var name: String? { nil }
  /// The anchor's transform to world coordinates; anchors are found by cameras, so there are none.
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
}
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {}
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
  public struct BlendShapeLocation: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let browDownLeft = Self(rawValue: "browDown_L")
    public static let browDownRight = Self(rawValue: "browDown_R")
    public static let browInnerUp = Self(rawValue: "browInnerUp")
    public static let cheekPuff = Self(rawValue: "cheekPuff")
    public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
    public static let jawOpen = Self(rawValue: "jawOpen")
    public static let mouthFunnel = Self(rawValue: "mouthFunnel")
    public static let mouthPucker = Self(rawValue: "mouthPucker")
    public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
    public static let tongueOut = Self(rawValue: "tongueOut")
  }
  open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var lookAtPoint: SIMD3<Float> { SIMD3() }
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  open var isTracked: Bool { false }
}
open class ARFrame: NSObject, @unchecked Sendable {}
public protocol ARSessionDelegate: NSObjectProtocol {}
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {}
open class ARSession: NSObject, @unchecked Sendable {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
  }
  open weak var delegate: (any ARSessionDelegate)?
  open var currentFrame: ARFrame? { nil }
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
}
@MainActor @preconcurrency open class ARSCNView: SCNView {
  public let session = ARSession()
  open var automaticallyUpdatesLighting = true
}
@MainActor @preconcurrency open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable {
    case tracking
    case horizontalPlane
    case verticalPlane
    case anyPlane
  }
  open var session: ARSession?
  open var goal = Goal.tracking
  open var activatesAutomatically = true
}
extension ARView { public var session: ARSession { ARSession() } }
