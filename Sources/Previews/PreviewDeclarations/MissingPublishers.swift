public import CombineShim

// The result of a function that does not compile and would return a publisher or sequence: it finishes
// without values.

extension AnyPublisher: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    Empty<Output, Failure>(completeImmediately: true).eraseToAnyPublisher()
  }
}

extension AnyCancellable: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { AnyCancellable {} }
}

extension AsyncStream: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Self { $0.finish() } }
}

extension AsyncThrowingStream: _MissingMakeable where Failure == any Error {
  public static func _makeMissing(named name: String) -> Any { Self { $0.finish() } }
}
