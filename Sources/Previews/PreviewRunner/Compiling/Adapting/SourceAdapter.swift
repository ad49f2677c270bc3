/// Rewrites a source so that the compiler here sees what a compiler for an Apple platform would.
///
/// The compiler cannot be told another platform, so the sources are compiled from copies with its answers written out:
/// `#if os(iOS)` becomes `#if true   `. Code that needs the Objective-C runtime, which other systems do not have, is removed,
/// too. Lines and columns stay the same, so that diagnostics, `#line` and `#column` are those of the source.
///
/// - Conditions: `os()`, `canImport()` and `targetEnvironment()` become `true` or `false`; the compiler evaluates all others.
/// - `#available` and `#unavailable` that refer to a newer system than the one that is drawn. (For older ones, the compiler
///   treats everything as available.)
/// - `@available(iOS, unavailable)` of the platform itself becomes `@available(*, unavailable)`.
/// - `import CoreImage.CIFilterBuiltins` becomes `import CoreImage`: stand-ins have no submodules.
/// - `@objc`, `@convention(block)`, `@IBOutlet` and similar attributes and `@main` are removed; `@NSManaged` is spelled like the
///   macros that replace it; `#selector(…)` and `#keyPath(…)` become empty values.
/// - A member of an extension that overrides one of its class is removed: only Objective-C can replace methods there.
/// - An override of Core Data's `init(entity:insertInto:)` becomes a required initializer, as it is here.
/// - `#Preview` of a UIKit view or view controller becomes the macro for those (`UIKitPreviews`).
/// - `Timer()` becomes the name of a timer that never fires: Foundation here has no such initializer.
package struct SourceAdapter: Sendable {
  package let platform: ApplePlatform
  /// Apple's modules with a stand-in.
  package let modules: Set<String>

  package init(platform: ApplePlatform, modules: Set<String>) {
    self.platform = platform
    self.modules = modules
  }

  /// The replacement of `Timer()`, of the same length; `FoundationLookups` declares it.
  static let idleTimer = "_noTime"

  /// The source to compile: as many bytes, with line ends at the same places.
  package func adapted(_ source: [UInt8]) -> [UInt8] {
    var rewriting = SourceRewriting(source, adapter: self)
    rewriting.scanCode(closesInterpolation: false)
    return UIKitPreviews.renamed(in: rewriting.text)
  }

  /// The value of a condition such as `os(iOS)`; nil if the compiler evaluates it.
  func value(of condition: String, _ argument: String) -> Bool? {
    switch condition {
    case "os": return platform.names.contains(argument)
    case "targetEnvironment":
      return argument == "simulator" ? platform.isSimulated : argument == "macCatalyst" ? false : nil
    case "canImport":
      let name = String(argument.prefix { $0 != "." && $0 != "," && $0 != " " })
      return platform.has(module: name).map { $0 && modules.contains(name) }
    default: return nil
    }
  }

  /// Whether the platform is older than the version in `#available(iOS 99, *)`.
  func isTooOld(for requirements: String) -> Bool {
    for requirement in requirements.split(separator: ",") {
      let words = requirement.split { $0.isWhitespace }
      guard words.count == 2, platform.names.contains(String(words[0])) || words[0] == "anyAppleOS",
        let version = Int(words[1].prefix { $0 != "." && $0 != "_" })
      else { continue }
      return version > platform.majorVersion
    }
    return false
  }
}
