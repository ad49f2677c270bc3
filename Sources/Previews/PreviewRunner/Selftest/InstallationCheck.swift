import CSandbox
import Fonts
import Foundation
import Glibc
import OperatingSystem

/// What `fittingroom doctor` checks: everything outside the program that it needs or can use.
package struct InstallationCheck {
  private let fonts: String?
  private let installation: Result<EngineInstallation, PreviewRunnerError>

  /// - Parameter fonts: the folder with the fonts; nil for the default locations.
  package init(fonts: String?) {
    self.fonts = fonts
    installation = Self.result { () throws(PreviewRunnerError) in try EngineInstallation() }
  }

  /// The results, in dependency order.
  package func diagnoses() -> [Diagnosis] {
    [modules, toolchain, headers, fontFolder, text, cache, sandbox]
      + Self.pictureLibraries.map { Self.pictureLibrary($0.name, package: $0.package, reads: $0.format) }
      + [
        Self.tool("ffmpeg", purpose: "animations are written as PNG only, not as WebP, GIF or MP4"),
        Self.tool("git", purpose: "--changed-since and --drift cannot be used"),
      ]
  }

  // MARK: What rendering needs

  private var modules: Diagnosis {
    let again = "install FittingRoom again, or build it in its checkout: make build"
    switch installation {
    case .failure(let error): return .init(name: "modules", failure: error, remedy: again)
    case .success(let installation):
      do throws(PreviewRunnerError) {
        let version = try installation.swiftVersion()
        return .init(
          name: "modules", state: .present, finding: "\(installation.modules), made by Swift \(version)")
      } catch {
        return .init(name: "modules", failure: error, remedy: again)
      }
    }
  }

  private var toolchain: Diagnosis {
    let needed = try? installation.get().swiftVersion()
    let release = needed.map { String($0.prefix { $0 != " " }) } ?? "6.3"
    let remedy = "swiftly install \(release)   # https://www.swift.org/install/linux says how to get swiftly"
    do throws(PreviewRunnerError) {
      let toolchain = try Toolchain()
      let version = try toolchain.version()
      if let needed, version != needed {
        throw .otherToolchain(compiler: toolchain.compiler, version: version, needed: needed)
      }
      try toolchain.checkLinker()
      return .init(
        name: "toolchain", state: .present, finding: "\(toolchain.compiler), Swift \(version)")
    } catch {
      return .init(name: "toolchain", failure: error, remedy: Self.lackingPackage(error) ?? remedy)
    }
  }

  /// The command that installs the library without which a program of the toolchain does not start.
  private static func lackingPackage(_ error: PreviewRunnerError) -> String? {
    guard case .unusableToolchain(_, let reason) = error else { return nil }
    let owners = [
      "libxml2.so": "libxml2", "libstdc++.so": "libstdc++6", "libuuid.so": "libuuid1", "libz.so": "zlib1g",
    ]
    return owners.first { reason.contains("\($0.key).") }.map { packages($0.value) }
  }

  /// The compiler reads the C library’s headers whenever a source imports Foundation, as every source does
  /// through SwiftUI.
  private var headers: Diagnosis {
    let places = ["/usr/include", "/usr/local/include"]
    if let found = places.first(where: { FileSystem.exists("\($0)/stdio.h") }) {
      return .init(name: "C headers", state: .present, finding: found)
    }
    return .init(
      name: "C headers", state: .missing, finding: "the C library’s headers are not in \(places[0])",
      remedy: Self.packages("libc6-dev"), exitCode: Self.unavailable)
  }

  private var fontFolder: Diagnosis {
    do {
      let folder = try FontLibrary.locate(explicit: fonts)
      _ = try FontLibrary(directory: folder)
      return .init(name: "fonts", state: .present, finding: folder.path)
    } catch {
      return .init(
        name: "fonts", state: .missing, finding: "\(error)",
        remedy: "install FittingRoom again, or name the folder in FITTINGROOM_FONTS",
        exitCode: Self.unavailable)
    }
  }

  private var text: Diagnosis {
    .init(name: "text", state: .present, finding: EngineFingerprint.text)
  }

  private var cache: Diagnosis {
    do throws(PreviewRunnerError) {
      let folder = try CompileCache().folder
      return .init(name: "cache", state: .present, finding: "\(folder), closed to other users")
    } catch {
      let remedy: String? =
        if case .sharedCache(let path, _) = error { "chmod 700 \(path)" } else { nil }
      return .init(name: "cache", failure: error, remedy: remedy ?? "name a folder in FITTINGROOM_CACHE")
    }
  }

  // MARK: What makes more possible

  private var sandbox: Diagnosis {
    guard let lack = Sandbox.lack else {
      return .init(
        name: "sandbox", state: .present, finding: "Landlock \(fr_landlock_version()), seccomp")
    }
    return .init(
      name: "sandbox", state: .absent, finding: lack,
      remedy: "use a kernel from Linux 5.13 on that has both, or render strangers’ sources elsewhere")
  }

  private static let pictureLibraries: [(name: String, package: String, format: String)] = [
    ("libturbojpeg.so.0", "libturbojpeg0", "JPEG"),
    ("libwebp.so.7", "libwebp7", "WebP"), ("libheif.so.1", "libheif1", "HEIC"),
    ("librsvg-2.so.2", "librsvg2-2", "SVG"), ("libpoppler-glib.so.8", "libpoppler-glib8", "PDF"),
  ]

  private static func pictureLibrary(_ name: String, package: String, reads format: String) -> Diagnosis {
    if let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL) {
      dlclose(library)
      return .init(name: format, state: .present, finding: name)
    }
    return .init(
      name: format, state: .absent,
      finding: "\(name) is not there; projects’ pictures of this kind are not read",
      remedy: packages(package))
  }

  private static func tool(_ name: String, purpose: String) -> Diagnosis {
    if let path = SearchPath.program(name) { return .init(name: name, state: .present, finding: path) }
    return .init(
      name: name, state: .absent, finding: "it is not on the PATH; \(purpose)", remedy: packages(name))
  }

  /// The command that installs one of Debian’s packages, or what to look for elsewhere.
  private static func packages(_ name: String) -> String {
    guard SearchPath.program("apt-get") != nil else {
      return "install what Debian calls \(name) with the system’s package manager"
    }
    let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    let name = package(name, release: release)
    return "\(geteuid() == 0 ? "" : "sudo ")apt-get install --no-install-recommends \(name)"
  }

  /// What a system calls one of Debian’s packages: Ubuntu has another name for one of them, and newer releases know
  /// the others by their old names, too.
  ///
  /// - Parameter release: the contents of `/etc/os-release`.
  package static func package(_ name: String, release: String) -> String {
    let isUbuntu = release.split(separator: "\n").contains { line in
      (line.hasPrefix("ID=") || line.hasPrefix("ID_LIKE=")) && line.contains("ubuntu")
    }
    return isUbuntu && name == "libturbojpeg0" ? "libturbojpeg" : name
  }

  /// `EX_UNAVAILABLE` of sysexits.h.
  private static let unavailable: Int32 = 69

  private static func result<Value>(
    _ body: () throws(PreviewRunnerError) -> Value
  ) -> Result<Value, PreviewRunnerError> {
    do throws(PreviewRunnerError) { return .success(try body()) } catch { return .failure(error) }
  }
}

extension Diagnosis {
  /// The message of the error with which `render` would fail.
  fileprivate init(name: String, failure: PreviewRunnerError, remedy: String) {
    self.init(
      name: name, state: .missing, finding: "\(failure)", remedy: remedy, exitCode: failure.exitCode)
  }
}
