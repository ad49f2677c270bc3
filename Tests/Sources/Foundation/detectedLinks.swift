// run: --size 400x800 --locale en
// nothing else is shown
// Links and numbers are detected.
//
// shows: link https://example.com/a?b=1
// shows: link http://www.swift.org
// shows: link mailto:me@x.de
// shows: number +49 30 1234567
import SwiftUI

let found: [String] = {
  let text = "See https://example.com/a?b=1, www.swift.org or me@x.de; call +49 30 1234567."
  let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
  let detector = try! NSDataDetector(types: types.rawValue)
  let whole = NSRange(text.startIndex..., in: text)
  return detector.matches(in: text, options: [], range: whole).map { match in
    switch match.resultType {
    case .link: "link \(match.url!)"
    case .phoneNumber: "number \(match.phoneNumber!)"
    default: "?"
    }
  }
}()

struct Screen: View {
  var body: some View {
    VStack {
      ForEach(found, id: \.self) { Text(verbatim: $0) }
    }
  }
}
