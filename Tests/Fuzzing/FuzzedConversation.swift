import PreviewRunner

/// A worker's messages about one task, by the grammar of the protocol, with as many of its rules broken as
/// the input selects.
struct FuzzedConversation {
  /// What the program requested.
  enum Task {
    case render(variants: Int, rules: ArrivingPictures.Rules?)
    case list(fileCount: Int)
  }

  /// A message, and its meaning if it is what the runner would write.
  struct Said {
    enum Meaning: Equatable {
      case begin(Int)
      case picture(PictureKind)
      case done, failed, finished
      case listing(Int)
      case listed, views
    }

    var meaning: Meaning
    var parts: [[UInt8]]
    /// The changes to its bytes.
    var damage: Damage?

    init(_ meaning: Meaning, _ parts: [String]) {
      self.meaning = meaning
      self.parts = parts.map { Array($0.utf8) }
    }
  }

  /// What is wrong with a message's bytes rather than with its content.
  enum Damage {
    case key(byte: Int, bits: UInt8)
    case length(Int)
    case partLength(part: Int, Int)
    case cut(Int)
  }

  let key: MessageKey
  private(set) var task: Task
  private(set) var said: [Said] = []
  /// Whether the content of messages, or their bytes, were changed, and not only their order.
  private(set) var isDamaged = false

  init(_ input: inout FuzzedBytes, folder: String) {
    key = MessageKey((0..<MessageKey.size).map { UInt8(truncatingIfNeeded: 7 &* $0 &+ 3) })
    if input.below(4) == 0 {
      task = .list(fileCount: 1 + input.below(3))
      said = Self.listing(&input, fileCount: 3)
    } else {
      var rules: ArrivingPictures.Rules?
      if input.below(8) != 0 {
        rules = ArrivingPictures.Rules(
          steps: input.below(2) == 0 ? nil : input.below(3), hasEdges: input.below(2) == 0,
          frames: input.below(3), byteLimit: 1 << (6 + input.below(8)), folder: folder)
        rules?.hasAccessibility = input.below(2) == 0
      }
      let variants = 1 + input.below(3)
      task = .render(variants: variants, rules: rules)
      said = (0..<variants).flatMap { Self.render($0, rules, &input) } + [Said(.finished, ["finished"])]
    }
    for _ in 0..<input.below(4) { change(&input) }
  }

  // MARK: The grammar

