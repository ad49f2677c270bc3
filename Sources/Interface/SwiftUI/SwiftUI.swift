// The module that unchanged sources import: Apple's names, gathered from the modules that define them.
@_exported public import Apps
@_exported public import CombineShim
@_exported public import Controls
@_exported public import CoreGraphicsShim
@_exported public import CoreTransferableShim
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import Geometry
@_exported public import LayoutEngine
@_exported public import Observation
@_exported public import PreviewDeclarations
@_exported public import Screens
@_exported public import SwiftUICoreShim
@_exported public import UIKitShim
@_exported public import Views
@_exported public import Windows
