import Imaging
import PNGCodec
import Rendering

/// Makes a movie of a view: advances time frame by frame, and combines the frames.
@MainActor
struct MovieMaker {
  let movie: Movie
  let pictures: PictureWriter
  /// The memory limit of the process in bytes, and the share of it for frames waiting to be packed.
  let memoryLimit: Int
  private static let mostWaiting = 192 << 20

  /// - Returns: what the view shows at the end, the pictures, and the notes on them.
  func make(
    _ shown: ShownView
  ) throws -> (outcome: RenderOutcome, pictures: [RenderedPicture], remarks: [String]) {
    let options = PNGEncoder.Options(
      effort: shown.variant.effort == .default ? .fast : shown.variant.effort,
      colorSpace: shown.variant.isDisplayP3 ? .displayP3 : .sRGB, scale: shown.variant.circumstances.scale)
    let rate = movie.framesPerSecond
    let limit = movie.lastFrame
    // It starts before any of the user's code has run.
    let packer: FramePacker? =
      movie.form == .animation || movie.framesFolder != nil
      ? FramePacker(
        FramePacker.Task(
          framesPerSecond: rate, options: options, makesAnimation: movie.form == .animation,
          makesPictures: movie.framesFolder != nil, memoryLimit: min(memoryLimit / 4, Self.mostWaiting)))
      : nil
    defer { packer?.stop() }
    let session = try shown.movingSession()
    var kept: [Bitmap] = []
    var size: (width: Int, height: Int)?
    var remarks: [String] = []
    for number in 0...limit {
      if number > 0 { session.advance(to: Double(number) / Double(rate)) }
      let (bitmap, own) = try pictures.picture(of: try shown.frame(of: session), shown)
      remarks += own.filter { !remarks.contains($0) }
      if let size, size != (bitmap.width, bitmap.height), packer != nil {
        throw PreviewRunnerError.reported(
          exitCode: 65, text: "the view changes its size as it moves: --size says how large the frames are")
      }
      size = (bitmap.width, bitmap.height)
      if movie.form == .strip { kept.append(bitmap) }
      try packer?.add(bitmap)
      if movie.duration == nil, number > 0, !session.isMoving { break }
      if movie.duration == nil, number == limit {
        remarks.append(
          "The view still moves after \(Int(Movie.longest)) seconds; --duration says how much of it is shown."
        )
      }
    }
    let outcome = try shown.outcome(of: session)
    let packed = try packer?.finish()
    let bytes =
      switch movie.form {
      case .animation: packed?.animation ?? []
      case .strip: try PNGEncoder.encode(strip(of: kept), options: options)
      }
    let made = (packed?.pictures ?? []).enumerated().map { number, bytes in
      RenderedPicture(kind: .frame(number), bytes: bytes)
    }
    return (outcome, [RenderedPicture(kind: .main, bytes: bytes)] + made, remarks)
  }

  /// A strip of frames, from the first to the last at equal intervals.
  private func strip(of frames: [Bitmap]) -> Bitmap {
    let count = min(frames.count, Movie.stripCount)
    let chosen = (0..<count).map { index in
      frames[count == 1 ? 0 : (index * (frames.count - 1) + (count - 1) / 2) / (count - 1)]
    }
    return Bitmap.row(of: chosen)
  }
}
