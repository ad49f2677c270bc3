public import Foundation
internal import Rendering
public import Views

/// One preview: what `#Preview` shows, or one of the views of a provider.
public struct Preview: Identifiable {
  public let id = UUID()
  /// Its index among those of its provider, as text.
  public let previewId: String
  public let orientation: InterfaceOrientation
  /// Its display name.
  public let displayName: String?
  /// Its index among those of its provider, from 0.
  public let index: Int
  public let device: PreviewDevice?
  public let layout: PreviewLayout
  /// Whether it is excluded from snapshots.
  package let isExcluded: Bool
  private var make: @MainActor () throws -> AnyView

  init(_ settings: PreviewSettings, index: Int, make: @escaping @MainActor () throws -> AnyView) {
    previewId = "\(index)"
    orientation = settings.orientation ?? .portrait
    displayName = settings.name
    self.index = index
    device = settings.device
    layout = settings.layout ?? .device
    isExcluded = settings.isExcluded
    self.make = make
  }

  /// The view; empty if making it throws.
  @MainActor public func view() -> any View {
    (try? make()) ?? AnyView(EmptyView())
  }

  /// The view.
  ///
  /// - Throws: what the preview throws.
  @MainActor package func makeView() throws -> AnyView { try make() }

  /// The preview with a modifier around its view.
  public func modifier(_ modifier: some ViewModifier) -> Preview {
    let make = make
    // Tests of previews run on the main thread, as the views do.
    nonisolated(unsafe) let modifier = modifier
    var copy = self
    copy.make = { AnyView(try make().modifier(modifier)) }
    return copy
  }
}

/// A type that holds previews: a provider, or what `#Preview` makes.
public struct PreviewType: Hashable, Identifiable {
  public let id = UUID()
  /// "Module/File.swift" for a `#Preview`; nil for a provider.
  public let fileID: String?
  /// The line of `#Preview`; nil for a provider.
  public let line: Int?
  /// The type's name with its module.
  public let typeName: String
  public var previews: [Preview]
  public let platform: PreviewPlatform?

  public var module: String { String(typeName.prefix { $0 != "." }) }

  public func hash(into hasher: inout Hasher) { hasher.combine(typeName) }

  public static func == (first: PreviewType, second: PreviewType) -> Bool {
    first.typeName == second.typeName
  }
}
