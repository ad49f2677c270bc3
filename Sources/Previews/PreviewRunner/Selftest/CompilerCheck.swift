import Glibc
import OperatingSystem
import Views

/// Checks the whole pipeline from source to picture, with a built-in view.
struct CompilerCheck {
  private let fonts: String?

  init(fonts: String?) {
    self.fonts = fonts
  }

  /// Compiles and draws a view twice and compares; returns the results, one line for each part.
  func run() throws(PreviewRunnerError) -> [String] {
    let compiler = try PreviewCompiler()
    let folder = try RunnerFile.makeTemporaryFolder("\(compiler.cache)/selftest.")
    let source = "\(folder)/Selftest.swift"
    let picture = "\(folder)/Selftest.Selftest.120x40.png"
    defer { FileSystem.removeFolder(folder) }
    try RunnerFile.replace(source, with: Array(Self.source.utf8))
    let first = try render(source, to: folder, picture: picture)
    let second = try render(source, to: folder, picture: picture)
    guard first == second else {
      throw .reported(exitCode: 70, text: "the same view was drawn differently the second time")
    }
    return [
      "compiler: \(compiler.toolchain.compiler)", "modules: \(compiler.installation.modules)",
      "picture: \(first.count) bytes, the same twice",
    ]
  }

  private func render(
    _ source: String, to folder: String, picture: String
  ) throws(PreviewRunnerError) -> [UInt8] {
    var job = RenderJob(sources: [source], variants: [PreviewVariant(width: 120, height: 40)])
    job.output = folder
    job.fonts = fonts
    var failure: PreviewRunnerError?
    try job.run(
      report: { outcome in
        switch outcome {
        case .failure(let error): failure = error
        case .success(let report):
          if let sentence = (report.fidelity.map(\.sentence) + report.warnings).first {
            failure = .reported(exitCode: 70, text: sentence)
          }
        }
      }, printed: { _ in })
    if let failure { throw failure }
    return try RunnerFile.read(picture)
  }

  /// A view with text, a symbol and a macro.
  private static let source = """
    import SwiftUI

    #Preview("Selftest") {
      Label("Fitting Room", systemImage: "star.fill").foregroundStyle(.orange)
    }
    """
}
