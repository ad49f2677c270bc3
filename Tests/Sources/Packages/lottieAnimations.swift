// run: --size 300x600
// nothing else is shown
import Lottie
import SwiftUI

// notes: confetti: A device shows an animation here
#Preview("Screen") {
  VStack {
    LottieView(animation: .named("confetti"))  // shows: confetti
      .looping().resizable().frame(width: 90, height: 40)
  }
}
