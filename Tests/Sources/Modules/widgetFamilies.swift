// run: --size 300x300
// Widget families have descriptions.
import SwiftUI
import WidgetKit

struct Screen: View {
  @Environment(\.widgetFamily) private var family
  var body: some View { Text(String(describing: family)) }  // shows: systemSmall
}
#Preview { Screen() }
