import PreviewRunner

/// The program's version together with what pictures depend on.
enum EngineVersion {
  static let number = "0.2.0"

  /// "0.2.0 (engine …)": two programs with the same text draw the same pictures.
  static var text: String { "\(number) (\(EngineFingerprint.text))" }
}
