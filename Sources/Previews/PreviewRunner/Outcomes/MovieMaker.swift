import Imaging
import PNGCodec
import Rendering

/// Makes a movie of a view: lets time pass frame by frame, and puts the frames together.
@MainActor
struct MovieMaker {
  let movie: Movie
  let pictures: PictureWriter

  /// The ending of the names of frames that have a folder of their own; their number follows.
  nonisolated static let frameEnding = "/frame-"

  /// - Returns: what the view shows at the end, the pictures, and what there is to say of them.
  func make(
    _ shown: ShownView
  ) throws -> (outcome: RenderOutcome, pictures: [RenderedPicture], remarks: [String]) {
    let session = try shown.movingSession()
    let options = PNGEncoder.Options(
      effort: shown.variant.effort == .default ? .fast : shown.variant.effort,
      colorSpace: shown.variant.isDisplayP3 ? .displayP3 : .sRGB, scale: shown.variant.circumstances.scale)
    let rate = movie.framesPerSecond
    let limit = Int(((movie.duration ?? Movie.longest) * Double(rate)).rounded())
    var animation: AnimatedPNG?
    var kept: [Bitmap] = []
    var made: [RenderedPicture] = []
    var remarks: [String] = []
    var outcome = try shown.outcome(of: session)
    for number in 0...limit {
      if number > 0 {
        session.advance(to: Double(number) / Double(rate))
        outcome = try shown.outcome(of: session)
      }
      let (bitmap, own) = try pictures.picture(of: outcome, shown)
      remarks += own.filter { !remarks.contains($0) }
      if movie.framesFolder != nil {
        let digits = String(number)
        let name = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
        made.append(
          RenderedPicture(
            ending: Self.frameEnding + name + ".png", bytes: try PNGEncoder.encode(bitmap, options: options)))
      }
      switch movie.form {
      case .animation:
        if animation == nil {
          animation = AnimatedPNG(
            width: bitmap.width, height: bitmap.height, framesPerSecond: rate, options: options)
        }
        if let last = kept.first, (last.width, last.height) != (bitmap.width, bitmap.height) {
          throw PreviewRunnerError.reported(
            exitCode: 65, text: "the view changes its size as it moves: --size says how large the frames are"
          )
        }
        kept = [bitmap]
        try animation?.add(bitmap)
      case .strip: kept.append(bitmap)
      }
      if movie.duration == nil, number > 0, !session.isMoving { break }
      if movie.duration == nil, number == limit {
        remarks.append(
          "The view still moves after \(Int(Movie.longest)) seconds; --duration says how much of it is shown."
        )
      }
    }
    let bytes =
      switch movie.form {
      case .animation: try animation?.bytes() ?? []
      case .strip: try PNGEncoder.encode(strip(of: kept), options: options)
      }
    return (outcome, [RenderedPicture(ending: ".png", bytes: bytes)] + made, remarks)
  }

  /// Some of the frames beside each other, from the first to the last at equal intervals.
  private func strip(of frames: [Bitmap]) -> Bitmap {
    let count = min(frames.count, Movie.stripCount)
    let chosen = (0..<count).map { index in
      frames[count == 1 ? 0 : (index * (frames.count - 1) + (count - 1) / 2) / (count - 1)]
    }
    return Bitmap.row(of: chosen)
  }
}
