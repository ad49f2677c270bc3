import Foundation

/// A kind of data, by its uniform type identifier.
///
/// The most commonly used types are known with their extensions, MIME types and conformances; others can be
/// created from an identifier and conform to `data`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// The type with an identifier; nil for an empty one.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.init(known: identifier)
  }

  /// The type of files with an extension; nil if it is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard
      let found = Self.table.first(where: {
        $0.extensions.contains(wanted) && $0.type.conforms(to: supertype)
      })
    else { return nil }
    self = found.type
  }

  /// The type with a MIME type; nil if it is unknown.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let found = Self.table.first(where: { $0.mimeType == wanted && $0.type.conforms(to: supertype) })
    else {
      return nil
    }
    self = found.type
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .item)
    default: self.init(mimeType: tag, conformingTo: supertype ?? .item)
    }
  }

  /// A type that the app declares and owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// A type that the app imports and someone else owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  private var entry: Entry? { Self.table.first { $0.type == self } }

  /// The extension that files of the type have most often.
  public var preferredFilenameExtension: String? { entry?.extensions.first }
  public var preferredMIMEType: String? { entry?.mimeType }
  public var localizedDescription: String? { nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { entry != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  /// The types that this one conforms to, directly or through others.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = entry?.supertypes ?? (self == .item ? [] : [.data])
    while let next = open.popLast() {
      if !found.insert(next).inserted { continue }
      open += next.entry?.supertypes ?? []
    }
    return found
  }

  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

/// What a tag of a type is: an extension or a MIME type.
public struct UTTagClass: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  private struct Entry: Sendable {
    let type: UTType
    let extensions: [String]
    let mimeType: String?
    let supertypes: [UTType]

    init(_ type: UTType, _ extensions: [String], _ mimeType: String?, _ supertypes: [UTType]) {
      self.type = type
      self.extensions = extensions
      self.mimeType = mimeType
      self.supertypes = supertypes
    }
  }

  /// From Apple's list of system-declared types.
  private static let table: [Entry] = [
    Entry(.item, [], nil, []),
    Entry(.content, [], nil, []),
    Entry(.compositeContent, [], nil, [.content]),
    Entry(.data, [], "application/octet-stream", [.item]),
    Entry(.directory, [], nil, [.item]),
    Entry(.folder, [], nil, [.directory]),
    Entry(.package, [], nil, [.directory]),
    Entry(.bundle, [], nil, [.directory]),
    Entry(.application, [], nil, [.item]),
    Entry(.applicationBundle, ["app"], nil, [.application, .bundle, .package]),
    Entry(.url, [], nil, [.data]),
    Entry(.fileURL, [], nil, [.url]),
    Entry(.text, [], nil, [.data, .content]),
    Entry(.plainText, ["txt", "text"], "text/plain", [.text]),
    Entry(.utf8PlainText, [], "text/plain;charset=utf-8", [.plainText]),
    Entry(.utf16PlainText, [], "text/plain;charset=utf-16", [.plainText]),
    Entry(.delimitedText, [], nil, [.text]),
    Entry(.commaSeparatedText, ["csv"], "text/csv", [.delimitedText]),
    Entry(.tabSeparatedText, ["tsv"], "text/tab-separated-values", [.delimitedText]),
    Entry(.rtf, ["rtf"], "text/rtf", [.text]),
    Entry(.rtfd, ["rtfd"], nil, [.package, .compositeContent]),
    Entry(.html, ["html", "htm"], "text/html", [.text]),
    Entry(.xml, ["xml"], "application/xml", [.text]),
    Entry(.json, ["json"], "application/json", [.text]),
    Entry(.yaml, ["yml", "yaml"], "application/x-yaml", [.text]),
    Entry(.propertyList, ["plist"], nil, [.data]),
    Entry(.sourceCode, [], nil, [.plainText]),
    Entry(.swiftSource, ["swift"], nil, [.sourceCode]),
    Entry(.javaScript, ["js"], "text/javascript", [.sourceCode]),
    Entry(.shellScript, ["sh"], nil, [.sourceCode]),
    Entry(.pythonScript, ["py"], nil, [.sourceCode]),
    Entry(.css, ["css"], "text/css", [.text]),
    Entry(.pdf, ["pdf"], "application/pdf", [.data, .compositeContent]),
    Entry(.epub, ["epub"], "application/epub+zip", [.data, .compositeContent]),
    Entry(.image, [], nil, [.data, .content]),
    Entry(.jpeg, ["jpeg", "jpg", "jpe"], "image/jpeg", [.image]),
    Entry(.png, ["png"], "image/png", [.image]),
    Entry(.gif, ["gif"], "image/gif", [.image]),
    Entry(.tiff, ["tiff", "tif"], "image/tiff", [.image]),
    Entry(.bmp, ["bmp"], "image/bmp", [.image]),
    Entry(.ico, ["ico"], "image/vnd.microsoft.icon", [.image]),
    Entry(.icns, ["icns"], nil, [.image]),
    Entry(.svg, ["svg"], "image/svg+xml", [.image]),
    Entry(.webP, ["webp"], "image/webp", [.image]),
    Entry(.heic, ["heic"], "image/heic", [.heif]),
    Entry(.heif, ["heif"], "image/heif", [.image]),
    Entry(.rawImage, ["raw"], nil, [.image]),
    Entry(.livePhoto, [], nil, [.data]),
    Entry(.audiovisualContent, [], nil, [.data, .content]),
    Entry(.movie, [], nil, [.audiovisualContent]),
    Entry(.video, [], nil, [.movie]),
    Entry(.audio, [], nil, [.audiovisualContent]),
    Entry(.quickTimeMovie, ["mov", "qt"], "video/quicktime", [.movie]),
    Entry(.mpeg4Movie, ["mp4", "mpg4"], "video/mp4", [.movie]),
    Entry(.mpeg, ["mpg", "mpeg"], "video/mpeg", [.movie]),
    Entry(.avi, ["avi"], "video/avi", [.movie]),
    Entry(.mp3, ["mp3"], "audio/mpeg", [.audio]),
    Entry(.mpeg4Audio, ["m4a"], "audio/mp4", [.audio]),
    Entry(.wav, ["wav"], "audio/vnd.wave", [.audio]),
    Entry(.aiff, ["aiff"], "audio/aiff", [.audio]),
    Entry(.midi, ["midi", "mid"], "audio/midi", [.audio]),
    Entry(.archive, [], nil, [.data]),
    Entry(.zip, ["zip"], "application/zip", [.archive]),
    Entry(.gzip, ["gz"], "application/gzip", [.archive]),
    Entry(.diskImage, ["dmg"], nil, [.archive]),
    Entry(.database, [], nil, [.data]),
    Entry(.font, ["ttf", "otf"], nil, [.data]),
    Entry(.usdz, ["usdz"], "model/vnd.usdz+zip", [.data]),
    Entry(.contact, [], nil, [.content]),
    Entry(.vCard, ["vcf"], "text/vcard", [.text, .contact]),
    Entry(.calendarEvent, ["ics"], "text/calendar", [.text]),
    Entry(.log, ["log"], nil, [.plainText]),
    Entry(.executable, [], nil, [.item]),
    Entry(.x509Certificate, ["cer"], nil, [.data]),
  ]
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let volume = UTType(known: "public.volume")
  public static let package = UTType(known: "com.apple.package")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  public static let framework = UTType(known: "com.apple.framework")
  public static let application = UTType(known: "com.apple.application")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let resolvable = UTType(known: "com.apple.resolvable")
  public static let executable = UTType(known: "public.executable")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let geoJSON = UTType(known: "public.geojson")
  public static let yaml = UTType(known: "public.yaml")
  public static let css = UTType(known: "public.css")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let script = UTType(known: "public.script")
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let perlScript = UTType(known: "public.perl-script")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let rubyScript = UTType(known: "public.ruby-script")
  public static let phpScript = UTType(known: "public.php-script")
  public static let makefile = UTType(known: "public.make-source")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let icns = UTType(known: "com.apple.icns")
  public static let svg = UTType(known: "public.svg-image")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let heic = UTType(known: "public.heic")
  public static let heif = UTType(known: "public.heif")
  public static let heics = UTType(known: "public.heics")
  public static let exr = UTType(known: "com.ilm.openexr-image")
  public static let rawImage = UTType(known: "com.apple.raw-image")
  public static let dng = UTType(known: "com.adobe.raw-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  public static let avi = UTType(known: "public.avi")
  public static let mp3 = UTType(known: "public.mp3")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let tarArchive = UTType(known: "public.tar-archive")
  public static let appleArchive = UTType(known: "com.apple.archive")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let database = UTType(known: "public.database")
  public static let font = UTType(known: "public.font")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  public static let realityFile = UTType(known: "com.apple.reality")
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let presentation = UTType(known: "public.presentation")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let message = UTType(known: "public.message")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let log = UTType(known: "public.log")
  public static let bookmark = UTType(known: "public.bookmark")
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let preferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
  public static let jpegxl = UTType(known: "public.jpeg-xl")
  public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
}

extension URL {
  /// The URL with a component, and the type's extension where the component has none.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    let url = appendingPathComponent(partialName)
    guard let suffix = type.preferredFilenameExtension, url.pathExtension != suffix else { return url }
    return url.appendingPathExtension(suffix)
  }

  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }
}
