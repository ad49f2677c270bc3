/// What a process that lists previews has said so far, held to what it was asked for: the items one after the other, then the
/// views, then that this was all.
package struct ListingRecord {
  /// How many items, previews and views there may be.
  package static let limit = 10_000

  package private(set) var previews: [ListedPreview] = []
  package private(set) var views: [DeclaredView] = []
  /// What is being listed, and what it is taken for if that fails.
  package private(set) var current: (item: Int, fallback: ListedPreview)?
  package private(set) var isFinished = false
  private var nextItem: Int
  private var hasViews = false
  private let fileCount: Int

  /// - Parameters:
  ///   - first: the first item that is asked for.
  ///   - fileCount: how many files there are that previews can stand in.
  package init(from first: Int, fileCount: Int) {
    nextItem = first
    self.fileCount = fileCount
  }

  /// Takes a message; returns whether work on an item has begun.
  package mutating func take(_ message: WorkerMessage) throws(WorkerFault) -> Bool {
    guard !isFinished else { throw WorkerFault("it goes on when all has been said") }
    switch message {
    case .listing(let item, let fallback):
      guard current == nil, !hasViews, item == nextItem, item < Self.limit, isSound(fallback) else {
        throw WorkerFault("it lists what it was not asked for")
      }
      current = (item, fallback)
      nextItem += 1
      return true
    case .listed(let listed):
      guard current != nil, listed.allSatisfy(isSound), previews.count + listed.count <= Self.limit else {
        throw WorkerFault("it lists what it was not asked for")
      }
      previews += listed
      current = nil
    case .views(let declared):
      guard current == nil, !hasViews, declared.count <= Self.limit else {
        throw WorkerFault("it lists what it was not asked for")
      }
      views = declared
      hasViews = true
    case .finished:
      guard hasViews else { throw WorkerFault("it ends before all is done") }
      isFinished = true
    case .loaded, .begin, .picture, .done, .failed, .refused:
      throw WorkerFault("it says what belongs to another task")
    }
    return false
  }

  private func isSound(_ preview: ListedPreview) -> Bool { (0..<fileCount).contains(preview.file) }
}
