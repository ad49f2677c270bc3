import SwiftUI

/// An app that counts: buttons, a stepper and a goal.
@main
struct CounterApp: App {
  @State private var counter = Counter()

  var body: some Scene {
    WindowGroup {
      CounterView(counter: counter)
    }
  }
}

@Observable
final class Counter {
  var value = 0
  var step = 1
  private(set) var history: [Int] = []

  func add(_ sign: Int) {
    history.append(value)
    value += sign * step
  }

  func undo() {
    if let last = history.popLast() { value = last }
  }
}

struct CounterView: View {
  @Bindable var counter: Counter

  var body: some View {
    VStack(spacing: 24) {
      Text(counter.value, format: .number)
        .font(.system(size: 72, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText(value: Double(counter.value)))
        .accessibilityIdentifier("value")
      HStack(spacing: 16) {
        Button("Subtract") { change { counter.add(-1) } }
        Button("Add") { change { counter.add(1) } }
      }
      .buttonStyle(.bordered)
      Stepper("Step \(counter.step)", value: $counter.step, in: 1...10)
        .accessibilityIdentifier("step")
      ProgressView("Goal", value: min(max(Double(counter.value), 0), 10), total: 10)
      Button("Undo") { change { counter.undo() } }
        .disabled(counter.history.isEmpty)
      if counter.value >= 10 {
        Label("Done", systemImage: "checkmark.circle.fill")
          .foregroundStyle(.green)
          .transition(.opacity)
      }
    }
    .padding(24)
  }

  private func change(_ body: () -> Void) {
    withAnimation(.linear(duration: 0.5), body)
  }
}
