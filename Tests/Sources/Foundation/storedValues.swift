// run: --size 400x800 --locale en
// nothing else is shown
import SwiftUI

/// As apps keep their settings: any value, or none.
struct Settings {
  var set: (Any?, String) -> Void = { UserDefaults.standard.set($0, forKey: $1) }
}

struct Screen: View {
  init() {
    let settings = Settings()
    settings.set(CGFloat(2.5), "width")
    settings.set([CGFloat(1), 2.5], "widths")
    settings.set(["left": CGFloat(3)], "margins")
    settings.set("Ann", "name")
    settings.set(String??.some(nil) as Any, "name")
    settings.set(UInt8(200), "level")
    UserDefaults.standard.set(nil, forKey: "nothing")
    UserDefaults.standard.set(URL(string: "https://example.com"), forKey: "link")
    UserDefaults(suiteName: "group.example")?.set(nil, forKey: "nothing")
    UserDefaults(suiteName: "group.example")?.set(CGFloat(7), forKey: "height")
  }

  var body: some View {
    let stored = UserDefaults.standard
    VStack {
      Text(verbatim: "\(stored.double(forKey: "width"))")  // shows: 2.5
      Text("\(stored.array(forKey: "widths")?.count ?? 0) widths")  // shows: 2 widths
      Text(verbatim: "\((stored.dictionary(forKey: "margins")?["left"] as? Double) ?? 0)")  // shows: 3.0
      Text(stored.string(forKey: "name") ?? "nobody")  // shows: nobody
      Text("\(stored.integer(forKey: "level"))")  // shows: 200
      Text(stored.url(forKey: "link")?.absoluteString ?? "no link")  // shows: https://example.com
      Text(verbatim: "\(UserDefaults(suiteName: "group.example")!.double(forKey: "height"))")  // shows: 7.0
    }
  }
}
