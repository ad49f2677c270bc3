// run: --size 300x300
import SwiftUI

extension SwiftUICore.View { func marked() -> some SwiftUICore.View { padding(1) } }
#Preview { SwiftUICore.Text("core").marked() }  // shows: core
