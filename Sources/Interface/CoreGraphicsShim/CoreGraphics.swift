// Core Graphics' values under the name that sources import them by.
@_exported public import Foundation
@_exported public import Geometry
