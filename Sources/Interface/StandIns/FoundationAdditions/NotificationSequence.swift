import Foundation

extension NotificationCenter {
  /// The notifications of a name as they come. https://developer.apple.com/documentation/foundation/notificationcenter/notifications
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      let (stream, continuation) = AsyncStream<Notification>.makeStream()
      let center = center
      nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { _ in center.removeObserver(observer) }
      return stream.makeAsyncIterator()
    }
  }

  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}
