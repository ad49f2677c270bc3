/// Whether this installation draws what every other one does, and whether it finds all that it needs.
package struct Selftest {
  private let fonts: String?
  private let threads: Int

  /// - Parameters:
  ///   - fonts: the folder with the fonts; nil is where they are looked for.
  ///   - threads: how many share each picture.
  package init(fonts: String?, threads: Int) {
    self.fonts = fonts
    self.threads = threads
  }

  /// Draws the reference scenes and compares them with the record.
  ///
  /// - Parameter folder: where the pictures that differ are written, if anywhere.
  package func checkScenes(writingInto folder: String?, said: (String) -> Void) throws(PreviewRunnerError) {
    said("text: \(EngineFingerprint.text)")
    let check = try SceneCheck(fonts: fonts, threads: threads)
    said(check.summary)
    try check.verify(writingInto: folder)
    said("pictures: as recorded")
  }

  /// Writes down what the scenes look like, in the source checkout at a path; always throws.
  package func recordScenes(inCheckout root: String) throws(PreviewRunnerError) -> Never {
    try SceneCheck(fonts: fonts, threads: threads).record(inCheckout: root)
  }

  /// Compiles a view and draws it.
  package func checkCompiler(said: (String) -> Void) throws(PreviewRunnerError) {
    for line in try CompilerCheck(fonts: fonts).run() { said(line) }
  }
}
