/// The space that a picture's colours are in.
public enum PictureColorSpace: String, Hashable, CaseIterable, Sendable {
  /// sRGB, to which colours outside it are clamped; files declare it in a chunk.
  case sRGB = "srgb"
  /// Display P3, which holds a quarter more colours; files have its profile.
  case displayP3 = "p3"
}
