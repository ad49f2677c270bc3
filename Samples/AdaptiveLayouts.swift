import SwiftUI

/// A profile whose parts stand in a row where the width is regular, and in a column where it is compact.
struct SizeClassProfile: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    let layout =
      horizontalSizeClass == .regular
      ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 8))
    layout {
      Image(systemName: "person.crop.circle.fill")
        .font(.largeTitle)
        .foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text("Ada Lovelace").font(.headline)
        Text("First programmer").foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

/// A setting whose title stands above its value once text is set very large.
struct TypeSizeSetting: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      Text("Download")
      Text("Wi-Fi only").foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview("Compact") {
  SizeClassProfile().environment(\.horizontalSizeClass, .compact)
}

#Preview("Regular") {
  SizeClassProfile().environment(\.horizontalSizeClass, .regular)
}

#Preview("Large") {
  TypeSizeSetting().dynamicTypeSize(.large)
}

#Preview("Accessibility 2") {
  TypeSizeSetting().dynamicTypeSize(.accessibility2)
}
