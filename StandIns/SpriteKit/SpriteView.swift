// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import StandInSupport
import SwiftUI
import Views

@MainActor @preconcurrency open class SKView: UIView {
  open var scene: SKScene?
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var showsDrawCount = false
  open var ignoresSiblingOrder = false
  open var isPaused = false
  open var allowsTransparency = false
  open var preferredFramesPerSecond = 60
  open func presentScene(_ scene: SKScene?) { self.scene = scene }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { self.scene = scene }
  open func texture(from node: SKNode) -> SKTexture? { nil }
}

/// A scene, shown as a labelled box of the view's size.
public struct SpriteView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsPhysics = DebugOptions(rawValue: 4)
    public static let showsDrawCount = DebugOptions(rawValue: 8)
    public static let showsQuadCount = DebugOptions(rawValue: 16)
    public static let showsFields = DebugOptions(rawValue: 32)
  }
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) {}
  public var body: some View { LabelledBox("SpriteView", kind: "a scene of SpriteKit") }
}
