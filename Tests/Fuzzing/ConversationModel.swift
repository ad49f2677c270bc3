import PreviewRunner

/// Which conversations are complete and in order, decided by what their messages mean: a second opinion on
/// what the program's own reader accepts.
struct ConversationModel {
  private let said: [FuzzedConversation.Said]
  private var place = 0
  /// Whether wrong bytes belong to a picture of a variant that failed: the program need not have noticed
  /// those.
  private var isUndecided = false

  /// Whether everything was said that was asked for, once and in its order, and nothing else; nil if that may
  /// be taken or refused.
  static func isSound(_ conversation: FuzzedConversation) -> Bool? {
    var model = ConversationModel(said: conversation.said)
    let isSound =
      switch conversation.task {
      case .render(let variants, let rules): model.renders(variants, rules)
      case .list(let fileCount): model.lists(fileCount)
      }
    return isSound && model.isUndecided ? nil : isSound
  }

  private init(said: [FuzzedConversation.Said]) { self.said = said }

  private var next: FuzzedConversation.Said? { place < said.count ? said[place] : nil }

  private mutating func take(_ meaning: FuzzedConversation.Said.Meaning) -> Bool {
    guard next?.meaning == meaning else { return false }
    place += 1
    return true
  }

  private mutating func renders(_ variants: Int, _ rules: ArrivingPictures.Rules?) -> Bool {
    // A failure before anything has begun is complete.
    if take(.failed) { return next == nil }
    for variant in 0..<variants {
      guard take(.begin(variant)) else { return false }
      guard let pictures = pictures(rules) else { return false }
      if take(.failed) {
        isUndecided = isUndecided || pictures.isWrong
        continue
      }
      guard take(.done), rules == nil || pictures.isWhole && pictures.kinds.contains(.main) else {
        return false
      }
    }
    return take(.finished) && next == nil
  }

  /// Takes the parts of pictures; nil if there is one that is not allowed, or one after another that is not
  /// whole.
  private mutating func pictures(
    _ rules: ArrivingPictures.Rules?
  ) -> (kinds: [PictureKind], isWhole: Bool, isWrong: Bool)? {
    var kinds: [PictureKind] = []
    var bytes: [UInt8] = []
    var size = 0
    var isWrong = false
    let whole = FuzzedConversation.picture
    while case .picture(let kind)? = next?.meaning, let part = next?.parts.last {
      place += 1
      guard let rules else { return nil }
      if kinds.last != kind {
        guard kinds.isEmpty || bytes == whole, allows(kind, rules), !kinds.contains(kind) else { return nil }
        kinds.append(kind)
        bytes = []
      }
      bytes += part
      size += part.count
      // Other bytes than a picture's may be noticed at once or at its end.
      guard size <= rules.byteLimit else { return nil }
      isWrong = isWrong || !bytes.elementsEqual(whole.prefix(bytes.count))
    }
    return (kinds, bytes == whole, isWrong)
  }

  private func allows(_ kind: PictureKind, _ rules: ArrivingPictures.Rules) -> Bool {
    switch kind {
    case .frame(let number): return number < rules.frames
    case .picture(let step, let isEdges): return (rules.hasEdges || !isEdges) && allows(step, rules)
    case .accessibility(let step): return rules.hasAccessibility && allows(step, rules)
    }
  }

  private func allows(_ step: Int?, _ rules: ArrivingPictures.Rules) -> Bool {
    guard let step else { return true }
    return rules.steps.map { step <= $0 } ?? false
  }

  private mutating func lists(_ fileCount: Int) -> Bool {
    var item = 0
    while let message = next, take(.listing(item)) {
      guard files(in: message).allSatisfy({ $0 < fileCount }), let listed = next, take(.listed),
        files(in: listed).allSatisfy({ $0 < fileCount })
      else { return false }
      item += 1
    }
    return take(.views) && take(.finished) && next == nil
  }

  /// The numbers of files that a message names.
  private func files(in message: FuzzedConversation.Said) -> [Int] {
    let text = String(decoding: message.parts.last ?? [], as: UTF8.self)
    return text.split(separator: "\"file\":").dropFirst().compactMap { $0.first?.wholeNumberValue }
  }
}
