// run: --size 200x*
// in a package
// Two values of unknown types are compared.
import SwiftUI
import Theming

private var isGraphite: Bool { currentAccentColor() == graphiteAccentColor }
#Preview("Color") { Text(isGraphite ? "graphite" : "another") }  // shows: another
