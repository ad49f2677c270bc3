import OperatingSystem

/// A file that declares the C modules that the library's own modules import, without content.
///
/// The compiler needs to know that they exist, but sources do not use them: empty ones spare the user the
/// libraries' headers. The compiler caches its output by the file's path, which therefore does not change, and
/// depends on the declarations: programs of several versions share the folder.
enum CModuleMap {
  private static let modules = [
    "CDeflate", "CFreeType", "CHarfBuzz", "CICU", "CMarkdown", "COpenCombineHelpers", "CPNG",
    "CKernelLevel", "CProcess", "CRowKernels",
  ]

  /// The file's path in a folder; it is written if it does not exist.
  static func path(in folder: String) throws(PreviewRunnerError) -> String {
    let text = Array(modules.map { "module \($0) {}\n" }.joined().utf8)
    var hash = SHA256()
    hash.update(text)
    let path = "\(folder)/CModules.\(hash.hexDigest().prefix(8)).modulemap"
    if (try? RunnerFile.read(path)) != text { try RunnerFile.replace(path, with: text) }
    return path
  }
}
