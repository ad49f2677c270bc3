/// Writes messages to a log; here they are dropped, because a picture has no log.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}

  public func log(_ message: String) {}
  public func debug(_ message: String) {}
  public func info(_ message: String) {}
  public func notice(_ message: String) {}
  public func warning(_ message: String) {}
  public func error(_ message: String) {}
  public func fault(_ message: String) {}
  public func trace(_ message: String) {}
  public func critical(_ message: String) {}
}
