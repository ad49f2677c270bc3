package import Foundation
import Geometry
package import LayoutEngine

/// What a finger has done since it touched a view.
package struct TouchTrack {
  /// Where the finger was at a time.
  package struct Sample {
    /// In seconds since the touch.
    package var time: TimeInterval
    /// In the window's coordinates.
    package var location: CGPoint

    package init(time: TimeInterval, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// At least the touch itself, the latest last.
  package var samples: [Sample]
  /// Whether the finger has been lifted.
  package var isOver = false
  /// The number of taps in a row that the touch completes.
  package var taps = 1
  /// Converts a point of the window to a coordinate space, using the view's position when it was touched: a
  /// view that follows the finger does not change what its gesture measures.
  package var place: (CGPoint, CoordinateSpace) -> CGPoint

  package init(samples: [Sample], place: @escaping (CGPoint, CoordinateSpace) -> CGPoint) {
    self.samples = samples
    self.place = place
  }
}

/// How far a gesture has come with a touch.
package enum TouchProgress {
  /// It may still be recognized.
  case possible
  /// It is recognized and goes on.
  case active
  /// It has ended successfully.
  case ended
  case failed
}

/// The precedence among the gestures under a finger.
package enum TouchPriority {
  /// After those of the views inside.
  case normal
  /// Before those of the views inside.
  case high
  /// Simultaneously with all others.
  case simultaneous
}

/// A view's gesture, which follows a finger.
@MainActor
package protocol TouchResponder: AnyObject {
  var priority: TouchPriority { get }
  /// How many taps in a row it waits for; nil if it is not a tap gesture.
  var taps: Int? { get }
  /// A finger touches the view.
  func begin()
  func follow(_ track: TouchTrack) -> TouchProgress
  /// Another gesture has claimed the finger.
  func cancel()
}