  /// A picture of one pixel.
  static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0,
    1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 13, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8,
    0xCF, 0xC0, 0xF0, 0x1F, 0, 5, 0, 1, 0xFF, 0x89, 0x99, 0x3D, 0x1D, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44,
    0xAE, 0x42, 0x60, 0x82,
  ]

  private static let texts = ["", "V", "/../../x", "a\u{0}b", "\u{1B}[31m", "{}", "é", "e\u{301}"]
  private static let notes = [
    "[]", #"[{"cause":"approximated","subject":"Gauge","sentence":"It differs."}]"#,
  ]
  private static let sentences = ["[]", #"["One."]"#, #"["\u001b[31m","/../x"]"#]

  private static func one<Element>(of all: [Element], _ input: inout FuzzedBytes) -> Element {
    all[input.below(all.count)]
  }

  /// The runner's messages about a variant: its beginning, its pictures in parts, and how it ended.
  private static func render(
    _ variant: Int, _ rules: ArrivingPictures.Rules?, _ input: inout FuzzedBytes
  ) -> [Said] {
    var said = [Said(.begin(variant), ["begin", "\(variant)"])]
    if input.below(8) == 0 {
      let code = one(of: ["65", "70", "73", "0", "64", "256", "-1"], &input)
      return said + [Said(.failed, ["failed", code, one(of: texts, &input)])]
    }
    if input.below(16) == 0 { return said + [Said(.failed, ["refused", one(of: texts, &input)])] }
    for kind in kinds(rules) {
      // All but the main picture may be left out.
      if kind != .main, input.below(3) == 0 { continue }
      var rest = picture[...]
      while !rest.isEmpty {
        let part = rest.prefix(1 + input.below(rest.count))
        rest = rest.dropFirst(part.count)
        var message = Said(.picture(kind), ["picture", kind.text])
        message.parts.append(Array(part))
        said.append(message)
      }
    }
    let accessibility = one(of: ["", "1 Button"], &input)
    said.append(
      Said(
        .done,
        [
          "done", one(of: texts, &input), one(of: texts, &input), "1x1", one(of: texts, &input),
          one(of: notes, &input), one(of: sentences, &input), one(of: sentences, &input), "", "",
          accessibility, "", "",
        ]))
    return said
  }

  /// The pictures that rules allow.
  private static func kinds(_ rules: ArrivingPictures.Rules?) -> [PictureKind] {
    guard let rules else { return [] }
    var kinds: [PictureKind] = []
    for step in [nil] + (rules.steps.map { Array(0...$0) } ?? []) {
      kinds.append(.picture(step: step))
      if rules.hasEdges { kinds.append(.picture(step: step, isEdges: true)) }
      if rules.hasAccessibility { kinds.append(.accessibility(step: step)) }
    }
    return kinds + (0..<rules.frames).map { .frame($0) }
  }

  private static func preview(_ item: Int, _ input: inout FuzzedBytes, fileCount: Int) -> String {
    #"{"source":{"registry":{"_0":\#(item)}},"name":"p\#(item)","file":\#(input.below(fileCount))}"#
  }

  private static func listing(_ input: inout FuzzedBytes, fileCount: Int) -> [Said] {
    var said: [Said] = []
    for item in 0..<input.below(4) {
      let preview = preview(item, &input, fileCount: fileCount)
      said.append(Said(.listing(item), ["listing", "\(item)", preview]))
      let count = input.below(3)
      said.append(
        Said(.listed, ["listed", "[" + Array(repeating: preview, count: count).joined(separator: ",") + "]"]))
    }
    let views = one(of: ["[]", #"[{"name":"V","isNested":false,"isApp":false}]"#], &input)
    return said + [Said(.views, ["views", views]), Said(.finished, ["finished"])]
  }

  // MARK: Breaking its rules

  private static let names = [
    "loaded", "listing", "listed", "views", "begin", "picture", "done", "failed", "refused", "finished", "",
    "Done", "done\u{0}", "stop", "load", "finished ", "a name that is longer than any",
  ]
  private static let oddities = [
    "", "0", "1", "2", "-1", "+1", " 1", "1e3", "0x1", "٣", "NaN", "9223372036854775808", "256", "edges",
    "frame 0", "frame 9", "frame -1", "frame 00", "step 0 picture", "step 9 edges", "step 1 accessibility",
    "/../../x", ".png/../x", "frame 0/../../x", "picture\u{0}", "PICTURE", "accessibility", "[]", "{}",
    "null",
    "[[[[[[[[", "[1e999]", #"["\ud800"]"#, #"[{"name":"V","isNested":false,"isApp":false}]"#,
    #"{"source":{"registry":{"_0":0}},"name":"a","file":-1}"#,
    #"[{"source":{"registry":{"_0":0}},"name":"a","file":99}]"#,
  ]
  private static let lengths = [
    0, 1, 4, 64, 1 << 20, 8 << 20, (8 << 20) + 1, 1 << 24, 1 << 31, Int(UInt32.max),
  ]

  private mutating func change(_ input: inout FuzzedBytes) {
    guard !said.isEmpty else { return }
    let place = input.below(said.count)
    switch input.below(16) {
    case 0: said.remove(at: place)
    case 1: said.insert(said[place], at: input.below(said.count + 1))
    case 2: said.swapAt(place, input.below(said.count))
    case 3:
      // A message of the other task, or one that does not exist at this point.
      said.insert(
        Self.one(
          of: [
            Said(.begin(0), ["begin", "0"]), Said(.finished, ["finished"]), Said(.listed, ["listed", "[]"]),
            Said(.views, ["views", "[]"]), Said(.failed, ["refused", "x"]),
          ], &input), at: place)
    default:
      isDamaged = true
      damage(place, &input)
    }
  }

  private mutating func damage(_ place: Int, _ input: inout FuzzedBytes) {
    let parts = said[place].parts
    let part = parts.isEmpty ? 0 : input.below(parts.count)
    switch input.below(12) {
    case 0 where !parts.isEmpty: said[place].parts[0] = Array(Self.one(of: Self.names, &input).utf8)
    case 1, 2: if !parts.isEmpty { said[place].parts[part] = Array(Self.one(of: Self.oddities, &input).utf8) }
    case 3: if !parts.isEmpty { said[place].parts.remove(at: part) }
    case 4:
      let more = Array(Self.one(of: Self.oddities, &input).utf8)
      said[place].parts.insert(contentsOf: Array(repeating: more, count: 1 + input.below(12)), at: part)
    case 5: if !parts.isEmpty { said[place].parts.swapAt(part, input.below(parts.count)) }
    case 6: said[place].damage = .key(byte: input.below(MessageKey.size), bits: input.byte())
    case 7: said[place].damage = .length(Self.one(of: Self.lengths, &input))
    case 8: said[place].damage = .partLength(part: part, Self.one(of: Self.lengths, &input))
    case 9: said[place].damage = .cut(1 + input.below(60))
    case 10 where !parts.isEmpty && input.below(64) == 0:
      // So long that it takes a while, and so it is seldom.
      let count = Self.one(of: [1 << 16, 1 << 20, (1 << 20) + 1, 8 << 20, 9 << 20], &input)
      said[place].parts[part] = [UInt8](repeating: input.byte(), count: count)
    default:
      if !parts.isEmpty, !parts[part].isEmpty {
        said[place].parts[part][input.below(parts[part].count)] = input.byte()
      }
    }
  }

  // MARK: Bytes

  /// The bytes of each message.
  func bytes(of said: Said) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    var key = key.bytes
    var body: [UInt8] = []
    for (index, part) in said.parts.enumerated() {
      var length = part.count
      if case .partLength(index, let other) = said.damage { length = other }
      body += number(length) + part
    }
    var length = body.count
    switch said.damage {
    case .key(let byte, let bits): key[byte] ^= bits
    case .length(let other): length = other
    case .cut(let count): return (key + number(length) + body).dropLast(count)
    case .partLength, nil: break
    }
    return key + number(length) + body
  }
}
