// run: --size 300x300
// UIKit re-exports the modules of its declarations, and Core Data's classes are those that their files declare.
import SwiftUI

final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  func ask() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { _, _ in }
  }
  func remind() -> Date? {
    let content = UNMutableNotificationContent()
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    return trigger.nextTriggerDate()
  }
}

struct Tint: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(red: 0, green: environment.colorScheme == .dark ? 1 : 0.5, blue: 0)
  }
}

#Preview {
  let filter = CIFilter(name: "CISepiaTone")
  let _ = filter?.setValue(0.5, forKey: kCIInputIntensityKey)
  VStack {
    Color(Bool.random() ? .indigo.opacity(0.5) : .indigo.opacity(0.5))
    Color(Bool.random() ? .black : .black)
    Color(Tint())
    Text("\(filter?.value(forKey: kCIInputIntensityKey) as? Double ?? 0)")  // shows: 0.500000
    // shows: 1.0 0.0 0.0 1.0
    Text(CIColor(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1)).stringRepresentation)
    Text(UIColor() == .clear ? "no colour" : "a colour")  // shows: no colour
    Text(Delegate().remind() == nil ? "never" : "soon")  // shows: soon
  }
}
