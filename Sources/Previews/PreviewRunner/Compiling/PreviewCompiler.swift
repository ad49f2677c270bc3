import Glibc

/// Compiles the user's sources to a library that can be loaded, once for each content.
package struct PreviewCompiler {
  package let toolchain: Toolchain
  package let installation: EngineInstallation
  /// The folder of compiled libraries.
  package let cache: String

  /// Apple's modules and what stands for them here.
  private static let shims = [
    ("Combine", "CombineShim"), ("CoreGraphics", "CoreGraphicsShim"), ("UIKit", "UIKitShim"),
    ("os", "osShim"), ("OSLog", "OSLogShim"), ("Darwin", "DarwinShim"), ("ObjectiveC", "ObjectiveCShim"),
    ("UniformTypeIdentifiers", "UniformTypeIdentifiersShim"), ("CoreTransferable", "CoreTransferableShim"),
    ("CoreFoundation", "CoreFoundationShim"), ("SwiftUICore", "SwiftUICoreShim"),
    ("DeveloperToolsSupport", "DeveloperToolsSupportShim"),
  ]

  /// The C modules that the library's own modules import.
  private static let cModules = [
    "CDeflate", "CFreeType", "CHarfBuzz", "CICU", "CMarkdown", "COpenCombineHelpers", "CPNG",
    "CRowKernels",
  ]

  /// A file that declares the C modules, without content.
  ///
  /// The compiler wants to know that they exist, but sources see nothing of them: empty ones spare the user the
  /// libraries' headers.
  ///
  /// Named by what it declares: programs of several versions share the folder.
  private var cModuleMap: String {
    var hash = SHA256()
    hash.update(Self.cModules.joined(separator: " ").utf8)
    return "\(cache)/CModules.\(hash.hexDigest().prefix(8)).modulemap"
  }

  /// How many libraries the cache keeps.
  private static let cacheLimit = 200

  package init() throws(PreviewRunnerError) {
    toolchain = try Toolchain()
    installation = try EngineInstallation()
    if let folder = SystemCall.environment("FITTINGROOM_CACHE") {
      cache = folder
    } else if let folder = SystemCall.environment("XDG_CACHE_HOME") {
      cache = "\(folder)/fittingroom"
    } else {
      cache = "\(SystemCall.environment("HOME") ?? "/tmp")/.cache/fittingroom"
    }
  }

  /// The path of the compiled library.
  package func library(for module: SourceModule) throws(PreviewRunnerError) -> String {
    let path = "\(cache)/\(key(of: module)).so"
    if SystemCall.exists(path) { return path }
    try SystemCall.makeFolder(cache)
    if !SystemCall.exists(cModuleMap) {
      let text = Self.cModules.map { "module \($0) {}\n" }.joined()
      try SystemCall.replace(cModuleMap, with: Array(text.utf8))
    }
    let scratch = "\(cache)/\(getpid())"
    try SystemCall.makeFolder(scratch)
    defer { Self.removeFolder(scratch) }
    let lists = "\(scratch)/FittingRoomViewLists.swift"
    try SystemCall.replace(lists, with: module.viewLists)
    let lookups = "\(scratch)/FittingRoomLookups.swift"
    try SystemCall.replace(lookups, with: FoundationLookups(for: module).source)
    let product = "\(scratch)/library.so"
    var result = try compile(module, with: [lists, lookups], to: product)
    if result.exitCode != 0, !result.mentions(module) {
      // A list made from syntax alone can be wrong about a view; the previews must not suffer from that.
      result = try compile(module, with: [lookups], to: product)
    }
    guard result.exitCode == 0 else {
      throw .doesNotCompile(diagnostics: String(decoding: result.output, as: UTF8.self))
    }
    guard rename(product, path) == 0 else { throw .unwritable(path: path, reason: SystemCall.reason) }
    removeOldest()
    return path
  }

  /// The hash of everything that the library depends on.
  private func key(of module: SourceModule) -> String {
    var hash = SHA256()
    for part in [toolchain.signature, installation.signature, options(for: module).joined(separator: "\n")] {
      hash.update(part.utf8)
      hash.update([0])
    }
    for file in module.files {
      hash.update(file.path.utf8)
      hash.update([0])
      hash.update("\(file.content.count)".utf8)
      hash.update([0])
      hash.update(file.content)
    }
    return String(hash.hexDigest().prefix(32))
  }

  private func options(for module: SourceModule) -> [String] {
    [
      "-swift-version", "5", "-Onone", "-DDEBUG", "-parse-as-library", "-emit-library", "-suppress-warnings",
      "-module-name", module.name, "-I", installation.modules, "-Xcc", "-fmodule-map-file=\(cModuleMap)",
      "-Xfrontend", "-import-module", "-Xfrontend", "PreviewDeclarations",
      "-load-plugin-executable", "\(installation.plugin)#PreviewMacros",
    ] + Self.shims.flatMap { ["-module-alias", "\($0)=\($1)"] }
  }

  private func compile(
    _ module: SourceModule, with own: [String], to product: String
  ) throws(PreviewRunnerError) -> ChildProcess {
    try ChildProcess(
      toolchain.compiler,
      arguments: options(for: module) + ["-o", product] + module.files.map(\.path) + own)
  }

  // MARK: The cache's folder

  private static func removeFolder(_ path: String) {
    for name in names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Removes the libraries that were used least recently, as far as there are too many.
  private func removeOldest() {
    let libraries = Self.names(in: cache).filter { $0.hasSuffix(".so") }
    if libraries.count <= Self.cacheLimit { return }
    let byAge = libraries.map { name -> (name: String, time: Int) in
      var status = stat()
      let known = stat("\(cache)/\(name)", &status) == 0
      return (name, known ? status.st_atim.tv_sec : 0)
    }.sorted { ($0.time, $0.name) < ($1.time, $1.name) }
    for library in byAge.prefix(libraries.count - Self.cacheLimit) { unlink("\(cache)/\(library.name)") }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}

extension ChildProcess {
  /// Whether the diagnostics speak of one of the user's own files.
  fileprivate func mentions(_ module: SourceModule) -> Bool {
    let text = String(decoding: output, as: UTF8.self)
    return module.files.contains { text.contains("\($0.path):") }
  }
}
