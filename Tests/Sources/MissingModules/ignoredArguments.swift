// run: --size 200x*
// in a package
// swift-format-ignore-file
// A closure whose statements are passed over still takes its arguments.
import Logging
import SwiftUI

struct Handler {
  var description: (any Error) -> String = { log_error(.app, $0); return "failed" }
  var notice: (String, Int) -> Void
  static func standard() -> Handler { Handler(notice: { log_notice(.app, "\($0) \($1)") }) }
}
#Preview("Handler") {
  let handler = Handler.standard()
  let _ = handler.notice("one", 1)
  Text(handler.description(CancellationError()))  // shows: failed
}
