package import ImageComparison
internal import Imaging
internal import OperatingSystem
internal import PNGCodec

/// Two picture files, compared.
package struct FileComparison: Sendable {
  /// How a file is compared with another.
  package struct Options: Sendable {
    package var comparator: ImageComparator
    /// The maximum number of pixels of a picture.
    package var pixelLimit: Int
    /// The frame JSON of the first picture's render; `nil` looks for one beside the picture.
    package var framesPath: String?
    /// Accessibility identifiers of views to leave out, or source locations of views.
    package var ignoredViews: [String]
    /// Where to write a picture of the differences; `nil` for none.
    package var picturePath: String?
    /// The style of that picture; `nil` chooses one by the number of differing pixels.
    package var pictureStyle: PictureStyle?
    /// Reads what is not a PNG; `nil` if only PNG files are read.
    package var reader: PictureReader?

    /// Why comparisons cannot be trusted, determined once for a whole run; `nil` if they can.
    package var doubt: String?

    package init(
      comparator: ImageComparator = ImageComparator(), pixelLimit: Int = PNGDecoder.defaultPixelLimit,
      framesPath: String? = nil, ignoredViews: [String] = [], picturePath: String? = nil,
      pictureStyle: PictureStyle? = nil, reader: PictureReader? = nil
    ) {
      self.comparator = comparator
      do throws(ComparisonCanary.Failure) {
        try ComparisonCanary.check(comparator)
        doubt = nil
      } catch {
        doubt = "the comparison cannot be trusted: \(error)"
      }
      self.pixelLimit = pixelLimit
      self.framesPath = framesPath
      self.ignoredViews = ignoredViews
      self.picturePath = picturePath
      self.pictureStyle = pictureStyle
      self.reader = reader
    }
  }

  /// In what sense two files are identical.
  package enum Identity: String, Sendable {
    case bytes
    case pixels
  }

  package var first: String
  package var second: String
  package var verdict: ImageDifference.Verdict
  package var identity: Identity?
  /// The comparison's result; `nil` if a file is missing or cannot be read.
  package var difference: ImageDifference?
  /// The view that each region of the difference belongs to.
  package var views: [ViewFrame?] = []
  /// Descriptions of how the views changed; empty if their frame trees are not known.
  package var causes: [String] = []
  /// Differences between the files that a pixel comparison does not see, such as gamma.
  package var notCompared: [String] = []
  /// Why a file is missing or cannot be compared.
  package var problem: String?
  /// Whether one of the files is not a PNG, so that a reader for other formats is needed.
  var needsReader = false
  /// The picture of the differences that was written.
  package var picture: String?
  package var metric: ColorMetric
  package var antiAliasing: AntiAliasingRule
}

extension FileComparison {
  /// A comparison that could not start.
  package static func failed(
    _ first: String, _ second: String, problem: String, metric: ColorMetric, antiAliasing: AntiAliasingRule
  ) -> FileComparison {
    var result = FileComparison(
      first: first, second: second, verdict: .error, metric: metric, antiAliasing: antiAliasing)
    result.problem = problem
    return result
  }

  /// Climbs the ladder: equal bytes, equal pixels, within tolerance, shifted, different.
  package static func compare(_ first: String, _ second: String, options: Options) -> FileComparison {
    var result = FileComparison(
      first: first, second: second, verdict: .error, metric: options.comparator.metric,
      antiAliasing: options.comparator.antiAliasing)
    let missing = [first, second].filter { !FileSystem.exists($0) }
    guard missing.isEmpty else {
      result.verdict = .missing
      result.problem = missing.map { "\($0) does not exist" }.joined(separator: "; ")
      return result
    }
    if let doubt = options.doubt {
      result.problem = doubt
      return result
    }
    do throws(FileError) {
      try result.compare(options)
    } catch {
      result.verdict = .error
      result.problem = error.description
      result.needsReader = error.isOfOtherFormat
    }
    return result
  }

  private mutating func compare(_ options: Options) throws(FileError) {
    let (firstFile, secondFile) = (try MappedFile(path: first), try MappedFile(path: second))
    if firstFile.hasSameBytes(as: secondFile) {
      let metadata = try Self.verify(firstFile, options)
      identity = .bytes
      verdict = .identical
      difference = .identical(
        width: metadata.width, height: metadata.height, budget: options.comparator.budget)
      return
    }
    let images = try Self.decode(firstFile, secondFile, options)
    try compare(images.first, images.second, firstFile, secondFile, options)
  }

  /// Whether a file is valid, and its metadata.
  private static func verify(_ file: MappedFile, _ options: Options) throws(FileError) -> PNGMetadata {
    do throws(FileError) {
      return try PNGDecoder.verify(file, pixelLimit: options.pixelLimit)
    } catch {
      guard let reader = options.reader, error.isOfOtherFormat else { throw error }
      return try reader.read(file, pixelLimit: options.pixelLimit).metadata
    }
  }

