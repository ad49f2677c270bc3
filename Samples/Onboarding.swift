import SwiftUI

/// Pages to turn, with dots and a button below them.
struct Onboarding: View {
  var body: some View {
    TabView {
      page("sparkles", "Welcome", "Everything that you write down stays on your devices.")
      page("bell.badge", "Reminders", "You choose when to be told, and of what.")
      page("lock", "Privacy", "Nobody else reads your notes.")
    }
    .tabViewStyle(.page)
    .background(.indigo.gradient)
    .safeAreaInset(edge: .bottom) {
      Button {
      } label: {
        Text("Continue").font(.headline).frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(.white.opacity(0.25))
      .padding()
      .background(.indigo)
    }
  }

  private func page(_ symbol: String, _ title: String, _ text: String) -> some View {
    VStack(spacing: 16) {
      Image(systemName: symbol).font(.system(size: 72))
      Text(title).font(.largeTitle.bold())
      Text(text).multilineTextAlignment(.center)
    }
    .foregroundStyle(.white)
    .padding(32)
  }
}

#Preview("Onboarding") {
  Onboarding()
}
