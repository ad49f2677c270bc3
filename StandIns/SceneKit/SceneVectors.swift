// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import SwiftUI
import simd

// The simd properties of nodes, and the bounding box of their content.

extension SCNVector3 {
  /// The same as a simd type.
  fileprivate var vector: SIMD3<Float> { SIMD3(x, y, z) }
  fileprivate init(_ vector: SIMD3<Float>) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}

extension SCNNode {
  public var simdPosition: SIMD3<Float> {
    get { position.vector }
    set { position = SCNVector3(newValue) }
  }
  public var simdScale: SIMD3<Float> {
    get { scale.vector }
    set { scale = SCNVector3(newValue) }
  }
  public var simdEulerAngles: SIMD3<Float> {
    get { eulerAngles.vector }
    set { eulerAngles = SCNVector3(newValue) }
  }
  public var simdOrientation: simd_quatf {
    get { simd_quatf(vector: SIMD4(orientation.x, orientation.y, orientation.z, orientation.w)) }
    set {
      orientation = SCNQuaternion(newValue.vector.x, newValue.vector.y, newValue.vector.z, newValue.vector.w)
    }
  }
  public var simdRotation: SIMD4<Float> {
    get { SIMD4(rotation.x, rotation.y, rotation.z, rotation.w) }
    set { rotation = SCNVector4(newValue.x, newValue.y, newValue.z, newValue.w) }
  }
  /// From the node's coordinates to its parent's: only the position, because no scene is drawn that could be
  /// rotated.
  public var simdTransform: simd_float4x4 {
    get {
      var transform = matrix_identity_float4x4
      transform.columns.3 = SIMD4(position.x, position.y, position.z, 1)
      return transform
    }
    set { position = SCNVector3(newValue.columns.3.x, newValue.columns.3.y, newValue.columns.3.z) }
  }
  public var simdWorldPosition: SIMD3<Float> {
    get { worldPosition.vector }
    set { worldPosition = SCNVector3(newValue) }
  }
  public var simdWorldTransform: simd_float4x4 {
    get {
      var transform = matrix_identity_float4x4
      let place = simdWorldPosition
      transform.columns.3 = SIMD4(place.x, place.y, place.z, 1)
      return transform
    }
    set { simdWorldPosition = SIMD3(newValue.columns.3.x, newValue.columns.3.y, newValue.columns.3.z) }
  }
  /// The sum of the positions from the scene's root on.
  public var worldPosition: SCNVector3 {
    get { SCNVector3((parent?.worldPosition.vector ?? SIMD3()) + position.vector) }
    set { position = SCNVector3(newValue.vector - (parent?.worldPosition.vector ?? SIMD3())) }
  }
  /// The box around the node's geometry; geometries have no extent here.
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { (SCNVector3(), SCNVector3()) }
    set {}
  }
  public var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(), 0) }
}

extension SCNGeometry {
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { (SCNVector3(), SCNVector3()) }
    set {}
  }
}

public enum SCNInteractionMode: Int, Sendable {
  case fly
  case orbitTurntable
  case orbitAngleMapping
  case orbitCenteredArcball
  case orbitArcball
  case pan
  case truck
}

/// The interactive camera of a scene; it is not moved.
open class SCNCameraController: NSObject, @unchecked Sendable {
  open var interactionMode = SCNInteractionMode.fly
  open var pointOfView: SCNNode?
  open var target = SCNVector3()
  open var automaticTarget = false
  open var worldUp = SCNVector3(x: 0, y: 1, z: 0)
  open var inertiaEnabled = false
  open var inertiaFriction: Float = 0.05
  open var isInertiaRunning: Bool { false }
  open var minimumVerticalAngle: Float = 0
  open var maximumVerticalAngle: Float = 0
  open var minimumHorizontalAngle: Float = 0
  open var maximumHorizontalAngle: Float = 0
  open func rollAroundTarget(_ delta: Float) {}
  open func rotateBy(x deltaX: Float, y deltaY: Float) {}
  open func dolly(toTarget delta: Float) {}
  open func frameNodes(_ nodes: [SCNNode]) {}
  open func stopInertia() {}
}
