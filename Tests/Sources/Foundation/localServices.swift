// run: --size 300x200
// nothing else is shown
// nothing is noted
// Apple's Foundation looks for services in the local network; here there are none.
import SwiftUI

final class Finder: NSObject, NetServiceBrowserDelegate {
  private let browser = NetServiceBrowser()
  private(set) var found: [NetService] = []
  func start() {
    browser.delegate = self
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
  }
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {
    found.append(service)
  }
}

#Preview("Services") {
  let finder = Finder()
  let _ = finder.start()
  // shows: 0 found
  Text("\(finder.found.count) found")
  // shows: printer 80
  Text("\(NetService(domain: "local.", type: "_http._tcp.", name: "printer", port: 80).name) 80")
  // shows: miles
  Text(NSLocale(localeIdentifier: "en_US").usesMetricSystem ? "kilometres" : "miles")
  // shows: kilometres
  Text(Locale(identifier: "de_DE").usesMetricSystem ? "kilometres" : "miles")
}
