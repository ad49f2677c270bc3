public import ViewCore

// What stands for a colour, a font or a picture that is named in an extension of a module that is not here.

extension UIColor: _EnvironmentMakeable {
  public static func _makeForEnvironment() -> AnyObject { UIColor.gray }
}

extension UIFont: _EnvironmentMakeable {
  public static func _makeForEnvironment() -> AnyObject { UIFont.systemFont(ofSize: 17) }
}

extension UIImage: _EnvironmentMakeable {
  public static func _makeForEnvironment() -> AnyObject { UIImage() }
}
