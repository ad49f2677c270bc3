// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Views

/// A trait of an app's own. Views of UIKit are not made, so that nobody reads it from a collection.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { name }
}

/// A value of the environment that is a trait of UIKit's, too; here it is one of the environment alone.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitCollection {
  /// The trait's default: nothing sets another.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { Trait.defaultValue }
}

extension UIMutableTraits {
  /// The trait's default: what is set is kept by the environment alone.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { Trait.defaultValue }
    set {}
  }
}
