// What `import Foundation` provides on Apple's systems and this Foundation does not have.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import UniformTypeIdentifiersShim
