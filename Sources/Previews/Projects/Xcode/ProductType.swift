extension ProjectTarget.Kind {
  /// The kind of a target by what it builds, such as `com.apple.product-type.application`; XcodeGen omits the
  /// common prefix.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    let type = productType.hasPrefix(prefix) ? productType.dropFirst(prefix.count) : productType[...]
    let base = type.prefix { $0 != "." }
    self =
      switch base {
      case "application": .application
      case "bundle": type.contains("test") ? .test : .other
      case "framework", "library": .library
      case "tool": .executable
      case _ where type.contains("extension"): .appExtension
      default: .other
      }
  }
}
