import Linting

/// The validated messages of the process that draws a group of renders.
///
/// Each variant starts once, in order, and ends once; messages in another order cannot come from the runner.
/// So if a view fakes the end of a variant, the runner's own message becomes a second one, unless the view
/// keeps the runner from continuing.
package struct RenderRecord {
  /// The meaning of a message for the program.
  package enum Event {
    /// The variant is being drawn.
    case began(variant: Int)
    /// The variant is finished; its pictures are nil if none were requested.
    case done(variant: Int, RenderReport, ArrivingPictures?)
    /// The variant failed; nil means all that have not started.
    case failed(variant: Int?, PreviewRunnerError)
  }

  /// The requested variants, in order.
  private let variants: [Int]
  /// The rules for each one's pictures; nil if none are requested.
  private let rules: (_ variant: Int) -> ArrivingPictures.Rules?
  /// How many have ended.
  private var endedCount = 0
  private var isOpen = false
  private var pictures: ArrivingPictures?
  private var isFinished = false

  package init(variants: [Int], rules: @escaping (_ variant: Int) -> ArrivingPictures.Rules?) {
    self.variants = variants
    self.rules = rules
  }

  /// Whether all messages have arrived.
  package var isComplete: Bool { isFinished }

  /// Processes a message; nil if it does not change anything.
  package mutating func take(_ message: WorkerMessage) throws(WorkerFault) -> Event? {
    guard !isFinished else { throw WorkerFault("it goes on when all has been said") }
    switch message {
    case .begin(let variant):
      guard !isOpen, endedCount < variants.count, variants[endedCount] == variant else {
        throw WorkerFault("it begins what it was not asked for")
      }
      isOpen = true
      pictures = rules(variant).map(ArrivingPictures.init)
      return .began(variant: variant)
    case .picture(let kind, let part):
      guard isOpen, let pictures else { throw WorkerFault("it sends a picture that nobody asked for") }
      try pictures.add(part, of: kind)
      return nil
    case .done(let report):
      guard isOpen else { throw WorkerFault("it is done with what has not begun") }
      try report.checkPictures()
      try pictures?.finish()
      defer { end() }
      return .done(variant: variants[endedCount], report, pictures)
    case .failed, .refused:
      guard let error = message.failure else { return nil }
      if isOpen {
        defer { end() }
        return .failed(variant: variants[endedCount], error)
      }
      guard endedCount == 0 else { throw WorkerFault("what has not begun fails") }
      isFinished = true
      return .failed(variant: nil, error)
    case .finished:
      guard !isOpen, endedCount == variants.count else { throw WorkerFault("it ends before all is done") }
      isFinished = true
      return nil
    case .loaded, .listing, .listed, .views:
      throw WorkerFault("it says what belongs to another task")
    }
  }

  private mutating func end() {
    endedCount += 1
    isOpen = false
    pictures = nil
  }
}

extension RenderReport {
  /// Checks the pictures of findings.
  fileprivate func checkPictures() throws(WorkerFault) {
    for observation in lint?.observations ?? [] {
      guard let picture = observation.picture else { continue }
      var check = PictureFileCheck()
      try check.add(Array(picture))
      guard check.isComplete else { throw WorkerFault("a picture of a finding is not whole") }
    }
  }
}
