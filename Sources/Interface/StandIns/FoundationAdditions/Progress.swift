import Foundation

// Values for which this Foundation has no properties; the keys are Apple's.

extension Progress {
  public var fileOperationKind: FileOperationKind? {
    get { noted("NSProgressFileOperationKindKey") }
    set { note(newValue, "NSProgressFileOperationKindKey") }
  }
  public var estimatedTimeRemaining: TimeInterval? {
    get { noted("NSProgressEstimatedTimeRemainingKey") }
    set { note(newValue, "NSProgressEstimatedTimeRemainingKey") }
  }
  public var throughput: Int? {
    get { noted("NSProgressThroughputKey") }
    set { note(newValue, "NSProgressThroughputKey") }
  }
  public var fileTotalCount: Int? {
    get { noted("NSProgressFileTotalCountKey") }
    set { note(newValue, "NSProgressFileTotalCountKey") }
  }
  public var fileCompletedCount: Int? {
    get { noted("NSProgressFileCompletedCountKey") }
    set { note(newValue, "NSProgressFileCompletedCountKey") }
  }
  public var fileURL: URL? {
    get { noted("NSProgressFileURLKey") }
    set { note(newValue, "NSProgressFileURLKey") }
  }

  private func noted<Value>(_ key: String) -> Value? {
    userInfo[ProgressUserInfoKey(rawValue: key)] as? Value
  }

  private func note(_ value: Any?, _ key: String) {
    setUserInfoObject(value, forKey: ProgressUserInfoKey(rawValue: key))
  }
}
