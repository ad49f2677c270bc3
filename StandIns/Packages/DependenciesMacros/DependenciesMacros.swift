@_exported import Dependencies

/// Gives a client an initializer for its endpoints; those that are not given have no implementation.
@attached(member, names: arbitrary)
public macro DependencyClient() = #externalMacro(module: "PreviewMacros", type: "DependencyClientMacro")

/// Gives an endpoint a method with its labels.
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "PreviewMacros", type: "DependencyEndpointMacro")

/// The error of an endpoint that has no implementation.
public struct Unimplemented: Error {
  public let endpoint: String
  public init(_ endpoint: String) { self.endpoint = endpoint }
}