  /// Decodes both files at the same time.
  private static func decode(
    _ first: MappedFile, _ second: MappedFile, _ options: Options
  ) throws(FileError) -> (first: DecodedFile, second: DecodedFile) {
    let results = Parallel.map(count: 2) { index in
      Result { () throws(FileError) in
        try DecodedFile(
          index == 0 ? first : second, pixelLimit: options.pixelLimit,
          isForDrawing: options.picturePath != nil, reader: options.reader)
      }
    }
    return (try results[0].get(), try results[1].get())
  }

  private mutating func compare(
    _ firstImage: DecodedFile, _ secondImage: DecodedFile, _ firstFile: MappedFile, _ secondFile: MappedFile,
    _ options: Options
  ) throws(FileError) {
    var comparator = options.comparator
    let frames: RenderFrames?
    do throws(RenderFrames.Failure) {
      frames = try Self.frames(of: firstFile, options)
    } catch {
      problem = error.description
      return
    }
    let scale = frames?.scale(pictureWidth: firstImage.metadata.width) ?? 1
    for id in options.ignoredViews {
      guard let root = frames?.root else {
        problem = "\(first) has no frame JSON to find view \(id) in"
        return
      }
      let views = root.find(id: id).map { [$0] } ?? root.find(source: id)
      guard !views.isEmpty else {
        problem = "no view has the id \(id)"
        return
      }
      comparator.ignored.rectangles += views.map { $0.pixels(scale: scale) }
    }
    if let mask = comparator.ignored.mask,
      (mask.width, mask.height) != (firstImage.metadata.width, firstImage.metadata.height)
    {
      let (image, sizes) = (firstImage.metadata, "\(mask.width) x \(mask.height) pixels")
      problem = "the mask has \(sizes), but \(first) has \(image.width) x \(image.height)"
      return
    }
    if comparator.antiAliasing == .edges {
      comparator.edges = try EdgeMasks.common(of: first, second, pixelLimit: options.pixelLimit)
    }
    var found = DecodedFile.compare(firstImage, secondImage, comparator)
    let arePNG = PNGDecoder.isPNG(firstFile) && PNGDecoder.isPNG(secondFile)
    if found.verdict == .identical, arePNG,
      max(firstImage.metadata.bitDepth, secondImage.metadata.bitDepth) == 16
    {
      try Self.compareDeep(firstFile, secondFile, options, into: &found)
    }
    verdict = found.verdict
    notCompared =
      if arePNG {
        PNGExtras(firstFile).differences(from: PNGExtras(secondFile))
      } else {
        firstImage.metadata.profile == secondImage.metadata.profile ? [] : ["colour profile"]
      }
    identity = verdict == .identical ? .pixels : nil
    views = found.regions.map { frames?.root.innermost(around: $0.bounds, scale: scale) }
    if let path = options.picturePath, found.map != nil || found.verdict == .size {
      let style = options.pictureStyle ?? PictureStyle.suitable(for: found)
      try style.write(found, firstImage.bitmap, secondImage.bitmap, comparator, to: path)
      picture = path
    }
    found.map = nil
    difference = found
    if verdict.exitCode != 0 {
      causes = ReferenceViews.causes(frames, ReferenceViews.ofPicture(secondFile))
    }
  }

  /// The frame tree named by the options, or the one beside the picture, which may be missing or an unrelated
  /// file, or the one embedded in the picture's file.
  private static func frames(
    of picture: MappedFile, _ options: Options
  ) throws(RenderFrames.Failure) -> RenderFrames? {
    if let path = options.framesPath { return try RenderFrames.read(path) }
    return ReferenceViews.ofPicture(picture)
  }

  /// Pictures with 16 bits per sample can differ in bits that the 8-bit comparison does not see.
  private static func compareDeep(
    _ first: MappedFile, _ second: MappedFile, _ options: Options, into difference: inout ImageDifference
  ) throws(FileError) {
    func samples(_ file: MappedFile) throws(FileError) -> [UInt16] {
      do throws(PNGError) {
        return try file.withBytes { (bytes) throws(PNGError) in
          try PNGDecoder.decodeDeep(bytes, pixelLimit: options.pixelLimit).samples
        }
      } catch {
        throw FileError(path: file.path, error)
      }
    }
    let (a, b) = (try samples(first), try samples(second))
    guard a != b else { return }
    let width = difference.firstSize.width
    var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
    var count = 0
    for pixel in 0..<a.count / 4 where a[4 * pixel..<4 * pixel + 4] != b[4 * pixel..<4 * pixel + 4] {
      count += 1
      bounds = bounds.union(PixelRect(x: pixel % width, y: pixel / width, width: 1, height: 1))
    }
    let budget = options.comparator.budget
    let isExact = options.comparator.metric == .exact
    difference.differingPixels = isExact ? count : 0
    difference.pixelsWithinThreshold = isExact ? 0 : count
    difference.bounds = isExact ? bounds : nil
    difference.budget = budget.usage(
      differing: difference.differingPixels, total: difference.totalPixels, map: nil)
    difference.verdict = difference.budget.allSatisfy(\.isKept) ? .withinTolerance : .different
  }
}
