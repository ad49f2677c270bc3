public import ViewCore

// Replacements for a colour, a font or a picture that is declared in an extension by a missing module.

extension UIColor: _EnvironmentMakeable {
  public static func _makeForEnvironment() -> AnyObject { UIColor.gray }
}

extension UIColor: _AssetMakeable {
  public static var _isColor: Bool { true }
  public static func _makeAsset(named name: String) -> AnyObject? { UIColor(named: name) }
}

extension UIImage: _AssetMakeable {
  public static var _isColor: Bool { false }
  public static func _makeAsset(named name: String) -> AnyObject? { UIImage(named: name) }
}

extension UIFont: _EnvironmentMakeable {
  public static func _makeForEnvironment() -> AnyObject { UIFont.systemFont(ofSize: 17) }
}

extension UIImage: _EnvironmentMakeable {
  public static func _makeForEnvironment() -> AnyObject { UIImage() }
}
