// The part of UIKit that layout code mentions.
@_exported public import CoreGraphicsShim
@_exported public import Foundation
@_exported public import Views
