/// The validated messages of a process that lists previews: the items in order, then the views, then the end.
package struct ListingRecord {
  /// The maximum numbers of items, previews and views.
  package static let limit = 10_000

  package private(set) var previews: [ListedPreview] = []
  package private(set) var views: [DeclaredView] = []
  /// The item being listed, and its fallback if listing fails.
  package private(set) var current: (item: Int, fallback: ListedPreview)?
  package private(set) var isFinished = false
  private var nextItem: Int
  private var hasViews = false
  private let fileCount: Int

  /// - Parameters:
  ///   - first: the first requested item.
  ///   - fileCount: the number of files that can contain previews.
  package init(from first: Int, fileCount: Int) {
    nextItem = first
    self.fileCount = fileCount
  }

  /// Processes a message; returns whether work on an item has started.
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
