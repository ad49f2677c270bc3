// run: --size 300x*
// swift-format-ignore-file
// Messages that the protocol compiler has generated are values; what would read or write them fails.
import SwiftUI
import SwiftProtobuf

fileprivate struct _GeneratedWithProtocGenSwiftVersion: SwiftProtobuf.ProtobufAPIVersionCheck {
  struct _2: SwiftProtobuf.ProtobufAPIVersion_2 {}
  typealias Version = _2
}

struct Files_File: Sendable {
  enum Kind: SwiftProtobuf.Enum, Swift.CaseIterable {
    typealias RawValue = Int
    case audio
    case UNRECOGNIZED(Int)
    init() { self = .audio }
    init?(rawValue: Int) { self = rawValue == 0 ? .audio : .UNRECOGNIZED(rawValue) }
    var rawValue: Int {
      switch self {
      case .audio: return 0
      case .UNRECOGNIZED(let i): return i
      }
    }
    static let allCases: [Files_File.Kind] = [.audio]
  }
  var title: String = String()
  var kind: Files_File.Kind = .audio
  var size: Int64 = 0
  var labels: Dictionary<String, Int32> = [:]
  var parts: [Files_File] = []
  var published: SwiftProtobuf.Google_Protobuf_Timestamp {
    get { return _published ?? SwiftProtobuf.Google_Protobuf_Timestamp() }
    set { _published = newValue }
  }
  var hasPublished: Bool { return self._published != nil }
  var unknownFields = SwiftProtobuf.UnknownStorage()
  init() {}
  fileprivate var _published: SwiftProtobuf.Google_Protobuf_Timestamp? = nil
}

fileprivate let _protobuf_package = "files"

extension Files_File: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
  static let protoMessageName: String = _protobuf_package + ".File"
  static let _protobuf_nameMap: SwiftProtobuf._NameMap = [
    1: .same(proto: "title"), 2: .standard(proto: "file_size"),
  ]
  mutating func decodeMessage<D: SwiftProtobuf.Decoder>(decoder: inout D) throws {
    while let fieldNumber = try decoder.nextFieldNumber() {
      switch fieldNumber {
      case 1: try { try decoder.decodeSingularStringField(value: &self.title) }()
      case 2: try { try decoder.decodeSingularInt64Field(value: &self.size) }()
      case 3: try { try decoder.decodeSingularEnumField(value: &self.kind) }()
      case 4: try { try decoder.decodeRepeatedMessageField(value: &self.parts) }()
      case 5: try { try decoder.decodeSingularMessageField(value: &self._published) }()
      case 6: try { try decoder.decodeMapField(fieldType: SwiftProtobuf._ProtobufMap<SwiftProtobuf.ProtobufString,SwiftProtobuf.ProtobufInt32>.self, value: &self.labels) }()
      default: break
      }
    }
  }
  func traverse<V: SwiftProtobuf.Visitor>(visitor: inout V) throws {
    if !self.title.isEmpty { try visitor.visitSingularStringField(value: self.title, fieldNumber: 1) }
    if self.size != 0 { try visitor.visitSingularInt64Field(value: self.size, fieldNumber: 2) }
    if self.kind != .audio { try visitor.visitSingularEnumField(value: self.kind, fieldNumber: 3) }
    if !self.parts.isEmpty { try visitor.visitRepeatedMessageField(value: self.parts, fieldNumber: 4) }
    try { if let v = self._published { try visitor.visitSingularMessageField(value: v, fieldNumber: 5) } }()
    if !self.labels.isEmpty { try visitor.visitMapField(fieldType: SwiftProtobuf._ProtobufMap<SwiftProtobuf.ProtobufString,SwiftProtobuf.ProtobufInt32>.self, value: self.labels, fieldNumber: 6) }
    try unknownFields.traverse(visitor: &visitor)
  }
  static func ==(lhs: Files_File, rhs: Files_File) -> Bool { lhs.title == rhs.title && lhs.size == rhs.size }
}

#Preview {
  let file = Files_File.with {
    $0.title = "Episode"
    $0.published = Google_Protobuf_Timestamp(seconds: 60, nanos: 500_000_000)
  }
  VStack {
    Text(verbatim: "\(file.title) \(file.published.timeIntervalSince1970)")  // shows: Episode 60.5
    Text(verbatim: (try? Files_File(serializedData: Data())) == nil ? "not read" : "read")  // shows: not read
    Text(verbatim: "\(Set([file, Files_File(), file]).count)")  // shows: 2
  }
}
