import Fonts

/// What texts are set with. Texts hold on to it, and not to the typesetter, which remembers texts.
final class TypesettingResources: Sendable {
  let fonts: FontLibrary
  /// The words that texts were made of, shaped; nil where everything takes the long way.
  let words: WordCache?

  init(fonts: FontLibrary, words: WordCache?) {
    self.fonts = fonts
    self.words = words
  }
}
