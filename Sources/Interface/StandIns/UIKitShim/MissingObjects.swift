public import ViewCore

// Replacements for a colour, a font or a picture that is declared in an extension by a missing module.

extension UIColor: _EnvironmentMakeable {
  public static func _makeForEnvironment() -> AnyObject { UIColor.gray }
}

extension UIFont: _EnvironmentMakeable {
  public static func _makeForEnvironment() -> AnyObject { UIFont.systemFont(ofSize: 17) }
}

extension UIImage: _EnvironmentMakeable {
  public static func _makeForEnvironment() -> AnyObject { UIImage() }
}
