/// Names of modules as Xcode and SwiftPM make them of names of targets.
enum ModuleName {
  /// The name with everything replaced by `_` that no identifier of C99 has, as `c99extidentifier` does it.
  static func c99(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isValid =
        scalar == "_"
        || scalar.properties.isXIDContinue
          && (!result.isEmpty || scalar.properties.isXIDStart)
      if !isValid, result.isEmpty, scalar.properties.isXIDContinue {
        // A digit at the beginning stays, behind a line.
        result = "_"
        result.unicodeScalars.append(scalar)
      } else {
        result.unicodeScalars.append(isValid ? scalar : "_")
      }
    }
    return result
  }
}
