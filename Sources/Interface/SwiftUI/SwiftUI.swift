// The module that unchanged sources import: Apple's names, gathered from the modules that define them.
@_exported public import Controls
@_exported public import Foundation
@_exported public import Geometry
@_exported public import LayoutEngine
@_exported public import Views
