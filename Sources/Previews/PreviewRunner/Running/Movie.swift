/// How what moves is shown: as frames at equal intervals from the last step on.
package struct Movie: Equatable, Sendable {
  /// What is made of the frames.
  package enum Form: Equatable, Sendable {
    /// An animated PNG.
    case animation
    /// One picture with some of the frames beside each other.
    case strip
  }

  package var framesPerSecond: Int
  /// How long it is, in seconds; nil goes on until everything is at rest, `longest` at most.
  package var duration: Double?
  package var form: Form
  /// The folder for pictures of all frames, `0000.png` and so on; nil if there are none.
  package var framesFolder: String?

  /// How long a movie is at most that was not given a length, in seconds.
  package static let longest = 5.0
  /// The number of the last frame that there may be, counting from 0.
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
