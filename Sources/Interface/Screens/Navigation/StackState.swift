import Views

/// What taps have pushed onto a stack without a binding.
@MainActor
final class StackState {
  private(set) var targets: [NavigationContext.Target] = []

  nonisolated init() {}

  func push(_ target: NavigationContext.Target) { targets.append(target) }

  /// Removes a screen and those on top of it.
  func pop(to count: Int) { targets.removeLast(max(targets.count - count, 0)) }
}
