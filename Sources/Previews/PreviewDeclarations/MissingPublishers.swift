public import CombineShim

// What comes of a function that does not compile and would have answered values over time: none, and the end.

extension AnyPublisher: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    Empty<Output, Failure>(completeImmediately: true).eraseToAnyPublisher()
  }
}

extension AnyCancellable: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { AnyCancellable {} }
}
