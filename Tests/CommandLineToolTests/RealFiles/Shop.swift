import DeveloperToolsSupport
import OSLog
import SwiftUI
import SwiftUICore
import os

private let logger = Logger(subsystem: "shop", category: "view")

// Observation comes with SwiftUI.
@Observable final class Price {
  var amount = 3
  @ObservationIgnored var note = ""
}

package struct Total: View {
  @ObservedObject var basket: Basket
  @Bindable var price: Price
  let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var ticks = 0

  package var body: some View {

    VStack {
      Text("\(basket.count) things, \(basket.doubled) halves")
      Text("costs \(price.amount * basket.count)")
      Stepper("Amount", value: $price.amount)
    }
    .onReceive(clock) { _ in ticks += 1 }
    .onAppear {
      logger.info("count \(basket.count, privacy: .public) of \(price.note, privacy: .private(mask: .hash))")
      os_log("%{public}@", log: OSLog.default, type: .debug, "appeared")
      withObservationTracking {
        _ = price.amount
      } onChange: {
      }
    }
  }
}

#Preview("Shop") {
  let basket = Basket()
  let _ = NotificationCenter.default.post(name: .added, object: 2)
  Total(basket: basket, price: Price())
}
