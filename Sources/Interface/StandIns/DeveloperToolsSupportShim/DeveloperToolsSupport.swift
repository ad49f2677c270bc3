// Previews and the names of assets, which SwiftUI has here.
@_exported public import SwiftUI
