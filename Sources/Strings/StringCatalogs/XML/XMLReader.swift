internal import CExpat
package import Reports

/// Reads XML documents with Expat.
///
/// FoundationXML's parser on Linux drops the document's entities, and reports success for malformed
/// documents. Expat knows the position of every element and error, expands the document's own entities within
/// limits, and reads no external ones.
package final class XMLReader {
  private static let namespaceSeparator: Character = " "
  /// How deep elements may be nested.
  private static let deepest = 200

  private let file: String
  private var open: [XMLNode] = []
  /// Text that has not become a child yet.
  private var pending: [UInt8] = []
  private var root: XMLNode?
  private var failure: LocatedError?
  private var parser: XML_Parser?

  private init(file: String) {
    self.file = file
  }

  /// The root of a document.
  ///
  /// - Throws: `LocatedError` with line and column.
  package static func read(_ bytes: [UInt8], file: String) throws(LocatedError) -> XMLNode {
    let reader = XMLReader(file: file)
    return try reader.read(bytes)
  }

  private func read(_ bytes: [UInt8]) throws(LocatedError) -> XMLNode {
    guard bytes.count < Int(Int32.max) else { throw LocatedError(file: file, reason: "it is over 2 GB long") }
    if bytes.isEmpty { throw LocatedError(file: file, line: 1, column: 1, reason: "the file is empty") }
    guard let parser = XML_ParserCreateNS(nil, XML_Char(Self.namespaceSeparator.asciiValue ?? 32)) else {
      throw LocatedError(file: file, reason: "there is no memory to read it")
    }
    self.parser = parser
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { XMLReader.of($0)?.start($1, attributes: $2) }, { data, _ in XMLReader.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { XMLReader.of($0)?.characters($1, count: $2) }
    XML_SetCommentHandler(parser) { data, text in
      guard let text else { return }
      XMLReader.of(data)?.append(.comment(String(cString: text)))
    }
    // External or undefined entities would be dropped silently.
    XML_SetSkippedEntityHandler(parser) { data, name, _ in
      guard let name else { return }
      XMLReader.of(data)?.fail("the entity &\(String(cString: name)); is not defined in the file")
    }
    XML_SetExternalEntityRefHandler(parser) { _, _, _, _, _ in 0 }
    let status = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
    }
    if let failure { throw failure }
    if status != XML_STATUS_OK {
      let code = XML_GetErrorCode(parser)
      if code == XML_ERROR_EXTERNAL_ENTITY_HANDLING { throw error("entities of other files are not read") }
      if code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN, let node = open.last {
        throw error("it is not XML: the file ends before <\(node.name)> of line \(node.line) is closed")
      }
      throw error("it is not XML: \(XML_ErrorString(code).map { String(cString: $0) } ?? "an error")")
    }
    guard let root else { throw error("it has no element") }
    return root
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func error(_ reason: String) -> LocatedError {
    LocatedError(
      file: file, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1, reason: reason)
  }

  private func fail(_ reason: String) {
    if failure == nil { failure = error(reason) }
    XML_StopParser(parser, 0)
  }

  // MARK: Events

  private func start(
    _ name: UnsafePointer<XML_Char>?,
    attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name, failure == nil else { return }
    if open.count >= Self.deepest { return fail("elements are nested more than \(Self.deepest) deep") }
    let parts = String(cString: name).split(separator: Self.namespaceSeparator, maxSplits: 1)
    var node = XMLNode(
      name: String(parts.last ?? ""), namespace: parts.count > 1 ? String(parts[0]) : "", attributes: [:],
      line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    var index = 0
    while let attributes, let name = attributes[index], let value = attributes[index + 1] {
      node.attributes[String(cString: name)] = String(cString: value)
      index += 2
    }
    flush()
    open.append(node)
  }

  private func end() {
    flush()
    guard let node = open.popLast() else { return }
    if open.isEmpty { root = node } else { append(.element(node)) }
  }

  private func characters(_ text: UnsafePointer<XML_Char>?, count: Int32) {
    guard let text else { return }
    // Expat delivers text in pieces.
    pending += UnsafeRawBufferPointer(start: text, count: Int(count))
  }

  private func append(_ child: XMLNode.Child) {
    flush()
    guard let node = open.indices.last else { return }
    open[node].children.append(child)
  }

  private func flush() {
    guard !pending.isEmpty, let node = open.indices.last else { return }
    open[node].children.append(.text(String(decoding: pending, as: UTF8.self)))
    pending.removeAll(keepingCapacity: true)
  }
}
