// run: --size 200x*
// in a package
// Two values of which nothing is known are compared.
import SwiftUI
import Theming

private var isGraphite: Bool { currentAccentColor() == graphiteAccentColor }
#Preview("Color") { Text(isGraphite ? "graphite" : "another") }  // shows: another
