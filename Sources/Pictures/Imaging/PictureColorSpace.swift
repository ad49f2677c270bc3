/// The space that a picture's colours are in.
public enum PictureColorSpace: String, Hashable, CaseIterable, Sendable {
  /// sRGB, to whose edge colours outside it are brought; files say so in a chunk.
  case sRGB = "srgb"
  /// Display P3, which holds a quarter more colours; files have its profile.
  case displayP3 = "p3"
}
