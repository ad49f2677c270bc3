import SwiftUI

// One view for each rule of Documentation/Layout.md, which shows them with their pictures. Blue lines are a view's bounds, orange ones
// those of what is around it.

extension View {
  func bounds(_ color: Color = .blue) -> some View {
    border(color.opacity(0.7))
  }
}

#Preview("Proposals") {
  VStack(alignment: .leading) {
    Text("Takes what it needs").bounds()
    Color.teal.frame(height: 24).bounds()
    Text("Wraps, because no more is offered").bounds().frame(width: 120).bounds(.orange)
  }
  .padding()
}

#Preview("Frames") {
  VStack {
    Text("Small").bounds().frame(width: 90, height: 50).bounds(.orange)
    Text("Cannot be smaller").fixedSize().bounds().frame(width: 90, height: 50).bounds(.orange)
  }
  .padding()
}

#Preview("FlexibleFrames") {
  VStack {
    Text("No frame").bounds()
    Text("maxWidth: .infinity").frame(maxWidth: .infinity).bounds()
    Text("maxWidth: 180").frame(maxWidth: 180).bounds()
    Text("trailing").frame(maxWidth: .infinity, alignment: .trailing).bounds()
  }
  .padding()
}

#Preview("StackShares") {
  VStack {
    HStack(spacing: 0) {
      Color.teal
      Color.orange
      Color.indigo.frame(width: 30)
    }
    HStack(spacing: 0) {
      Color.teal.frame(maxWidth: 60)
      Color.orange
      Color.indigo.frame(minWidth: 150)
    }
  }
  .frame(height: 80)
  .padding()
}

#Preview("Priorities") {
  VStack(alignment: .leading) {
    HStack {
      Text("First of two that are alike").lineLimit(1).bounds()
      Text("Second of two that are alike").lineLimit(1).bounds()
    }
    HStack {
      Text("Gives way to the other").lineLimit(1).bounds()
      Text("Is asked before it").lineLimit(1).bounds().layoutPriority(1)
    }
  }
  .frame(width: 240)
  .padding()
}

#Preview("Spacing") {
  HStack(alignment: .top) {
    VStack {
      Text("Text").bounds()
      Text("Text").bounds()
      Color.teal.frame(width: 40, height: 20)
      Color.teal.frame(width: 40, height: 20)
    }
    VStack(spacing: 0) {
      Text("Text").bounds()
      Text("Text").bounds()
      Color.teal.frame(width: 40, height: 20)
      Color.orange.frame(width: 40, height: 20)
    }
    HStack {
      Text("A").bounds()
      Spacer()
      Text("Z").bounds()
    }
  }
  .padding()
}

#Preview("Baselines") {
  VStack(alignment: .leading) {
    HStack(alignment: .center) {
      Text("Price").font(.largeTitle).bounds()
      Text("a month").font(.caption).bounds()
    }
    HStack(alignment: .firstTextBaseline) {
      Text("Price").font(.largeTitle).bounds()
      Text("a month").font(.caption).bounds()
    }
  }
  .padding()
}

#Preview("ModifierOrder") {
  HStack {
    Text("Inside").padding().background(.teal)
    Text("Outside").background(.teal).padding()
  }
  .padding()
}

#Preview("Backgrounds") {
  Text("Makes the size")
    .padding(8)
    .background { Circle().fill(.teal.opacity(0.4)).frame(width: 120, height: 120).bounds(.orange) }
    .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12, height: 12) }
    .bounds()
    .padding(.horizontal, 40)
    .padding(.vertical, 56)
}

#Preview("Offsets") {
  HStack(spacing: 0) {
    Text("One").bounds()
    Text("Two").bounds().offset(x: 10, y: 12).bounds(.orange)
    Text("Three").bounds()
  }
  .padding()
}

#Preview("Fitting") {
  let label = ViewThatFits {
    Label("Add to Library", systemImage: "plus")
    Text("Add to Library")
    Image(systemName: "plus")
  }
  VStack(alignment: .leading) {
    label.frame(width: 190, alignment: .leading).bounds(.orange)
    label.frame(width: 130, alignment: .leading).bounds(.orange)
    label.frame(width: 60, alignment: .leading).bounds(.orange)
  }
  .padding()
}

#Preview("Truncation") {
  VStack(alignment: .leading) {
    Text("Two lines are all that this text may have, so that its end is cut off").lineLimit(2).bounds()
    Text("In a height with room for one line, that line ends early").bounds().frame(height: 24)
      .bounds(.orange)
    Text("Shrinks before it is cut off").lineLimit(1).minimumScaleFactor(0.5).bounds().frame(width: 150)
  }
  .frame(width: 240)
  .padding()
}

#Preview("AspectRatios") {
  HStack {
    Color.teal.aspectRatio(2, contentMode: .fit).bounds().frame(width: 80, height: 80).bounds(.orange)
    Color.teal.aspectRatio(2, contentMode: .fill).bounds().frame(width: 80, height: 80).bounds(.orange)
      .padding(.horizontal, 44)
  }
  .padding()
}

#Preview("Readers") {
  GeometryReader { geometry in
    Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))").bounds()
  }
  .frame(height: 60)
  .bounds(.orange)
  .padding()
}

#Preview("Grids") {
  Grid(alignment: .leading, horizontalSpacing: 12) {
    GridRow {
      Text("Name").bounds()
      Text("Ada Lovelace").bounds()
    }
    GridRow {
      Text("Occupation").bounds()
      Text("Mathematician").bounds()
    }
    Divider()
    GridRow {
      Text("Both columns").bounds().gridCellColumns(2)
    }
  }
  .padding()
}

#Preview("Scrolling") {
  ScrollView(.horizontal) {
    HStack {
      ForEach(1..<9) { number in
        Text("\(number)").frame(width: 50, height: 40).bounds()
      }
    }
  }
  .bounds(.orange)
  .padding()
}
