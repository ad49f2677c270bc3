/// Checks whether this installation draws the same as every other one, and whether it finds everything that
/// it needs.
package struct Selftest {
  private let fonts: String?
  private let threads: Int

  /// - Parameters:
  ///   - fonts: the folder with the fonts; nil for the default locations.
  ///   - threads: how many share each picture.
  package init(fonts: String?, threads: Int) {
    self.fonts = fonts
    self.threads = threads
  }

  /// Draws the reference scenes and compares them with the record.
  ///
  /// - Parameter folder: the folder for differing pictures, if any.
  package func checkScenes(writingInto folder: String?, said: (String) -> Void) throws(PreviewRunnerError) {
    said("text: \(EngineFingerprint.text)")
    let check = try SceneCheck(fonts: fonts, threads: threads)
    said(check.summary)
    try check.verify(writingInto: folder)
    said("pictures: as recorded")
  }

  /// Records the scenes in the source checkout at a path; always throws.
  package func recordScenes(inCheckout root: String) throws(PreviewRunnerError) -> Never {
    try SceneCheck(fonts: fonts, threads: threads).record(inCheckout: root)
  }

  /// Compiles a view and draws it.
  package func checkCompiler(said: (String) -> Void) throws(PreviewRunnerError) {
    for line in try CompilerCheck(fonts: fonts).run() { said(line) }
  }
}
