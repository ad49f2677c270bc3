internal import OperatingSystem
internal import Reports

#if canImport(Glibc)
  internal import Glibc
#endif

/// How manifests of packages are read: they are programs, which `swift package dump-package` compiles and runs.
package struct ManifestReading: Sendable {
  /// A private folder for caching results; nil for no cache.
  package var cache: String?
  /// The program `swift`; nil if there is none.
  package var swift: String?
  /// Whether manifests run without network access and can only write to their own folder, if the kernel
  /// supports that.
  package var isConfined: Bool

  package init(cache: String?, swift: String? = Self.foundSwift, isConfined: Bool = true) {
    (self.cache, self.swift, self.isConfined) = (cache, swift, isConfined)
  }

  /// The program `swift` beside the compiler that FITTINGROOM_SWIFTC names, or the first on the PATH.
  package static var foundSwift: String? {
    if let compiler = ProcessEnvironment.value("FITTINGROOM_SWIFTC"),
      let folder = FileSystem.parent(of: compiler),
      FileSystem.exists("\(folder)/swift")
    {
      return "\(folder)/swift"
    }
    return SearchPath.program("swift")
  }

  /// Whether the kernel can keep manifests from the network and from writing.
  package static var canConfine: Bool {
    #if os(Linux)
      ConfinedProgram.isAvailable
    #else
      false
    #endif
  }

  /// How much processor time each of a manifest's processes may take.
  private static let seconds = 60

  /// A package's manifest, or why it cannot be read, as the end of a sentence.
  func manifest(of folder: String) -> Result<PackageManifest, Reason> {
    guard let key = key(of: folder) else { return .failure(Reason("its Package.swift cannot be read")) }
    if let cache, let bytes = try? FileSystem.read("\(cache)/\(key).json"),
      let value = try? JSONParser.parse(bytes), let manifest = PackageManifest(dump: value)
    {
      return .success(manifest)
    }
    guard let swift else { return .failure(Reason("there is no program “swift” on the PATH")) }
    #if os(Linux)
      do {
        let output = try dump(folder, with: swift)
        guard let start = output.firstIndex(of: UInt8(ascii: "{")),
          let value = try? JSONParser.parse(Array(output[start...])),
          let manifest = PackageManifest(dump: value)
        else { return .failure(Reason("swift package dump-package printed no description of a package")) }
        // What cannot be cached is read again.
        if let cache { try? FileSystem.write(Array(output[start...]), to: "\(cache)/\(key).json") }
        return .success(manifest)
      } catch {
        return .failure(error)
      }
    #else
      return .failure(Reason("manifests are read on Linux alone"))
    #endif
  }

  /// Why a manifest was not read.
  struct Reason: Error {
    var text: String
    init(_ text: String) { self.text = text }
  }

  /// The cache key of a manifest: its text, its folder, and the toolchain.
  private func key(of folder: String) -> String? {
    let names = ((try? FileSystem.names(in: folder)) ?? []).filter(Self.isManifest)
    guard names.contains("Package.swift") else { return nil }
    var hash = SHA256()
    for name in names.sorted() {
      guard let bytes = try? FileSystem.read("\(folder)/\(name)") else { return nil }
      hash.update("\(name) \(bytes.count)\n".utf8)
      hash.update(bytes)
    }
    hash.update("\(folder)\n".utf8)
    // Without a toolchain, a cached result of any is as good.
    if let swift { hash.update((FileSystem.signature(of: FileSystem.resolve(swift) ?? swift) ?? swift).utf8) }
    return hash.hexDigest()
  }

  /// Whether a file of a package's folder is its manifest, or one for a specific Swift version.
  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  #if os(Linux)
    /// A folder that contains only a package's manifests. If a package is the user's home folder, or contains
    /// it, the manifest, which is a program, can read nothing else; those of Swift Playgrounds' are adapted in it. Packages that it
    /// refers to by paths outside its folder are not found.
    private func copy(of folder: String, in scratch: String) throws(FileError) -> String {
      // The package is named after its folder if its manifest does not name it.
      let copy = "\(scratch)/package/\(FileSystem.name(of: folder))"
      for name in try FileSystem.names(in: folder) where Self.isManifest(name) {
        let text = String(decoding: try FileSystem.read("\(folder)/\(name)"), as: UTF8.self)
        let copied = PlaygroundManifest.isOne(text) ? PlaygroundManifest.adapted(text) : text
        try FileSystem.write(Array(copied.utf8), to: "\(copy)/\(name)")
      }
      return copy
    }

    private func isOfPlaygrounds(_ folder: String) -> Bool {
      (try? FileSystem.read("\(folder)/Package.swift")).map {
        PlaygroundManifest.isOne(String(decoding: $0, as: UTF8.self))
      } ?? false
    }

    /// The output of `swift package dump-package`.
    private func dump(_ folder: String, with swift: String) throws(Reason) -> [UInt8] {
      let toolchain = FileSystem.resolve(swift).flatMap(FileSystem.parent(of:)).flatMap(
        FileSystem.parent(of:))
      let isClosed = isConfined && FileSystem.holdsHome(folder)
      let program: ConfinedProgram
      var copied: String?
      do throws(FileError) {
        let parent =
          cache ?? "\(ProcessEnvironment.value("TMPDIR") ?? "/tmp")/fittingroom-manifests.\(getuid())"
        let answer = try ScratchFolder.with(in: parent) { (scratch) throws(FileError) in
          if isClosed || isOfPlaygrounds(folder) { copied = try copy(of: folder, in: scratch) }
          let package = copied ?? folder
          let readable = [package] + (toolchain.map { [$0] } ?? [])
          return Result { () throws(SystemCallError) in
            try ConfinedProgram(
              swift,
              arguments: [
                "package", "--package-path", package, "--scratch-path", "\(scratch)/build", "--cache-path",
                "\(scratch)/cache", "--config-path", "\(scratch)/config", "--security-path",
                "\(scratch)/security",
                "--manifest-cache", "none", "dump-package",
              ],
              variables: ["HOME": scratch, "TMPDIR": scratch, "XDG_CACHE_HOME": scratch, "PWD": package],
              readable: isConfined ? readable : nil, writable: scratch, seconds: Self.seconds)
          }
        }
        do throws(SystemCallError) { program = try answer.get() } catch {
          throw FileError(path: error.call, reason: .unreadable(error.reason))
        }
      } catch {
        throw Reason("\(error)")
      }
      if program.tookTooLong { throw Reason("its manifest was not done in time") }
      guard program.exitCode == 0 else {
        let lines = String(decoding: program.output, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.contains("error:") } ?? lines.last ?? "it printed nothing"
        throw Reason("swift package dump-package failed: \(line.prefix(300))")
      }
      guard let copied else { return program.output }
      return Array(String(decoding: program.output, as: UTF8.self).replacing(copied, with: folder).utf8)
    }
  #endif
}
