/// How animations are shown: as frames at equal intervals from the last step on.
package struct Movie: Equatable, Sendable {
  /// The output format of the frames.
  package enum Form: Equatable, Sendable {
    /// An animated PNG.
    case animation
    /// One picture with some of the frames beside each other.
    case strip
  }

  package var framesPerSecond: Int
  /// The duration in seconds; nil continues until everything is at rest, for at most `longest`.
  package var duration: Double?
  package var form: Form
  /// The folder for pictures of all frames, `0000.png` and so on; nil for none.
  package var framesFolder: String?

  /// The maximum duration of a movie without a given one, in seconds.
  package static let longest = 5.0
  /// The highest possible index of a frame, from 0.
  var lastFrame: Int { Int(((duration ?? Self.longest) * Double(framesPerSecond)).rounded()) }

  /// How many frames a strip has at most.
  package static let stripCount = 8

  package init(
    framesPerSecond: Int, duration: Double? = nil, form: Form = .animation, framesFolder: String? = nil
  ) {
    self.framesPerSecond = framesPerSecond
    self.duration = duration
    self.form = form
    self.framesFolder = framesFolder
  }
}
