// What sources of Apple's systems find by `import Foundation` and the Foundation here does not have.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import UniformTypeIdentifiersShim
