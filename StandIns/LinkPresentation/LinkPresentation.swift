// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized

import Foundation
import SwiftUI

open class LPLinkMetadata: NSObject {
  public override init() {}
  open var title: String?
  open var url: URL?
  open var originalURL: URL?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
}
@MainActor @preconcurrency open class LPLinkView: UIView {
  public convenience init(url: URL) { self.init(frame: .zero) }
  public convenience init(metadata: LPLinkMetadata) { self.init(frame: .zero) }
  open var metadata = LPLinkMetadata()
}
open class LPMetadataProvider: NSObject {
  public override init() {}
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { LPLinkMetadata() }
}
