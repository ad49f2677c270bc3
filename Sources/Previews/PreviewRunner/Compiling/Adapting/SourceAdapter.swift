/// Rewrites a source so that the compiler here takes it for what a compiler for one of Apple's platforms would.
///
/// The compiler cannot be told another platform, so the sources are compiled from copies in which its answers are
/// written out: `#if os(iOS)` becomes `#if true   `. What asks for the Objective-C runtime, which other systems do not
/// have, goes as well. Every line stays a line and every column a column, so that diagnostics, `#line` and `#column`
/// are those of the source.
///
/// - Conditions: `os()`, `canImport()` and `targetEnvironment()` become `true` or `false`; all others are the compiler's.
/// - `#available` and `#unavailable`, where they ask for a newer system than the one that is drawn. (For older ones, the
///   compiler says that all is available.)
/// - `@available(iOS, unavailable)` of the platform itself becomes `@available(*, unavailable)`.
/// - `import CoreImage.CIFilterBuiltins` becomes `import CoreImage`: stand-ins have no submodules.
/// - `@objc`, `@convention(block)`, `@IBOutlet` and the like and `@main` go; `@NSManaged` is spelled as the macros that stand
///   for it; `#selector(…)` and `#keyPath(…)` become values that name nothing.
/// - A member of an extension that overrides one of its class's goes: only Objective-C can replace methods there.
/// - An override of Core Data's `init(entity:insertInto:)` becomes a required one, as it is here.
/// - `#Preview` of a view or a view controller of UIKit's becomes the macro for those (`UIKitPreviews`).
/// - `Timer()` becomes the name of a timer that never fires: the Foundation here has no such initializer.
package struct SourceAdapter: Sendable {
  package let platform: ApplePlatform
  /// The modules of Apple's that something stands for here.
  package let modules: Set<String>

  package init(platform: ApplePlatform, modules: Set<String>) {
    self.platform = platform
    self.modules = modules
  }

  /// What stands for `Timer()`, in as many letters; `FoundationLookups` declares it.
  static let idleTimer = "_noTime"

  /// The source as it is compiled: as many bytes, and line ends at the same places.
  package func adapted(_ source: [UInt8]) -> [UInt8] {
    var rewriting = SourceRewriting(source, adapter: self)
    rewriting.scanCode(closesInterpolation: false)
    return UIKitPreviews.renamed(in: rewriting.text)
  }

  /// What a condition such as `os(iOS)` says; nil where the compiler decides.
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

  /// Whether the platform is too old for what `#available(iOS 99, *)` asks for.
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
