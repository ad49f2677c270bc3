import ProjectAssets

/// Foundation's functions that look up texts and languages, declared again in the user's module.
///
/// Foundation on Linux only knows the program's own bundle, has no `Bundle.module` outside of packages, and assumes that every
/// user reads English. A module's own declarations take precedence over imported ones, so that unchanged
/// sources call these, which use the project's catalogs in the language of the render. Their parameters have to
/// be declared exactly like Foundation's; otherwise they are overloads, and calls are ambiguous.
struct FoundationLookups {
  private let module: SourceModule
  /// The texts of the bundle's dictionary by their keys.
  private let bundleTexts: [String: String]

  /// - Parameters:
  ///   - bundleTexts: the project's settings for the bundle of the app; other values are those of Xcode's template for new
  ///     apps.
  ///   - name: the app's name if the project does not set one.
  init(for module: SourceModule, bundleTexts: [String: String] = [:], name: String? = nil) {
    self.module = module
    let name = bundleTexts["CFBundleName"] ?? name ?? module.name
    let usual = [
      "CFBundleName": name, "CFBundleExecutable": name, "CFBundleIdentifier": "app.\(name)",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
      "CFBundleDevelopmentRegion": "en",
    ]
    self.bundleTexts = usual.merging(bundleTexts) { $1 }
  }

  /// The source file to compile with the user's own.
  ///
  /// It only contains what the sources may call, because each declaration takes time to compile: a source without the word
  /// `formatted` calls none of its forms.
  var source: String {
    var text = "import Foundation\nimport SwiftUI\n"
    // A project may declare any of them itself.
    if mentions("NSLocalizedString"), !mentions("func NSLocalizedString(") { text += Self.localizedString }
    // Other types and functions may have something of the name `module` as well.
    if mentions("module"), !extends("Bundle", with: "var module:", "let module =", "let module:") {
      text += Self.module
    }
    if mentions("localizedString"), !extends("Bundle", with: "func localizedString(forKey") {
      text += Self.bundle
    }
    if mentions("esource"), !extends("Bundle", with: "func url(forResource") { text += Self.resources }
    if mentions("infoDictionary") || mentions("InfoDictionary") || mentions("bundleIdentifier"),
      !extends("Bundle", with: "var infoDictionary", "var bundleIdentifier")
    {
      text += dictionary
    }
    if mentions("Bundle"), mentions("init(identifier:") || mentions("Bundle(identifier:"),
      !extends("Bundle", with: "init?(identifier")
    {
      text += Self.bundles
    }
    if mentions("createDirectory"), !extends("FileManager", with: "func createDirectory") {
      text += Self.folders
    }
    if mentions("DomainMask"), !extends("FileManager", with: "func urls(for") { text += Self.searchPaths }
    // Foundation declares these here, but marks them unavailable; a module's own declarations hide its.
    if mentions("NSPredicate(format"), !mentions("convenience init(format") { text += Self.predicates }
    if mentions(SourceAdapter.idleTimer) {
      let hasOwn = ["class", "struct", "enum", "typealias"].contains { mentions("\($0) Timer") }
      text += hasOwn ? "var \(SourceAdapter.idleTimer): Timer { Timer() }\n" : Self.idleTimer
    }
    if mentions("NSDataDetector"), mentions("resultType") { text += Self.resultTypes }
    if mentions("NSError()") { text += Self.errors }
    if mentions(" URLResponse()") || mentions("(URLResponse()") || mentions("HTTPURLResponse()") {
      text += "import FoundationNetworking\n" + Self.responses
    }
    let ownProgress = ["class", "struct", "enum"].flatMap { kind in
      [" ", ":", "{"].map { "\(kind) Progress\($0)" }
    }
    if mentions("Progress()"), !ownProgress.contains(where: mentions) { text += Self.progress }
    for name in ["DateComponentsFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter"]
    where mentions(name) && !mentions("class \(name)") {
      // Public declarations may have the type.
      text += "public typealias \(name) = _\(name)\n"
    }
    if mentions("urrent") || mentions("preferredLanguages"),
      !extends(
        "Locale", with: "static var current", "static var autoupdatingCurrent",
        "static var preferredLanguages")
    {
      text += Self.locale
    }
    if mentions("format") || mentions("localizedStringWithFormat") || mentions("String.init") {
      text += Self.formats
    }
    if mentions("formatted") { text += Self.values }
    return text
  }

  /// Whether a file has an extension of a type of Foundation, and one of the declarations.
  private func extends(_ type: String, with declarations: String...) -> Bool {
    module.files.contains { file in
      (file.content.mentions("extension \(type)") || file.content.mentions("extension Foundation.\(type)"))
        && declarations.contains(where: file.content.mentions)
    }
  }

  private func mentions(_ text: String) -> Bool {
    module.files.contains { $0.content.mentions(text) }
  }

