public import Foundation

/// The name of an image of a catalog, as Xcode generates one for each: `Image(.heart)`.
public nonisolated struct ImageResource: Hashable, Sendable {
  /// The name as the catalog has it, with its namespaces.
  public let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  public static func == (first: ImageResource, second: ImageResource) -> Bool { first.name == second.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a colour of a catalog, as Xcode generates one for each: `Color(.skyBlue)`.
public nonisolated struct ColorResource: Hashable, Sendable {
  /// The name as the catalog has it, with its namespaces.
  public let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  public static func == (first: ColorResource, second: ColorResource) -> Bool { first.name == second.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

nonisolated extension Image {
  /// An image of a catalog.
  public init(_ resource: ImageResource) { self.init(source: .asset(resource.name)) }
}

nonisolated extension Color {
  /// A colour of a catalog.
  public init(_ resource: ColorResource) { self.init(.asset(resource.name)) }
}
