import SwiftUI

#if os(iOS) || os(Linux)
  import UIKit
#endif

public struct GreetingView: View {
  private let name: String

  public init(name: String) { self.name = name }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Hello, \(name)", bundle: .module)
        .font(.headline)
      Text("How are you today?", bundle: .module)
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

extension EnvironmentValues {
  @Entry public var greeter = "Ada"
}

#Preview { GreetingView(name: "Ada") }