  /// A bundle's dictionary, which Foundation here reads from beside the program.
  private var dictionary: String {
    let entries = bundleTexts.sorted { $0.key < $1.key }.map {
      "\(SwiftLiteral.quoted($0.key)): \(SwiftLiteral.quoted($0.value))"
    }
    return """
      extension Foundation.Bundle {
        private nonisolated static var _texts: [String: String] { [\(entries.joined(separator: ", "))] }
        var infoDictionary: [String: Any]? { Self._texts }
        var localizedInfoDictionary: [String: Any]? { Self._texts }
        var bundleIdentifier: String? { Self._texts["CFBundleIdentifier"] }
        func object(forInfoDictionaryKey key: String) -> Any? { Self._texts[key] }
      }

      """
  }

  private static let localizedString = """
    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = Foundation.Bundle.main, value: String = "",
      comment: String
    ) -> String {
      _InterfaceStrings.text(forKey: key, value: value, table: tableName, bundle: bundle)
    }

    """

  private static let module = """
    extension Foundation.Bundle {
      static var module: Foundation.Bundle { .main }
    }

    """

  private static let bundle = """
    extension Foundation.Bundle {
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        _InterfaceStrings.text(forKey: key, value: value, table: tableName, bundle: self)
      }
    }

    """

  // Every bundle has what the project has; Foundation here finds none but the program's by its identifier.
  private static let bundles = """
    extension Foundation.Bundle {
      convenience init?(identifier: String) { self.init(path: Foundation.Bundle.main.bundlePath) }
    }

    """

  private static let resources = """
    extension Foundation.Bundle {
      func url(forResource name: String?, withExtension ext: String?) -> Foundation.URL? {
        _InterfaceResources.url(named: name, ending: ext)
      }
      func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> Foundation.URL? {
        _InterfaceResources.url(named: name, ending: ext, folder: subpath)
      }
      func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [Foundation.URL]? {
        _InterfaceResources.urls(named: nil, ending: ext, folder: subpath)
      }
      func path(forResource name: String?, ofType ext: String?) -> String? {
        _InterfaceResources.url(named: name, ending: ext)?.path
      }
      func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
        _InterfaceResources.url(named: name, ending: ext, folder: subpath)?.path
      }
      func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
        _InterfaceResources.urls(named: nil, ending: ext, folder: subpath).map(\\.path)
      }
    }

    """

  private static let folders = """
    extension Foundation.FileManager {
      func createDirectory(
        at url: Foundation.URL, withIntermediateDirectories createIntermediates: Bool,
        attributes: [Foundation.FileAttributeKey: Any]? = nil
      ) throws {
        try _makeFolder(url.path, withIntermediates: createIntermediates, attributes)
      }
      func createDirectory(
        atPath path: String, withIntermediateDirectories createIntermediates: Bool,
        attributes: [Foundation.FileAttributeKey: Any]? = nil
      ) throws {
        try _makeFolder(path, withIntermediates: createIntermediates, attributes)
      }
    }

    """

  private static let searchPaths = """
    nonisolated extension Foundation.FileManager {
      func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [Foundation.URL] {
        _urls(for: directory, in: domainMask)
      }
      func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: Foundation.URL?,
        create shouldCreate: Bool
      ) throws -> Foundation.URL {
        try _url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
      }
    }
    nonisolated func NSSearchPathForDirectoriesInDomains(
      _ directory: Foundation.FileManager.SearchPathDirectory, _ domainMask: Foundation.FileManager.SearchPathDomainMask,
      _ expandTilde: Bool
    ) -> [String] {
      Foundation.FileManager.default._urls(for: directory, in: domainMask).map(\\.path)
    }

    """

  // An initializer of NSObject that Foundation here does not inherit, and that no extension can add. The function hides
  // the type where it is called, so its own initializer is also called through one.
  private static let errors = """
    func NSError() -> Foundation.NSError { Foundation.NSError(domain: "", code: 0) }
    func NSError(domain: String, code: Int, userInfo: [String: Any]? = nil) -> Foundation.NSError {
      Foundation.NSError(domain: domain, code: code, userInfo: userInfo)
    }

    """

  // As for errors: of the classes here, the initializer without arguments answers nil.
  private static let responses = """
    func URLResponse() -> FoundationNetworking.URLResponse {
      FoundationNetworking.URLResponse(
        url: Foundation.URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
    func URLResponse(
      url: Foundation.URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
    ) -> FoundationNetworking.URLResponse {
      FoundationNetworking.URLResponse(
        url: url, mimeType: mimeType, expectedContentLength: expectedContentLength, textEncodingName: textEncodingName)
    }
    func HTTPURLResponse() -> FoundationNetworking.HTTPURLResponse {
      FoundationNetworking.HTTPURLResponse(
        url: Foundation.URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)!
    }
    func HTTPURLResponse(
      url: Foundation.URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
    ) -> FoundationNetworking.HTTPURLResponse? {
      FoundationNetworking.HTTPURLResponse(url: url, statusCode: statusCode, httpVersion: httpVersion, headerFields: headerFields)
    }

    """

