import Dispatch

/// Queues can be told apart, as all objects of Apple's can; here every access to the main queue creates
/// another object, so queues with the same label are equal.
// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive Hashable {
  public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a === b || a.label == b.label }
  public func hash(into hasher: inout Hasher) { hasher.combine(label) }
}
