// Core Graphics' values under the name that sources import them by.
@_exported import FoundationAdditions
@_exported import Geometry
