/// Names of SF Symbols in string literals of public sources, the ones that occur most often first.
enum CommonSymbols {
  static let names = """
    plus trash checkmark questionmark.circle xmark square.and.arrow.up star.fill star
    exclamationmark.triangle.fill chevron.right clock checkmark.circle.fill mic.fill paintpalette
    square.dashed forward.fill hourglass.bottomhalf.fill hourglass.tophalf.fill xmark.circle.fill ellipsis
    heart person magnifyingglass calendar heart.fill chevron.left arrow.right person.3 doc.on.doc gear
    chevron.down timer pencil ellipsis.circle circle.fill exclamationmark.triangle xmark.circle globe
    arrow.2.squarepath photo checkmark.circle minus folder flag info.circle list.bullet square.and.pencil
    person.crop.circle fork.knife sparkles plus.circle circle flag.fill chevron.forward
    chevron.up.chevron.down arrow.clockwise gearshape link line.3.horizontal.decrease.circle arrow.up.right
    chevron.right.circle hand.draw.fill bolt eye at number arrow.down.circle plus.circle.fill bird.circle
    plus.square.on.square chevron.up mic swift wifi square.and.arrow.down eye.slash checkmark.seal.fill
    lock.fill minus.circle.fill house trash.fill bell.fill box.truck play.fill person.fill.badge.plus camera
    arrow.right.circle.fill clock.fill arrow.up.right.square minus.circle music.note chart.bar.fill lock
    network safari arrowshape.turn.up.left exclamationmark.bubble arrow.left.and.right doc.text syringe.fill
    drop.fill xmark.app book.pages.fill bird infinity arrow.down chevron.backward bell
    person.crop.circle.badge.xmark dice arrow.up stop.fill exclamationmark.circle.fill square hand.raised
    clock.arrow.2.circlepath line.3.horizontal battery.100 rectangle.3.group sparkle
    person.fill.questionmark arrow.left doc arrow.up.forward.app envelope pin speaker.slash speaker
    quote.bubble person.badge.plus person.badge.minus square.grid.2x2 paperplane
    arrowshape.turn.up.left.fill pencil.line person.circle.fill chevron.compact.right questionmark
    sidebar.trailing textformat arrow.up.arrow.down textformat.size curlybraces backward.fill shippingbox
    list.bullet.clipboard xmark.square die.face.5 rectangle.on.rectangle figure.run triangle.fill bird.fill
    envelope.badge.fill person.crop.circle.badge.plus eye.fill arrow.up.left.and.arrow.down.right
    arrowtriangle.down.fill arrow.forward checkmark.shield bubble.left.and.bubble.right
    bubble.left.and.text.bubble.right photo.on.rectangle.angled chart.bar dot.radiowaves.right
    captions.bubble arrow.triangle.2.circlepath wand.and.stars tag checkmark.seal face.smiling text.bubble
    lock.rotation folder.badge.gearshape slider.horizontal.3 arrow.left.arrow.right play terminal
    star.circle minus.square.fill line.horizontal.3.decrease.circle eye.slash.fill
    arrow.down.right.and.arrow.up.left character.book.closed line.horizontal.3 building.2 bell.badge
    info.circle.fill ant.fill doc.text.magnifyingglass keyboard.chevron.compact.down
    sensor.tag.radiowaves.forward.fill waveform.path.ecg.rectangle cross.vial.fill arrow.right.circle
    hourglass square.and.arrow.up.fill rectangle.compress.vertical rectangle.expand.vertical
    arrow.uturn.left bolt.fill hand.thumbsup wallet.pass cup.and.saucer.fill calendar.badge.exclamationmark
    arrow.down.circle.fill xmark.square.fill star.slash.fill hand.point.right.fill cube.fill app.dashed
    folder.fill person.circle checkmark.cicle bookmark book wand.and.stars.inverse viewfinder sun.max.fill
    music.note.list wifi.slash a.circle.fill b.circle.fill c.circle.fill d.circle.fill speaker.slash.fill
    repeat bus 1.square.fill 2.square.fill heart.circle.fill airplane pin.slash person.fill iphone.gen2
    bell.slash.fill internaldrive badge.plus.radiowaves.right server.rack doc.plaintext
    list.bullet.rectangle.portrait tray.full person.crop.circle.badge.exclamationmark
    poweroutlet.type.b.fill photo.badge.plus archivebox line.3.horizontal.decrease paperplane.fill
    quote.opening document.on.document.fill xmark.octagon.fill person.crop.circle.fill externaldrive.fill
    bell.badge.fill exclamationmark.octagon.fill square.split.2x1 exclamationmark.circle 1.circle 2.circle
    sun.max arrow.left.circle.fill textformat.abc text.quote tablecells character.cursor.ibeam wrench
    apple.logo rectangle.portrait.and.arrow.forward chevron.down.circle.fill app.badge.fill moon
    play.circle.fill trophy list.bullet.below.rectangle target arrow.triangle.branch
    lightspectrum.horizontal character pencil.and.outline rectangle.and.hand.point.up.left
    window.shade.closed contextualmenu.and.cursorarrow window.shade.open exclamationmark.octagon
    list.clipboard xmark.bin arrow.up.circle macbook.and.iphone text.magnifyingglass lightbulb leaf
    arrow.up.forward.square location.fill speaker.wave.2.fill calendar.badge.checkmark gobackward.15
    goforward.15 arrow.up.left.and.arrow.down.right.square plus.rectangle.on.rectangle power dock.rectangle
    arrow.counterclockwise text.page.badge.magnifyingglass person.2.fill clock.arrow.circlepath safari.fill
    text.justify.left hand.raised.fill book.fill microphone.fill seal rhombus.fill shield pentagon
    moon.circle music.quarternote.3 cloud.fill tree.fill moon.stars.fill mountain.2.fill speaker.wave.3
    hammer shuffle leaf.fill phone phone.down heart.circle airplane.circle.fill video.slash
    square.and.arrow.up.trianglebadge.exclamationmark envelope.open envelope.badge
    rectangle.portrait.and.arrow.right rectangle.inset.fill xmark.octagon rectangle.bottomthird.inset.fill
    bell.and.waves.left.and.right poweroutlet.type.b bubble.right waveform.path rectangle.stack hand.draw
    platter.filled.bottom.iphone hifispeaker keyboard antenna.radiowaves.left.and.right xmark.seal.fill cube
    person.crop.circle.badge.moon person.crop.circle.badge.xmark.fill pin.fill
    laptopcomputer.trianglebadge.exclamationmark sidebar.right message tray.fill quote.bubble.fill
    exclamationmark.bubble.fill suitcase party.popper book.closed text.badge.checkmark text.badge.minus
    text.badge.star pencil.and.scribble arrowshape.turn.up.left.circle.fill arrow.uturn.right faxmachine
    pencil.and.list.clipboard selection.pin.in.out folder.fill.badge.gearshape sidebar.leading multiply
    puzzlepiece.extension folder.badge.plus folder.badge.minus text.alignleft
    exclamationmark.magnifyingglass plusminus.circle bold italic square.bottomthird.inset.filled memories
    pause text.append gearshape.2 square.grid.3x3 arrowtriangle.up.square square.leadingthird.inset.filled
    square.trailingthird.inset.filled doc.on.doc.fill trash.circle flag.circle plus.square.fill 3.circle
    4.circle car cloud.rain star.circle.fill 1.circle.fill 2.circle.fill 3.circle.fill info paperclip
    rectangle.dashed align.horizontal.left point.3.connected.trianglepath.dotted text.alignjustify
    rectangle.split.3x1 separator.horizontal rectangle arrow.turn.down.right arrow.down.right
    character.text.justify x.squareroot pencil.circle gobackward arrow.swap text.badge.plus
    arrow.uturn.backward backward.end.alt.fill exclamationmark.shield bolt.horizontal.fill
    wifi.exclamationmark checkmark.square.fill person.2 nosign globe.europe.africa photo.on.rectangle
    pause.circle.fill newspaper.fill speaker.wave.2 hand.raised.slash bookmark.slash.fill
    person.fill.badge.minus star.slash digitalcrown.horizontal.press.fill message.badge.filled.fill
    person.badge.key.fill chart.line.uptrend.xyaxis
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill cloud.sun moon.circle.fill
    sun.max.circle.fill plus.bubble clipboard circle.grid.cross.left.filled powerplug scroll square.fill
    rectangle.grid.3x2 progress.indicator iphone.radiowaves.left.and.right syringe keyboard.onehanded.left
    drop.circle chart.xyaxis.line slider.horizontal.2.gobackward gear.circle trash.circle.fill network.slash
    keyboard.onehanded.left.fill ellipsis.message.fill chart.bar.xaxis cross.vial
    arrow.counterclockwise.circle arrow.down.forward delete.left person.crop.artframe music.mic ruler
    bookmark.fill chevron.left.circle clock.arrow.trianglehead.counterclockwise.rotate.90
    questionmark.diamond person.crop.square person.crop.circle.fill.badge.checkmark qrcode.viewfinder return
    arrow.counterclockwise.circle.fill lightbulb.fill sunrise sun.min sunset hand.thumbsdown zzz storefront
    person.3.sequence drop.triangle.fill newspaper icloud.and.arrow.down map person.3.fill
    rectangle.stack.fill list.bullet.rectangle questionmark.folder app.fill minus.square
    hand.point.up.left.and.text rectangle.tophalf.inset.filled computermouse.fill gearshape.fill
    uiwindow.split.2x1 command air.purifier lifepreserver.fill mappin.circle.fill logo.xbox flame
    character.textbox richtext.page doc.badge.plus multiply.circle.fill arrowshape.left arrowshape.right
    list.star printer square.stack arrow.triangle.2.circlepath.circle x.circle x.circle.fill
    checkmark.square doc.richtext pause.fill apple.terminal apple.terminal.on.rectangle u.circle s.circle
    lock.circle externaldrive.fill.badge.minus externaldrive info.square hammer.fill play.circle
    point.3.filled.connected.trianglepath.dotted clear shippingbox.and.arrow.backward
    arrowshape.turn.up.right hockey.puck.circle circle.slash square.on.square square.stack.3d.up app.badge
    display
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
