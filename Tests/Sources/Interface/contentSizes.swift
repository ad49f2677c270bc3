// run: --size 300x* --dynamic-type accessibility2
// nothing is noted
// The older names of type sizes are compared as the newer ones are, UIKit's with them.
import SwiftUI
import UIKit

private struct Sizes: View {
  @Environment(\.sizeCategory) var size
  var body: some View {
    Text(size > .large && size >= .accessibilityLarge && !(size < .accessibilityMedium) ? "large" : "small")  // shows: large
    Text(size <= .accessibilityLarge ? "at most" : "above")  // shows: at most
    Text(UIContentSizeCategory.small < .accessibilityMedium ? "ordered" : "not ordered")  // shows: ordered
  }
}
#Preview { VStack { Sizes() } }
