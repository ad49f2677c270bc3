import SwiftUI

/// All symbols that are drawn in `Fonts/Symbols/drawings.txt`, by its headings.
struct SymbolDrawings: View {
  private static let groups: [(title: String, names: String)] = [
    (
      "Marks",
      """
      checkmark escape zzz exclamationmark.2 exclamationmark.3 poweron poweroff directcurrent rays progress.indicator face.smiling
      smiley face.smiling.inverse face.smiling.fill smiley.fill face.dashed eyes eyes.inverse eyes.fill
      """
    ),
    (
      "Papers, notes, books, films and stacks",
      """
      doc.plaintext doc.plaintext.fill doc.richtext doc.richtext.fill doc.text.image doc.text.image.fill chart.bar.doc.horizontal
      chart.bar.doc.horizontal.fill note.text note.text.fill book.pages book.pages.fill books.vertical books.vertical.fill film
      film.fill film.stack film.stack.fill play.square.stack play.square.stack.fill lock.square.stack lock.square.stack.fill
      lock.rectangle.stack lock.rectangle.stack.fill doc.zipper doc.zipper.fill zipper.page zipper.page.fill menucard menucard.fill
      pencil.and.list.clipboard chart.line.text.clipboard chart.line.text.clipboard.fill heart.text.clipboard heart.text.clipboard.fill
      questionmark.text.page questionmark.text.page.fill checkmark.seal.text.page checkmark.seal.text.page.fill info.circle.text.page
      info.circle.text.page.fill doc.append doc.append.fill doc.text.below.ecg doc.text.below.ecg.fill
      """
    ),
    (
      "Lines of text, letters and quotations",
      """
      text.justify text.justify.left text.justify.leading text.justifyleft text.justify.right text.justify.trailing text.justifyright
      text text.append text.quote character.cursor.ibeam character.textbox character.textbox.fill textformat.characters
      textformat.abc.dottedunderline increase.quotelevel decrease.quotelevel lines.measurement.horizontal lines.measurement.vertical
      ellipsis.curlybraces
      """
    ),
    (
      "Lists, tables, charts and controls",
      """
      list.bullet.indent list.triangle list.star checklist.unchecked list.dash.header.rectangle list.dash.header.rectangle.fill
      list.bullet.below.rectangle square.fill.text.grid.1x2 text.line.first.and.arrowtriangle.forward
      text.line.last.and.arrowtriangle.forward chart.bar.xaxis.ascending chart.bar.xaxis.descending chart.line.uptrend.xyaxis
      chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis slider.horizontal.below.rectangle slider.horizontal.below.rectangle.fill
      slider.horizontal.below.square.filled.and.square slider.horizontal.below.square.and.square.filled slider.horizontal.2.gobackward
      lightspectrum.horizontal switch.2 switch.2.fill button.horizontal button.horizontal.fill timer dial.min dial.min.fill dial.low
      dial.low.fill dial.medium dial.medium.fill dial.high dial.high.fill dial.max dial.max.fill gauge.with.dots.needle.0percent
      gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
      gauge.with.dots.needle.100percent gauge.with.dots.needle.bottom.50percent calendar.day.timeline.leading calendar.day.timeline.left
      calendar.day.timeline.trailing calendar.day.timeline.right
      """
    ),
    (
      "Bubbles, letters and messages",
      """
      message message.fill bubble.middle.bottom bubble.middle.bottom.fill quote.bubble quote.bubble.fill captions.bubble
      captions.bubble.fill character.bubble character.bubble.fill bubble.left.and.text.bubble.right
      bubble.left.and.text.bubble.right.fill bubble.left.and.exclamationmark.bubble.right
      bubble.left.and.exclamationmark.bubble.right.fill rectangle.3.group.bubble.left rectangle.3.group.bubble.left.fill
      arrow.up.message arrow.up.message.fill arrow.down.message arrow.down.message.fill envelope.arrow.triangle.branch
      envelope.arrow.triangle.branch.fill bubbles.and.sparkles bubbles.and.sparkles.fill phone.arrow.down.left
      phone.arrow.down.left.fill phone.arrow.up.right phone.arrow.up.right.fill
      """
    ),
    (
      "People and hands",
      """
      person.text.rectangle person.text.rectangle.fill lanyardcard lanyardcard.fill person.crop.rectangle person.crop.rectangle.fill
      person.crop.artframe person.crop.rectangle.stack person.crop.rectangle.stack.fill person.line.dotted.person
      person.line.dotted.person.fill person.and.background.dotted person.and.arrow.left.and.arrow.right
      person.fill.and.arrow.left.and.arrow.right person.fill.questionmark person.questionmark person.2.wave.2 person.2.wave.2.fill
      figure.wave shareplay hand.draw hand.draw.fill hand.point.up.braille hand.point.up.braille.fill hand.point.up.left.and.text
      hand.point.up.left.and.text.fill rectangle.and.hand.point.up.left rectangle.and.hand.point.up.left.fill
      rectangle.and.hand.point.up.left.filled rectangle.and.hand.point.up.left.filled.fill dot.circle.and.hand.point.up.left
      dot.circle.and.hand.point.up.left.fill
      """
    ),
    (
      "Pictures, tools and toys",
      """
      photo photo.fill text.below.photo text.below.photo.fill camera.on.rectangle camera.on.rectangle.fill
      camera.metering.center.weighted rectangle.and.text.magnifyingglass eraser eraser.fill cross.vial cross.vial.fill xmark.bin
      xmark.bin.fill music.quarternote.3 gyroscope gearshape.2 gearshape.2.fill gearshape.arrow.triangle.2.circlepath
      leaf.arrow.circlepath clock.arrow.2.circlepath giftcard giftcard.fill theatermask.and.paintbrush theatermask.and.paintbrush.fill
      tray.full tray.full.fill tray.and.arrow.up tray.and.arrow.up.fill tray.and.arrow.down tray.and.arrow.down.fill
      shippingbox.and.arrow.backward shippingbox.and.arrow.backward.fill plus.rectangle.on.folder plus.rectangle.on.folder.fill
      key.radiowaves.forward key.radiowaves.forward.fill bolt.ring.closed memories lock.open.rotation
      arcade.stick.and.arrow.up.and.arrow.down arcade.stick.and.arrow.left.and.arrow.right.outward
      arcade.stick.and.arrow.left.and.arrow.right
      """
    ),
    (
      "Weather, the earth and maps",
      """
      cloud.sun cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill cloud.sun.bolt cloud.sun.bolt.fill cloud.moon.rain
      cloud.moon.rain.fill cloud.moon.bolt cloud.moon.bolt.fill smoke smoke.fill sun.haze sun.haze.fill sun.dust sun.dust.fill sun.rain
      sun.rain.fill moon.zzz moon.zzz.fill thermometer.sun thermometer.sun.fill thermometer.snowflake thermometer.low thermometer.high
      aqi.low aqi.medium aqi.high globe.desk mappin location.north.line location.north.line.fill
      """
    ),
    (
      "Devices",
      """
      internaldrive internaldrive.fill externaldrive.connected.to.line.below externaldrive.connected.to.line.below.fill opticaldiscdrive
      opticaldiscdrive.fill macmini macmini.fill macstudio macstudio.fill ipodtouch.landscape ipodtouch.landscape.fill
      airpodspro.chargingcase.wireless airpodspro.chargingcase.wireless.fill airpods.gen3.chargingcase airpods.gen3.chargingcase.fill
      airpod.gen3.left airpod.gen3.right applewatch.side.right applewatch.side.right.fill flipphone flipphone.fill uiwindow.split.2x1
      macwindow.split.2x1 widget.extralarge widget.extralarge.fill appclip airplayaudio apps.iphone iphone.radiowaves.left.and.right
      platter.filled.bottom.iphone platter.filled.top.iphone platter.filled.bottom.and.arrow.down.iphone
      platter.filled.top.and.arrow.up.iphone arrow.turn.up.forward.iphone digitalcrown.arrow.clockwise
      digitalcrown.arrow.clockwise.fill digitalcrown.arrow.counterclockwise digitalcrown.arrow.counterclockwise.fill photo.tv
      photo.tv.fill play.tv play.tv.fill sparkles.tv sparkles.tv.fill music.note.tv music.note.tv.fill 4k.tv 4k.tv.fill tv.inset.filled
      lock.display lock.open.display keyboard.onehanded.left keyboard.onehanded.left.fill keyboard.onehanded.right
      keyboard.onehanded.right.fill sensor.tag.radiowaves.forward sensor.tag.radiowaves.forward.fill airtag.radiowaves.forward
      airtag.radiowaves.forward.fill badge.plus.radiowaves.right badge.plus.radiowaves.forward wifi.exclamationmark dot.radiowaves.right
      dot.radiowaves.forward dot.radiowaves.left point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
      circle.grid.cross.up.filled circle.grid.cross.up.fill circle.grid.cross.down.filled circle.grid.cross.down.fill
      circle.grid.cross.left.filled circle.grid.cross.left.fill circle.grid.cross.right.filled circle.grid.cross.right.fill
      dpad.up.filled dpad.up.fill dpad.down.filled dpad.down.fill dpad.left.filled dpad.left.fill dpad.right.filled dpad.right.fill
      """
    ),
    (
      "Pointers and menus",
      """
      cursorarrow.click.2 cursorarrow.motionlines.click cursorarrow.motionlines cursorarrow.rays macwindow.and.cursorarrow
      dot.circle.and.cursorarrow filemenu.and.cursorarrow contextualmenu.and.cursorarrow filemenu.and.selection
      menubar.arrow.up.rectangle menubar.dock.rectangle
      """
    ),
    (
      "Arrows",
      """
      arrow.up.and.down arrow.up.and.down.and.sparkles arrow.triangle.pull arrow.triangle.swap arrowshape.zigzag.right
      arrowshape.zigzag.right.fill arrowshape.zigzag.forward arrowshape.zigzag.forward.fill rectangle.expand.vertical backward.end.alt
      backward.end.alt.fill forward.end.alt forward.end.alt.fill arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
      arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill arrow.up.and.down.righttriangle.up.righttriangle.down
      arrow.up.and.down.righttriangle.up.righttriangle.down.fill
      arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
      arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill
      arrow.left.and.right.righttriangle.left.righttriangle.right arrow.left.and.right.righttriangle.left.righttriangle.right.fill
      arrowtriangle.right.and.line.vertical.and.arrowtriangle.left arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
      arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill
      arrow.turn.up.left arrow.turn.up.backward arrow.turn.up.right arrow.turn.up.forward arrow.turn.down.left arrow.turn.down.backward
      arrow.turn.down.right arrow.turn.down.forward arrow.turn.left.up arrow.turn.backward.up arrow.turn.left.down
      arrow.turn.backward.down arrow.turn.right.up arrow.turn.forward.up arrow.turn.right.down arrow.turn.forward.down
      """
    ),
    (
      "Figures of geometry",
      """
      angle skew skew.fill beziercurve circle.and.line.horizontal circle.and.line.horizontal.fill circle.dotted.and.circle
      circle.hexagongrid circle.hexagongrid.fill circles.hexagongrid circles.hexagongrid.fill circle.grid.hex circle.grid.hex.fill
      circle.grid.cross circle.grid.cross.fill app.dashed app.connected.to.app.below app.connected.to.app.below.fill
      """
    ),
    (
      "Frames that are divided or hold something",
      """
      rectangle.connected.to.line.below rectangle.connected.to.line.below.fill rectangle.arrowtriangle.2.outward
      rectangle.arrowtriangle.2.outward.fill rectangle.portrait.arrowtriangle.2.outward rectangle.portrait.arrowtriangle.2.outward.fill
      square.arrowtriangle.4.outward square.arrowtriangle.4.outward.fill rectangle.and.arrow.up.right.and.arrow.down.left
      rectangle.and.pencil.and.ellipsis square.split.bottomrightquarter square.split.bottomrightquarter.fill square.split.diagonal
      square.split.diagonal.fill square.split.diagonal.2x2 square.split.diagonal.2x2.fill square.and.line.vertical.and.square
      square.and.line.vertical.and.square.fill square.and.arrow.up.on.square square.and.arrow.up.on.square.fill
      square.and.arrow.down.on.square square.and.arrow.down.on.square.fill square.on.square.dashed square.on.square.dashed.fill
      square.on.square.intersection.dashed rectangle.inset.filled.on.rectangle checkerboard.rectangle squares.leading.rectangle
      squares.leading.rectangle.fill squares.below.rectangle squares.below.rectangle.fill rectangle.roundedtop rectangle.roundedtop.fill
      rectangle.righthalf.inset.fill.arrow.right rectangle.righthalf.inset.filled.arrow.right rectangle.portrait.center.inset.filled
      123.rectangle 123.rectangle.fill heart.text.square heart.text.square.fill square.3.layers.3d.top.filled
      square.3.layers.3d.middle.filled square.3.layers.3d.bottom.filled square.3.layers.3d.down.left square.3.layers.3d.down.right
      square.3.layers.3d.down.backward square.3.layers.3d.down.forward square.3.stack.3d.top square.stack.3d.down.forward
      square.stack.3d.down.forward.fill square.stack.3d.down.right square.stack.3d.down.right.fill square.stack.3d.down.backward
      square.stack.3d.down.backward.fill
      """
    ),
    (
      "Names of one drawing: Apple has two for it, or ours are the same",
      """
      clear bin.xmark text.page richtext.page airpods.max lock.rotation.open thermometer.variable powerplug.portrait printer.dotmatrix
      printer.dotmatrix.fill.and.paper printer.dotmatrix.filled.and.paper wand.and.stars.inverse wand.and.rays.inverse
      airpods.gen3.chargingcase.wireless macwindow.and.pointer.arrow filemenu.and.pointer.arrow contextualmenu.and.pointer.arrow
      appletv.remote.gen4
      """
    ),
    (
      "Shapes that the font draws otherwise",
      """
      speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.1 speaker.1.fill speaker.wave.2
      speaker.wave.2.fill speaker.2 speaker.2.fill speaker.wave.3 speaker.wave.3.fill speaker.3 speaker.3.fill location location.fill
      location.north location.north.fill exclamationmark.triangle exclamationmark.triangle.fill info.circle info.circle.fill
      point.bottomleft.forward.to.point.topright.scurvepath arrow.right arrow.forward arrow.left arrow.backward
      """
    ),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(Self.groups, id: \.title) { title, names in
        Text(title).font(.headline)
        rows(names.split { $0 == " " || $0 == "\n" }.map(String.init))
      }
    }
    .padding()
  }

  private func rows(_ names: [String]) -> some View {
    Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 4) {
      ForEach(Array(stride(from: 0, to: names.count, by: 4)), id: \.self) { start in
        GridRow {
          ForEach(names[start..<min(start + 4, names.count)], id: \.self) { name in
            HStack(spacing: 6) {
              Image(systemName: name).font(.title2).frame(width: 44, height: 32)
              Text(name).font(.caption2).foregroundStyle(.secondary).frame(width: 190, alignment: .leading)
            }
          }
        }
      }
    }
  }
}

#Preview {
  SymbolDrawings()
}
