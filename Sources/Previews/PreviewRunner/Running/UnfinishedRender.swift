/// A render that ended since its library holds a part of the code only, and is made again by one that holds all.
struct UnfinishedRender: Equatable {
  /// The number of the file that the preview stands in.
  var file: Int
  var line: Int?
  /// The type that provides the preview; nil for what `#Preview` made.
  var provider: String?
  /// Which of the previews of one declaration it is; nil for all of them, where they could not be listed.
  var item: Int?
  /// The number of its variant; nil for all.
  var variant: Int?
  /// The symbol of what it used and the library does not have, if that is known.
  var absent: String?

  init(file: Int, line: Int?, provider: String?) {
    (self.file, self.line, self.provider) = (file, line, provider)
  }

  init(of preview: ListedPreview, variant: Int) {
    self.init(file: preview.file, line: preview.line, provider: preview.provider)
    item = preview.source.item
    self.variant = variant
  }

  /// Whether it is of a preview.
  func isOf(_ preview: ListedPreview) -> Bool {
    file == preview.file && line == preview.line && provider == preview.provider
      && (item == nil || item == preview.source.item)
  }

  func isOf(_ preview: ListedPreview, variant: Int) -> Bool {
    isOf(preview) && (self.variant == nil || self.variant == variant)
  }
}

extension ListedPreview.Source {
  /// Which of the previews of one declaration it is.
  fileprivate var item: Int {
    switch self {
    case .registry: 0
    case .series(_, let item): item
    case .provider(_, let leaf): leaf
    case .view(let number): number
    }
  }
}
