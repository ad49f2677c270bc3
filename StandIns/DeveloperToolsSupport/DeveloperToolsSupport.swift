// Previews and the names of assets, which SwiftUI has here.
@_exported import SwiftUI
