import SwiftUI

private struct Faded: ViewModifier {
  let opacity: Double
  func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Overloads: View {
  @State private var isOn = false
  @State private var value = 1.0
  @State private var place = CGPoint.zero
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(alignment: .leading) {
      Button("Go") {
        withAnimation(.spring()) { isOn.toggle() }
        withAnimation(.bouncy) { value += 1 }
        withTransaction(\.isContinuous, true) { value += 1 }
        openURL(URL(string: "https://example.com")!) { accepted in isOn = accepted }
      }
      .help("Goes on")
      .sensoryFeedback(.success, trigger: isOn)
      .sensoryFeedback(trigger: value) { old, new in new > old ? .increase : .decrease }
      .sensoryFeedback(.impact(weight: .light), trigger: value) { $0 < $1 }
      Text("levels").foregroundStyle(.background.secondary).background(.tint.tertiary)
        .background(Color.blue.quaternary).background(.red.quinary)
      if isOn {
        Text("seen")
          .transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1)))
          .transition(.scale(0.5).combined(with: .opacity))
          .transition(.blurReplace)
          .transition(.asymmetric(insertion: .push(from: .leading), removal: .scale))
      }
      Text("\(value, specifier: "%.1f")").contentTransition(.numericText(value: value))
        .animation(.easeInOut) { $0.opacity(isOn ? 1 : 0.5) }
      Circle()
        .fill(
          .angularGradient(
            colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360))
        )
        .frame(width: 20, height: 20)
        .onTapGesture { location in place = location }
        .onTapGesture(count: 2, coordinateSpace: .global) { location in place = location }
        .onLongPressGesture(minimumDuration: 0.5, pressing: { isOn = $0 }) {}
      Text("accessible")
        .accessibilityAction {}
        .accessibilityAction(named: "Delete") {}
        .accessibilityAction(named: Text("Copy")) {}
        .accessibilityActions { Button("Share") {} }
        .accessibilityAdjustableAction { direction in value += direction == .increment ? 1 : -1 }
        .accessibilityRotor("Items", entries: ["a", "b"], entryID: \.self, entryLabel: \.self)
        .accessibilityRepresentation { Toggle("a", isOn: $isOn) }
        .accessibilityChildren { Text("child") }
        .accessibilityCustomContent("key", "value", importance: .high)
        .accessibilityElement(children: .combine)
        .accessibilityHeading(.h2)
        .accessibilityInputLabels(["one", "two"])
        .accessibilityRespondsToUserInteraction(false)
        .accessibilitySortPriority(2)
      GlassEffectContainer(spacing: 8) {
        Text("glass").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
      }
    }
  }
}

#Preview("Overloads") { Overloads() }