  // As for errors.
  private static let progress = """
    func Progress() -> Foundation.Progress { Foundation.Progress(totalUnitCount: 0) }
    func Progress(totalUnitCount: Int64) -> Foundation.Progress { Foundation.Progress(totalUnitCount: totalUnitCount) }
    func Progress(totalUnitCount: Int64, parent: Foundation.Progress, pendingUnitCount: Int64) -> Foundation.Progress {
      Foundation.Progress(totalUnitCount: totalUnitCount, parent: parent, pendingUnitCount: pendingUnitCount)
    }
    func Progress(parent: Foundation.Progress?, userInfo: [Foundation.ProgressUserInfoKey: Any]? = nil) -> Foundation.Progress {
      Foundation.Progress(parent: parent, userInfo: userInfo)
    }

    """

  // NSObject's initializer, which the timers of Foundation here do not have.
  private static let idleTimer = "var \(SourceAdapter.idleTimer): Foundation.Timer { _idleTimer() }\n"

  private static let resultTypes = """
    extension Foundation.NSTextCheckingResult {
      var resultType: CheckingType { _resultType }
    }

    """

  private static let predicates = """
    extension Foundation.NSPredicate {
      convenience init(format predicateFormat: String, _ args: CVarArg...) {
        self.init(_format: predicateFormat, args)
      }
      convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(_format: predicateFormat, arguments ?? [])
      }
    }

    """

  // Public functions may have them as default arguments.
  private static let locale = """
    extension Foundation.Locale {
      @usableFromInline static var current: Foundation.Locale { _InterfaceStrings.locale }
      @usableFromInline static var autoupdatingCurrent: Foundation.Locale { _InterfaceStrings.locale }
      @usableFromInline static var preferredLanguages: [String] { _InterfaceStrings.languages }
    }

    """

  private static let formats = """
    extension String {
      init(format: __shared String, _ arguments: CVarArg...) {
        self = _InterfaceStrings.text(format: format, locale: nil, arguments: arguments)
      }
      init(format: __shared String, arguments: __shared [CVarArg]) {
        self = _InterfaceStrings.text(format: format, locale: nil, arguments: arguments)
      }
      init(format: __shared String, locale: __shared Foundation.Locale?, _ arguments: CVarArg...) {
        self = _InterfaceStrings.text(format: format, locale: locale, arguments: arguments)
      }
      init(format: __shared String, locale: __shared Foundation.Locale?, arguments: __shared [CVarArg]) {
        self = _InterfaceStrings.text(format: format, locale: locale, arguments: arguments)
      }
      static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
        _InterfaceStrings.text(format: format, locale: _InterfaceStrings.locale, arguments: arguments)
      }
    }

    """

  private static let values = """
    extension BinaryInteger {
      func formatted() -> String {
        Foundation.IntegerFormatStyle<Self>(locale: _InterfaceStrings.locale).format(self)
      }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        _InterfaceStrings.style(format).format(self)
      }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
        _InterfaceStrings.style(format).format(S.FormatInput(self))
      }
    }
    extension BinaryFloatingPoint {
      func formatted() -> String {
        Foundation.FloatingPointFormatStyle<Self>(locale: _InterfaceStrings.locale).format(self)
      }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
        _InterfaceStrings.style(format).format(self)
      }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
        _InterfaceStrings.style(format).format(S.FormatInput(self))
      }
    }
    extension Foundation.Decimal {
      func formatted() -> String {
        Foundation.Decimal.FormatStyle(locale: _InterfaceStrings.locale).format(self)
      }
      func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
      where S.FormatInput == Foundation.Decimal {
        _InterfaceStrings.style(format).format(self)
      }
    }
    extension Foundation.Date {
      func formatted() -> String {
        formatted(date: .numeric, time: .shortened)
      }
      func formatted(date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle) -> String {
        Foundation.Date.FormatStyle(date: date, time: time, locale: _InterfaceStrings.locale).format(self)
      }
      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
      where F.FormatInput == Foundation.Date {
        _InterfaceStrings.style(format).format(self)
      }
    }
    extension Sequence {
      func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        _InterfaceStrings.style(style).format(self)
      }
    }
    extension Sequence where Element == String {
      func formatted() -> String { formatted(.list(type: .and)) }
    }
    extension Swift.Duration {
      func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
      func formatted<S: Foundation.FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Swift.Duration {
        _InterfaceStrings.style(v).format(self)
      }
    }

    """
}
