/// Module names, as Xcode and SwiftPM derive them from target names.
enum ModuleName {
  /// The name with all characters that are not allowed in C99 identifiers replaced with `_`, like
  /// `c99extidentifier`.
  static func c99(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isValid =
        scalar == "_"
        || scalar.properties.isXIDContinue
          && (!result.isEmpty || scalar.properties.isXIDStart)
      if !isValid, result.isEmpty, scalar.properties.isXIDContinue {
        // A leading digit is kept after an underscore.
        result = "_"
        result.unicodeScalars.append(scalar)
      } else {
        result.unicodeScalars.append(isValid ? scalar : "_")
      }
    }
    return result
  }
}
