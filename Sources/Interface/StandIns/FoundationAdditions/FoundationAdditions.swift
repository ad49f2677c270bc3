// What sources of Apple's systems find by `import Foundation` and the Foundation here does not have.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import UniformTypeIdentifiersShim
