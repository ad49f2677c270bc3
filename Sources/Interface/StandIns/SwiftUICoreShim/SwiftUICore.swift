// The part of SwiftUI below its controls, which SwiftUI passes on: sources name it (`SwiftUICore.View`) without importing it.
@_exported import CombineShim
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Geometry
@_exported import LayoutEngine
@_exported import Observation
@_exported import Views
