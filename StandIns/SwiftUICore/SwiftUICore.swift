// The part of SwiftUI below its controls; here it is one with them.
@_exported import SwiftUI
