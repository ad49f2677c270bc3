// Core Graphics' values under the name that sources import them by.
@_exported public import FoundationAdditions
@_exported public import Geometry
