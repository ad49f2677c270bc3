package import Imaging

extension PNGEncoder {
  /// The PNG file of a bitmap with any compressor, not only those of the efforts: for benchmarks and tests.
  package static func encode(
    _ bitmap: StraightBitmap, packing method: PNGPacker.Method
  ) throws(PNGError) -> [UInt8] {
    try bitmap.pixels.withPixelWords { (words) throws(PNGError) in
      let pixels = PNGPixels(words: words, width: bitmap.width, height: bitmap.height)
      try check(pixels)
      let survey = PictureSurvey(pixels)
      let layout = PNGLayout.smallest(for: pixels, survey, allowsGrey: true)
      let packer = PNGPacker(pixels, layout: layout, repeatsAbove: survey.repeatsAbove)
      let stream = try packer.stream(by: method)
      return try file(PNGCompression.Image(layout: layout, stream: stream), of: pixels, options: Options())
        .copiedBytes
    }
  }
}
