/// Two thousand names of SF Symbols in the files of some 130 public repositories.
///
/// Counted are names that are given for a symbol (`systemName:`, `systemImage:`, `catalog="system"`) and other texts that
/// are made of the words of symbols' names; files that list all symbols, misspelt names and names of projects' own
/// pictures are left out. The names of a first count come first, then what a second one has found beyond them; in each,
/// the ones that occur most often come first.
enum CommonSymbols {
  static let names = """
    plus trash checkmark clock checkmark.circle.fill xmark exclamationmark.triangle.fill star.fill
    chevron.right paintpalette minus magnifyingglass square.and.arrow.up xmark.circle.fill calendar
    info.circle questionmark.circle star person chevron.left person.3 play.fill chevron.down timer
    forward.fill plus.circle.fill checkmark.circle exclamationmark.triangle ellipsis heart.fill
    arrow.clockwise gear mic.fill circle.fill doc.on.doc heart circle ellipsis.circle trash.fill macbook.gen1
    square.and.arrow.down arrow.down.circle plus.circle pencil exclamationmark.circle.fill globe
    hourglass.bottomhalf.fill hourglass.tophalf.fill list.bullet xmark.circle arrow.right map
    calendar.circle.fill eye square.dashed antenna.radiowaves.left.and.right play.circle
    line.3.horizontal.decrease.circle square gearshape folder checkmark.square person.crop.circle
    square.and.pencil house.fill server.rack chevron.up checkmark.seal.fill photo lock.fill stop.circle.fill
    list.bullet.circle.fill slider.horizontal.3 stop.circle arrow.up.arrow.down network eye.slash link
    arrow.down bell.fill flag.circle.fill chart.bar.fill pause.fill icloud.and.arrow.down info.circle.fill
    arrow.up speaker.wave.2 list.bullet.rectangle stop.fill flag.fill sparkles suit.heart.fill
    arrowtriangle.right.circle.fill minus.circle safari chevron.forward sun.max.fill arrow.2.squarepath
    line.3.horizontal.decrease bolt.fill bell speaker.wave.2.fill person.2.fill arrow.left clock.fill mic
    fork.knife gearshape.fill person.fill eye.slash.fill arrow.up.right chevron.right.circle bookmark.fill
    arrow.triangle.2.circlepath backward.fill number dot.radiowaves.left.and.right person.2
    arrow.counterclockwise lock music.note person.circle.fill doc.text minus.circle.fill wifi
    square.and.arrow.up.fill hand.thumbsup house doc.richtext person.circle location.fill
    arrow.up.forward.square play textformat.characters doc.on.doc.fill clock.arrow.circlepath
    speaker.slash.fill captions.bubble speaker.slash circle.inset.filled bookmark checkmark.seal
    arrow.up.left.and.arrow.down.right chevron.backward chevron.up.chevron.down hand.draw.fill flag
    number.square.fill play.circle.fill arrow.down.circle.fill at doc.on.clipboard beats.headphones
    tray.circle.fill book.fill sun.max exclamationmark.circle bell.badge square.grid.2x2 mappin.and.ellipse
    folder.fill bubble.left.and.bubble.right paperplane hand.raised dice camera bolt
    line.3.horizontal.decrease.circle.fill lock.open.fill arrow.up.circle.fill questionmark.circle.fill
    message exclamationmark.octagon.fill arrow.up.circle rectangle.on.rectangle doc questionmark
    arrowshape.turn.up.left person.fill.badge.plus externaldrive.connected.to.line.below chart.xyaxis.line
    x.circle point.3.connected.trianglepath.dotted music.note.list text.bubble clock.arrow.2.circlepath
    line.3.horizontal drop.fill infinity xmark.app suit.heart hare key.fill bell.slash largecircle.fill.circle
    cpu play.rectangle gearshape.2 keyboard pin.fill text.badge.plus externaldrive apple.logo power
    lock.rotation envelope quote.bubble person.badge.minus antenna.radiowaves.left.and.right.slash
    square.fill.on.square.fill sun.min doc.plaintext arrow.left.arrow.right tag chart.bar
    arrowshape.turn.up.left.fill battery.100 arrow.left.and.right syringe.fill arrow.right.circle.fill
    record.circle gamecontroller.fill folder.badge.plus cloud.sun chart.line.uptrend.xyaxis
    photo.on.rectangle.angled pin book.pages.fill bird box.truck plus.square.on.square bird.circle
    iphone.slash speaker.wave.3.fill dot.radiowaves.up.forward mappin.circle.fill archivebox
    dot.radiowaves.right wand.and.stars eye.fill textformat pencil.line person.badge.plus
    exclamationmark.bubble wrench.and.screwdriver powerplug.fill camera.fill moon.fill wifi.router
    person.badge.key flipphone signpost.right.and.left pause pencil.and.scribble person.3.fill doc.badge.plus
    info moon.circle.fill display externaldrive.fill internaldrive line.horizontal.3.decrease.circle
    checkmark.shield calendar.badge.exclamationmark hourglass arrow.down.right.and.arrow.up.left shippingbox
    arrow.down.doc slash.circle battery.0 desktopcomputer qrcode waveform record.circle.fill
    checkmark.shield.fill hand.tap pencil.circle puzzlepiece.extension gobackward hand.thumbsdown hammer
    xmark.octagon 1.circle arrow.triangle.branch bell.badge.fill folder.badge.gearshape arrow.forward
    keyboard.chevron.compact.down terminal bubble.left.and.text.bubble.right arrow.right.circle app.dashed
    wallet.pass chevron.compact.right person.crop.circle.badge.xmark arrow.up.right.square swift lock.open
    iphone mappin chevron.left.forwardslash.chevron.right arrow.up.arrow.down.circle.fill film lock.shield
    flame.fill message.fill beats.earphones person.2.badge.gearshape play.square.stack.fill square.stack.3d.up
    speaker.wave.3 rectangle.dashed checkmark.square.fill pause.circle.fill paperplane.fill quote.opening
    wifi.slash macbook.and.iphone face.smiling star.circle cup.and.saucer.fill doc.text.magnifyingglass
    arrowtriangle.down.fill textformat.size list.bullet.clipboard rectangle.3.group books.vertical.fill
    line.horizontal.3.decrease lines.measurement.horizontal hand.thumbsup.fill waveform.path.ecg phone.fill
    photo.fill mic.slash speaker.wave.1 speaker.wave.1.fill video.fill light.beacon.max.fill switch.2
    signature doc.richtext.fill questionmark.app camera.filters square.and.arrow.down.fill
    arrow.clockwise.circle sensor envelope.arrow.triangle.branch mountain.2 arrow.trianglehead.clockwise
    rectangle.connected.to.line.below arrow.counterclockwise.circle square.stack star.circle.fill square.fill
    hand.raised.fill qrcode.viewfinder delete.left 2.circle character.cursor.ibeam arrow.uturn.left figure.run
    sidebar.trailing control arrow.trianglehead.counterclockwise envelope.fill rectangle.grid.1x2
    globe.americas eyedropper repeat.1 brain.head.profile battery.100.bolt app forward.end.fill cart map.fill
    icloud network.badge.shield.half.filled location aqi.medium scope globe.americas.fill eject
    play.rectangle.on.rectangle square.grid.2x2.fill play.square.stack person.text.rectangle battery.25
    cloud.sun.rain location.north microphone.fill sidebar.leading text.append heart.circle bubble.right
    rectangle.stack tray.fill app.badge newspaper character.textbox rhombus.fill 2.circle.fill
    iphone.radiowaves.left.and.right powerplug book person.crop.circle.fill
    person.crop.circle.badge.exclamationmark photo.badge.plus list.bullet.below.rectangle tablecells target
    building.2 rectangle.expand.vertical person.crop.circle.badge.plus sensor.tag.radiowaves.forward.fill
    waveform.path.ecg.rectangle cross.vial.fill hand.point.right.fill cube.fill line.horizontal.3 speaker
    flag.checkered tray.and.arrow.down stop list.dash tag.fill sun.haze bubble.left.and.bubble.right.fill
    link.badge.plus books.vertical bubble.left calendar.badge.clock backward.end.fill
    list.bullet.rectangle.fill plus.app chart.bar.doc.horizontal doc.zipper light.max app.badge.checkmark
    arrow.up.and.down.text.horizontal goforward cloud.heavyrain.fill tv
    text.line.first.and.arrowtriangle.forward paintbrush apps.iphone macpro.gen1.fill applelogo
    shield.checkered thermometer.medium key.slash wave.3.right gauge.with.needle book.closed chart.bar.xaxis
    shuffle star.slash folder.fill.badge.gearshape text.alignleft xmark.seal.fill mountain.2.fill cloud.fill
    cloud.rain envelope.badge x.circle.fill square.on.square hammer.fill network.slash return car clear
    rectangle.stack.fill wifi.exclamationmark scroll pin.slash tray.full app.badge.fill repeat
    pencil.and.outline chevron.down.circle.fill gobackward.15 goforward.15 text.magnifyingglass
    rectangle.and.hand.point.up.left textformat.abc lightbulb exclamationmark.octagon list.clipboard
    character.book.closed bird.fill rectangle.compress.vertical triangle.fill arrow.up.forward.app sparkle
    plus.square folder.fill.badge.plus pencil.circle.fill paintbrush.fill square.and.arrow.down.on.square
    chevron.down.circle pencil.slash sidebar.left eyedropper.halffull web.camera cloud.snow dollarsign.circle
    figure.walk building.columns.fill circle.dashed exclamationmark flashlight.off.fill pin.circle
    key.viewfinder person.crop.rectangle.fill location.slash internaldrive.fill video flask arrow.up.and.down
    memorychip captions.bubble.fill wrench.and.screwdriver.fill slider.horizontal.below.rectangle
    playpause.fill speedometer gamecontroller battery.50 key airpod.right airpod.left
    arrow.clockwise.circle.fill questionmark.square.dashed mappin.and.ellipse.circle
    square.stack.3d.down.forward battery.75 sensor.fill stethoscope plus.rectangle.on.folder
    clock.arrow.trianglehead.counterclockwise.rotate.90 folder.badge.minus sunrise waveform.path hand.draw
    trash.circle.fill app.fill person.crop.artframe person.badge.key.fill safari.fill seal shield
    arrow.uturn.backward 1.circle.fill plus.square.fill document.on.document.fill xmark.octagon.fill
    square.split.2x1 badge.plus.radiowaves.right poweroutlet.type.b.fill wrench calendar.badge.checkmark
    text.page.badge.magnifyingglass moon leaf trophy contextualmenu.and.cursorarrow heart.circle.fill
    xmark.bin airplane rectangle.portrait.and.arrow.forward star.slash.fill ant.fill person.fill.questionmark
    curlybraces xmark.square die.face.5 character.book.closed.fill tray textformat.size.larger f.cursive
    delete.left.fill testtube.2 questionmark.app.dashed arrow.down.forward.and.arrow.up.backward gift.fill
    terminal.fill sun.haze.fill bubble.right.fill arrow.up.arrow.down.circle dollarsign.circle.fill
    person.crop.rectangle.stack bubble square.stack.fill rectangle.3.offgrid.fill arrowtriangle.up.circle
    arrowtriangle.down.circle rectangle.grid.2x2 car.fill cloud.rain.fill graduationcap building.columns
    cloud.bolt cloud.fog location.circle macwindow.badge.plus shippingbox.fill tv.and.mediabox
    heart.text.square.fill circle.grid.2x2 circle.grid.2x2.fill pin.circle.fill aqi.high aqi.low
    character.bubble exclamationmark.square creditcard.fill light.min checklist increase.indent a.circle
    keyboard.badge.ellipsis square.righthalf.fill filemenu.and.selection rectangle.bottomthird.inset.filled
    person.badge.shield.checkmark dice.fill pause.circle arrowshape.right.fill questionmark.app.fill
    questionmark.folder.fill folder.badge.person.crop xmark.seal number.square macpro.gen3.fill
    bell.circle.fill apps.ipad location.north.fill lock.open.trianglebadge.exclamationmark.fill key.slash.fill
    location.north.circle.fill mappin.slash figure.walk.motion note.text fibrechannel playpause book.pages
    leaf.circle.fill location.circle.fill hands.clap.fill bag.fill bolt.shield.fill link.circle
    play.rectangle.fill opticaldiscdrive.fill delete.backward.fill ellipsis.circle.fill delete.backward
    magnifyingglass.circle pip.enter gauge.with.dots.needle.67percent heart.text.square
    exclamationmark.magnifyingglass bold memories square.grid.3x3 moon.stars.fill
    person.crop.circle.fill.badge.checkmark exclamationmark.bubble.fill bell.and.waves.left.and.right cube
    square.and.arrow.up.trianglebadge.exclamationmark sidebar.right arrowshape.turn.up.left.circle.fill
    pencil.and.list.clipboard arrow.swap music.mic trash.circle clipboard chevron.left.circle nosign
    drop.circle arrow.triangle.2.circlepath.circle text.justify.left bolt.horizontal.fill newspaper.fill
    rectangle.portrait.and.arrow.right music.quarternote.3 sun.max.circle.fill plus.bubble flame
    point.3.filled.connected.trianglepath.dotted questionmark.folder arrow.counterclockwise.circle.fill
    lock.circle ruler video.slash text.quote list.bullet.rectangle.portrait wand.and.stars.inverse viewfinder
    lightspectrum.horizontal character window.shade.closed window.shade.open dock.rectangle iphone.gen2
    bell.slash.fill plus.rectangle.on.rectangle envelope.badge.fill minus.square.fill xmark.square.fill
    plus.diamond icloud.fill gearshape.2.fill rectangle.portrait arrow.up.to.line.compact ellipsis.curlybraces
    cloud crown.fill mic.circle.fill c.circle eye.slash.circle tray.and.arrow.up microphone.slash.fill
    speaker.3.fill speaker.fill square.fill.on.circle.fill cup.and.saucer m.square circlebadge.fill
    bubble.left.fill megaphone.fill e.square tray.2.fill list.bullet.indent moon.zzz square.grid.3x2.fill
    cloud.sun.rain.fill paperclip.circle.fill eyedropper.full leaf.arrow.circlepath icloud.slash list.number
    chart.pie.fill calendar.circle bubble.middle.bottom.fill bubble.middle.bottom bolt.slash
    hand.point.up.left bolt.circle camera.aperture play.laptopcomputer dial.medium.fill airplayaudio
    cable.connector hifispeaker.2 hifispeaker.fill briefcase.fill powerplug.portrait.fill cloud.sun.fill
    arrow.down.square arrow.left.square arrow.right.square book.circle cloud.drizzle doc.append
    flashlight.on.fill menubar.rectangle moon.stars cube.box location.fill.viewfinder
    chart.bar.doc.horizontal.fill figure.and.child.holdinghands appclip square.stack.3d.up.fill
    rectangle.stack.badge.minus heart.slash arrowshape.left.fill display.trianglebadge.exclamationmark
    filemenu.and.cursorarrow document.on.document text.page bubbles.and.sparkles bag applewatch.side.right
    list.bullet.clipboard.fill gear.circle.fill mappin.circle paperclip.circle infinity.circle.fill photo.tv
    play.tv textformat.size.smaller doc.text.image xmark.bin.fill macwindow text.below.photo.fill
    keyboard.fill wrench.adjustable.fill photo.stack homekit highlighter smiley flask.fill text.bubble.fill
    text.aligncenter text.alignright plus.magnifyingglass arrow.2.circlepath arrow.up.and.down.circle.fill
    ruler.fill b.circle archivebox.fill forward.end rectangle.slash circle.grid.3x3.fill applescript.fill
    pip.swap cursorarrow theatermasks person.3.sequence.fill link.circle.fill arrow.up.forward film.stack
    arrow.up.to.line arrow.down.to.line timeline.selection goforward.10 rectangle.on.rectangle.slash
    lock.circle.fill list.triangle person.slash sunglasses.fill rectangle.topthird.inset.filled
    rectangle.fill.on.rectangle.angled.fill doc.fill x.square.fill o.square.fill placeholdertext.fill
    doc.text.fill app.gift arrow.down.app xmark.rectangle.portrait doc.badge.gearshape globe.desk
    lock.open.rotation creditcard.trianglebadge.exclamationmark ipodtouch apps.iphone.badge.plus iphone.gen1
    airpodpro.right airpodpro.left battery.100percent bell.circle arrow.uturn.backward.circle.fill
    tv.inset.filled moonphase.new.moon moonphase.last.quarter arrow.down.circle.dotted
    cable.connector.horizontal location.north.line.fill gearshape.arrow.triangle.2.circlepath sun.rain.fill
    arrowtriangle.up.fill translate arrow.up.and.down.and.arrow.left.and.right location.north.circle
    figure.hiking trash.slash hourglass.bottomhalf.filled antenna.radiowaves.left.and.right.circle.fill figure
    person.line.dotted.person signpost.right signpost.left person.and.background.dotted
    arrow.trianglehead.2.clockwise cylinder.split.1x2 location.slash.circle.fill megaphone circle.grid.cross
    av.remote arrow.down.doc.fill globe.asia.australia.fill eye.trianglebadge.exclamationmark
    button.horizontal.fill line.diagonal rectangle.3.offgrid bag.circle.fill eyeglasses sun.min.fill cart.fill
    medal.fill plus.app.fill tray.full.fill pianokeys externaldrive.badge.minus
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right phone.connection
    externaldrive.fill.badge.person.crop externaldrive.badge.plus opticaldisc restart xbox.logo
    square.and.arrow.up.circle.fill simcard photo.stack.fill playstation.logo cloud.drizzle.circle.fill
    cloud.sun.bolt 10.arrow.trianglehead.counterclockwise 10.arrow.trianglehead.clockwise
    arrow.left.and.right.square person.fill.xmark bubble.left.and.exclamationmark.bubble.right
    rectangle.portrait.rotate rectangle.landscape.rotate lock.rotation.open bookmark.slash ant.circle
    person.2.slash rectangle.on.rectangle.angled multiply plusminus.circle italic
    square.bottomthird.inset.filled arrowtriangle.up.square square.leadingthird.inset.filled
    square.trailingthird.inset.filled poweroutlet.type.b platter.filled.bottom.iphone hifispeaker
    person.crop.circle.badge.moon person.crop.circle.badge.xmark.fill
    laptopcomputer.trianglebadge.exclamationmark quote.bubble.fill suitcase party.popper text.badge.checkmark
    text.badge.minus text.badge.star arrow.uturn.right faxmachine selection.pin.in.out 3.circle 4.circle
    minus.square multiply.circle.fill paperclip shippingbox.and.arrow.backward arrowshape.turn.up.right
    hockey.puck.circle pentagon moon.circle sunset zzz storefront person.3.sequence drop.triangle.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill circle.slash logo.xbox richtext.page
    command leaf.fill rectangle tree.fill align.horizontal.left backward.end.alt.fill lightbulb.fill
    computermouse.fill arrow.turn.down.right progress.indicator syringe keyboard.onehanded.left
    slider.horizontal.2.gobackward gear.circle keyboard.onehanded.left.fill ellipsis.message.fill cross.vial
    arrow.down.forward photo.on.rectangle phone envelope.open questionmark.diamond person.crop.square
    lifepreserver.fill message.badge.filled.fill a.circle.fill b.circle.fill c.circle.fill d.circle.fill bus
    1.square.fill 2.square.fill arrow.left.circle.fill arrow.up.left.and.arrow.down.right.square
    clock.arrow.trianglehead.2.counterclockwise.rotate.90 plus.diamond.fill forward.frame
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 rectangle.portrait.slash arrow.down.to.line.compact
    gear.badge ipad eye.circle waveform.slash arrow.turn.right.down arrowtriangle.backward.fill
    arrowtriangle.forward.fill backward phone.down.fill mic.circle ladybug.fill square.dashed.inset.filled
    lock.doc h.square v.square g.square s.square r.square shield.lefthalf.fill
    arrow.triangle.turn.up.right.diamond.fill cube.box.fill exclamationmark.3 exclamationmark.2
    chevron.left.slash.chevron.right calendar.badge.plus calendar.badge.minus tray.2 chevron.compact.down
    tray.and.arrow.up.fill star.leadinghalf.fill sunrise.fill sunset.fill link.icloud person.icloud
    chevron.up.circle checkmark.rectangle.fill checkmark.rectangle sparkles.rectangle.stack bubble.fill
    film.fill text.badge.xmark rosette timer.slash brain.head.profile.fill camera.viewfinder
    viewfinder.rectangular bed.double.fill moon.zzz.fill cloud.fog.fill cloud.sleet.fill cloud.snow.fill
    cloud.bolt.rain.fill airplane.arrival airplane.departure arrow.left.circle arrow.up.square asterisk.circle
    at.badge.minus at.badge.plus at.circle bed.double bin.xmark birthday.cake chart.pie cloud.hail
    cloud.heavyrain cloud.moon equal.circle figure.stand hands.clap heart.text.clipboard laser.burst
    mail.stack phone.arrow.up.right scale.3d shield.slash wallet.bifold 5.circle iphone.gen3 info.square.fill
    beach.umbrella checkmark.rectangle.stack.fill checkmark.rectangle.stack tray.and.arrow.down.fill
    square.and.arrow.down.badge.clock document.fill arrow.up.right.circle arrow.down.right.circle
    magnifyingglass.circle.fill basket arrow.left.arrow.right.square multiply.square circle.lefthalf.fill
    display.2 text.page.fill doc.plaintext.fill text.page.slash line.horizontal.3.decrease.circle.fill
    arrow.turn.down.left arrow.up.doc eraser.fill swatchpalette rectangle.portrait.bottomthird.inset.filled
    arrow.uturn.left.circle.badge.ellipsis aspectratio.fill flip.horizontal flip.horizontal.fill
    scissors.badge.ellipsis brazilianrealsign.circle brazilianrealsign.circle.fill brazilianrealsign.square
    brazilianrealsign.square.fill cart.circle cart.circle.fill exclamationmark.applewatch infinity.circle
    ipad.badge.play ipad.homebutton.badge.play ipad.homebutton.landscape.badge.play ipad.landscape.badge.play
    iphone.badge.play iphone.homebutton.badge.play iphone.homebutton.landscape iphone.landscape
    ipodtouch.landscape lock.applewatch play.tv.fill rectangle.badge.person.crop
    rectangle.fill.badge.person.crop rectangle.topthird.inset repeat.1.circle repeat.1.circle.fill
    repeat.circle repeat.circle.fill shield.checkerboard shuffle.circle shuffle.circle.fill
    character.bubble.fill hifispeaker.and.homepodmini hifispeaker.and.homepodmini.fill homepod.and.homepodmini
    homepod.and.homepodmini.fill homepodmini.2 homepodmini.2.fill homepodmini.fill
    rectangle.topthird.inset.fill bolt.ring.closed square.3.layers.3d.down.backward
    square.3.layers.3d.down.forward square.3.layers.3d.down.left square.3.layers.3d.down.right
    text.justify.leading text.justify.right text.justify.trailing airpod.gen3.left airpod.gen3.right
    airpods.gen3 airpods.gen3.chargingcase.wireless airpods.gen3.chargingcase.wireless.fill
    rectangle.leadinghalf.filled rectangle.trailinghalf.filled square.3.layers.3d.down.left.slash
    square.3.layers.3d.down.right.slash square.3.stack.3d.slash camera.macro camera.macro.circle
    camera.macro.circle.fill doc.viewfinder.fill square.slash trash.square.fill face.smiling.fill
    number.circle.fill shield.lefthalf.filled wallet.pass.fill circle.lefthalf.filled figure.wave.circle
    camera.on.rectangle.fill person.crop.rectangle.badge.plus.fill speaker.1.fill speaker.2.fill
    text.justifyleft paperplane.circle.fill restart.circle chevron.up.circle.fill photo.circle.fill
    person.fill.checkmark person.fill.and.arrow.left.and.arrow.right wand.and.sparkles
    bolt.trianglebadge.exclamationmark.fill sparkle.magnifyingglass square.on.square.dashed
    square.and.arrow.up.on.square arrow.uturn.forward arrow.turn.left.down text.justify a.square
    decrease.indent textformat.subscript textformat.superscript minus.magnifyingglass
    person.crop.circle.badge.minus poweron poweroff pointer.arrow.click pointer.arrow.click.2
    pointer.arrow.motionlines.click macwindow.and.pointer.arrow delete.right.fill escape clear.fill space
    arrow.up.document.fill arrow.down.document.fill arrow.forward.to.line capslock.fill shift.fill option
    beziercurve angle arrow.right.circle.dotted arrow.left.and.right.circle.fill arrow.up.to.line.square.fill
    arrow.right.to.line.square.fill percent pin.slash.fill arcade.stick.and.arrow.left.and.arrow.right.outward
    arcade.stick.and.arrow.up.and.arrow.down rectangle.portrait.arrowtriangle.2.outward
    rectangle.arrowtriangle.2.outward arrow.trianglehead.2.clockwise.rotate.90
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill backward.end hare.fill abc
    paragraph eyes.inverse dog.fill widget.extralarge.badge.plus arrow.right.to.line arrow.left.to.line
    align.horizontal.center align.horizontal.right align.vertical.top align.vertical.center
    align.vertical.bottom inset.filled.leadinghalf.rectangle inset.filled.trailinghalf.rectangle
    inset.filled.leadingthird.rectangle inset.filled.trailingthird.rectangle inset.filled.topthird.rectangle
    inset.filled.bottomthird.rectangle thermometer.variable flowchart.fill forward.end.alt.fill note
    note.text.badge.plus arrow.up.backward.and.arrow.down.forward.rectangle camera.shutter.button text.cursor
    externaldrive.badge.questionmark externaldrive.fill.badge.plus speaker.3 slash.circle.fill
    cloud.sun.bolt.fill shareplay person.crop.circle.fill.badge.plus music.note.tv.fill
    smallcircle.filled.circle arrowtriangle.up arrowtriangle.down number.circle play.slash
    square.fill.text.grid.1x2 goforward.30 goforward.5 gobackward.30 gobackward.10 gobackward.5 rectangle.fill
    rectangle.portrait.fill tv.circle.fill forward.end.circle.fill backward.end.circle.fill
    waveform.circle.fill text.document movieclapper ladybug paintpalette.fill staroflife.fill
    document.badge.plus rotate.right door.left.hand.closed door.left.hand.open suit.club.fill seal.fill
    list.dash.header.rectangle arrow.backward video.circle.fill arrowshape.zigzag.right lock.square.stack.fill
    list.bullet.rectangle.portrait.fill questionmark.diamond.fill lifepreserver ipad.landscape 26.circle
    globe.desk.fill lanyardcard case folder.circle ellipsis.rectangle snowflake plus.slash.minus
    personalhotspot ipad.gen1 magicmouse.fill applepencil.gen1 applepencil.gen2 macmini.fill macstudio.fill
    macpro.gen2.fill bolt.square.fill antenna.radiowaves.left.and.right.circle
    sparkles.square.filled.on.square viewfinder.circle.fill
    arrow.left.and.right.righttriangle.left.righttriangle.right.fill video.slash.fill eye.circle.fill
    camera.circle.fill dot.circle.and.hand.point.up.left.fill figure.mind.and.body figure.cooldown leaf.circle
    moonphase.waxing.crescent moonphase.first.quarter moonphase.waxing.gibbous moonphase.full.moon
    moonphase.waning.gibbous moonphase.waning.crescent paintbrush.pointed
    arrow.left.and.line.vertical.and.arrow.right bonjour arrow.circlepath
    sun.max.trianglebadge.exclamationmark.fill thermometer.snowflake shield.slash.fill humidity gauge
    scalemass wind clock.badge lock.trianglebadge.exclamationmark envelope.circle.fill view.3d road.lanes
    button.angledbottom.horizontal.right point.topleft.down.to.point.bottomright.curvepath binoculars.fill
    binoculars gauge.with.dots.needle.33percent clock.badge.xmark clock.badge.checkmark key.horizontal.fill
    battery.25percent wifi.router.fill app.connected.to.app.below.fill list.bullet.circle arrowshape.up
    arrowshape.down clock.badge.exclamationmark gyroscope waveform.badge.plus lightbulb.led.fill lightbulb.led
    directcurrent button.horizontal dial.min togglepower lock.icloud tree thermometer xmark.shield brain
    location.square.fill skew icloud.and.arrow.up key.icloud arrow.triangle.swap arrow.triangle.pull
    hand.tap.fill battery.75percent lines.measurement.vertical
    gauge.with.dots.needle.bottom.50percent.badge.plus cylinder.fill scalemass.fill
    exclamationmark.shield.fill stairs road.lanes.curved.right arrow.up.arrow.down.square wave.3.right.circle
    3.square globe.europe.africa.fill globe.central.south.asia.fill arrow.forward.circle.fill
    circle.and.line.horizontal hourglass.badge.plus hourglass.tophalf.filled chart.line.text.clipboard
    hand.wave.fill checklist.unchecked waveform.badge.magnifyingglass dial.low.fill clipboard.fill
    photo.badge.exclamationmark text.viewfinder rectangle.stack.badge.plus list.clipboard.fill
    arrow.up.message tv.fill laptopcomputer slider.vertical.3 cart.badge.minus cart.badge.plus
    rectangle.grid.1x2.fill person.crop.circle.fill.badge.questionmark timelapse gamecontroller.slash
    checkmark.icloud questionmark.text.page.fill arrow.triangle.2.circlepath.circle.fill
    arrowshape.turn.up.forward arrowshape.turn.up.backward arrow.left.arrow.right.circle.fill
    plus.rectangle.fill creditcard envelope.open.fill arrow.up.doc.fill square.grid.3x3.square briefcase
    applewatch.slash tv.slash visionpro.slash camera.on.rectangle cellularbars macbook.gen2 macpro.gen3
    macpro.gen2 arrowshape.turn.up.forward.fill arrow.3.trianglepath
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left externaldrive.badge.person.crop
    opticaldiscdrive tortoise pc rectangle.inset.filled.on.rectangle folder.fill.badge.person.crop
    playpause.circle.fill point.topleft.down.curvedto.point.bottomright.up message.badge.waveform
    rectangle.portrait.and.arrow.forward.fill square.3.layers.3d person.2.crop.square.stack.fill g.circle.fill
    eurosign.circle.fill barcode.viewfinder arrow.trianglehead.2.counterclockwise.rotate.90 fan.fill fan
    video.bubble.left externaldrive.fill.badge.exclamationmark battery.50percent figure.walk.circle.fill
    figure.run.circle.fill figure.badminton.circle.fill figure.climbing.circle.fill
    figure.cooldown.circle.fill square.and.pencil.circle.fill lock.trianglebadge.exclamationmark.fill
    envelope.open.badge.clock photo.fill.on.rectangle.fill apple.intelligence person.crop.rectangle
    lasso.badge.sparkles photo.artframe figure.2.arms.open arrow.trianglehead.2.counterclockwise
    bell.and.waves.left.and.right.fill chart.bar.xaxis.ascending person.badge.shield.exclamationmark
    slider.horizontal.below.square.filled.and.square music.note.house.fill
    printer.dotmatrix.fill.and.paper.fill square.3.stack.3d.top.fill text.book.closed airpods.max video.circle
    appletv.fill ellipsis.bubble.fill menucard.fill scribble.variable bubbles.and.sparkles.fill
    paintbrush.pointed.fill rotate.3d gear.badge.questionmark document.viewfinder squareshape.split.3x3
    link.icloud.fill circle.hexagongrid.fill person.bust takeoutbag.and.cup.and.straw.fill
    video.badge.waveform.fill video.badge.waveform rectangle.and.text.magnifyingglass
    person.crop.rectangle.stack.fill text.below.photo arrow.triangle.turn.up.right.diamond appletvremote.gen4
    externaldrive.badge.exclamationmark play.rectangle.on.rectangle.fill pip.exit
    arrow.left.and.right.square.fill arrow.up.left speaker.wave.2.bubble gobackward.minus goforward.plus
    arrow.trianglehead.merge capsule pip hand.pinch forward arrow.trianglehead.2.clockwise.rotate.90.icloud
    bolt.horizontal.icloud phone.down airplane.circle.fill rectangle.inset.fill
    rectangle.bottomthird.inset.fill flag.circle 3.circle.fill rectangle.split.3x1 arrow.down.right
    character.text.justify x.squareroot exclamationmark.shield globe.europe.africa hand.raised.slash
    bookmark.slash.fill person.fill.badge.minus digitalcrown.horizontal.press.fill
    circle.grid.cross.left.filled rectangle.grid.3x2 hand.point.up.left.and.text
    rectangle.tophalf.inset.filled uiwindow.split.2x1 air.purifier arrowshape.left arrowshape.right list.star
    printer apple.terminal apple.terminal.on.rectangle u.circle s.circle externaldrive.fill.badge.minus
    info.square
    square.on.circle rectangle.split.2x1 airpods alarm alarm.fill barcode basketball bicycle
    bookmark.circle building bus.fill camera.rotate car.circle cloud.sleet crop crop.rotate cross crown
    diamond dollarsign dumbbell ear.fill eject.fill envelope.circle equal eurosign faceid figure.dance
    figure.yoga fish football function gift grid guitars headphones hexagon homepod hurricane lasso level
    livephoto lungs medal metronome mouth nose pills puzzlepiece radio recordingtape sailboat scanner
    scribble soccerball sofa sportscourt strikethrough sum tent ticket tornado tram triangle umbrella
    underline arrow.forward.circle cpu.fill arrow.forward.square hand.wave mug
    applewatch.radiowaves.left.and.right arrow.uturn.right.square circle.dotted icloud.and.arrow.down.fill
    opticaldisc.fill rectangle.and.pencil.and.ellipsis rectangle.portrait.and.arrow.right.fill
    sparkles.square.fill.on.square square.split.bottomrightquarter trophy.fill viewfinder.circle 4k.tv
    arrow.clockwise.icloud arrow.down.left arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
    circle.righthalf.fill delete.forward folder.badge.gear storefront.fill text.word.spacing
    xmark.shield.fill arrow.up.and.down.and.sparkles arrow.up.right.and.arrow.down.left.rectangle
    arrowshape.turn.up.backward.fill autostartstop autostartstop.trianglebadge.exclamationmark
    bolt.horizontal.circle.fill building.2.crop.circle diamond.fill eyes figure.wave
    iphone.homebutton.slash lightswitch.on paragraphsign rays rectangle.righthalf.inset.fill.arrow.right
    rectangle.split.1x2 snow star.square tv.and.hifispeaker.fill waveform.badge.mic xmark.rectangle ant
    apple.terminal.fill applewatch arrow.down.and.line.horizontal.and.arrow.up
    arrow.up.and.line.horizontal.and.arrow.down arrow.up.backward.and.arrow.down.forward arrow.up.bin
    arrow.up.heart arrow.up.right.circle.fill arrowshape.turn.up.left.circle bandage beats.studiobud.left
    beats.studiobud.right bolt.horizontal.icloud.fill building.2.fill calendar.day.timeline.leading
    camera.metering.center.weighted capsule.fill car.side.and.exclamationmark checkmark.diamond
    checkmark.message chevron.right.circle.fill circle.dotted.and.circle circle.hexagongrid computermouse
    cube.transparent delete.forward.fill dial.max doc.circle document.badge.gearshape dpad drop
    ellipsis.bubble exclamationmark.arrow.triangle.2.circlepath figure.climbing figure.fall
    figure.jumprope flowchart hammer.circle hand.point.up.braille icloud.and.arrow.up.fill
    iphone.gen1.radiowaves.left.and.right.circle key.horizontal keyboard.badge.eye
    l.joystick.tilt.left.fill l.joystick.tilt.right l.rectangle.roundedbottom latch.2.case.fill
    lightswitch.off livephoto.play location.magnifyingglass lock.app.dashed lock.slash.fill
    macwindow.on.rectangle mail.stack.fill microbe.fill minus.plus.batteryblock
    minus.plus.batteryblock.fill minus.rectangle mug.fill multiply.circle
    person.crop.circle.badge.checkmark person.crop.square.filled.and.at.rectangle photo.badge.checkmark
    platter.filled.top.iphone plus.square.fill.on.square.fill power.circle.fill puzzlepiece.extension.fill
    rectangle.2.swap rectangle.inset.bottomright.filled rectangle.lefthalf.filled
    rectangle.leftthird.inset.filled rectangle.righthalf.filled rectangle.roundedtop.fill
    rectangle.split.1x2.fill rectangle.split.2x1.fill sensor.tag.radiowaves.forward shield.fill smoke
    sparkles.tv square.3.layers.3d.middle.filled square.3.layers.3d.top.filled
    square.and.line.vertical.and.square.fill square.split.1x2 square.stack.3d.down.right sun.max.circle
    thermometer.high thermometer.low tortoise.fill touchid triangle.circle.fill waveform.and.mic xserve
    123.rectangle.fill 27.circle a.square.fill applescript appletv appletv.remote.gen4.fill
    arrow.2.circlepath.circle arrow.backward.circle arrow.backward.to.line arrow.branch
    arrow.down.app.fill arrow.down.left.circle arrow.down.right.and.arrow.up.left.circle
    arrow.down.square.fill arrow.left.and.right.circle arrow.left.to.line.alt arrow.left.to.line.compact
    arrow.right.and.line.vertical.and.arrow.left arrow.right.to.line.alt arrow.right.to.line.compact
    arrow.triangle.2.circlepath.camera.fill arrow.triangle.capsulepath
    arrow.trianglehead.turn.up.right.diamond arrow.turn.up.forward.iphone arrow.up.and.down.square
    arrow.up.bin.fill arrow.up.left.and.arrow.down.right.circle arrow.up.left.circle
    arrow.up.right.and.arrow.down.left arrow.up.square.fill arrow.uturn.backward.circle arrow.uturn.down
    arrow.uturn.left.circle arrow.uturn.left.circle.fill arrowshape.down.fill
    arrowshape.turn.up.right.fill arrowshape.zigzag.forward arrowtriangle.left.fill
    arrowtriangle.right.fill backward.circle.fill bag.circle balloon.2.fill bandage.fill banknote
    banknote.fill beats.powerbeats3 beats.powerbeatspro beats.powerbeatspro.left beats.powerbeatspro.right
    birthday.cake.fill bitcoinsign.circle blinds.horizontal.open bolt.circle.fill bolt.heart.fill
    bolt.horizontal bookmark.circle.fill building.2.crop.circle.fill building.columns.circle.fill
    camera.rotate.fill carrot.fill case.fill checkerboard.rectangle checklist.checked checkmark.bubble
    checkmark.circle.badge.xmark checkmark.circle.badge.xmark.fill
    checkmark.circle.trianglebadge.exclamationmark checkmark.seal.text.page chevron.compact.up
    chevron.left.2 chevron.left.circle.fill chevron.right.2 chevron.up.square chevron.up.square.fill
    circle.circle circle.dashed.inset.fill circle.hexagongrid.circle.fill circlebadge clock.badge.fill
    clock.circle cloud.bolt.fill cloud.drizzle.fill command.circle command.circle.fill command.square
    command.square.fill cross.case cross.case.fill cross.fill cube.transparent.fill cursorarrow.click
    cursorarrow.click.2 cursorarrow.motionlines cursorarrow.rays d.circle delete.right dial.low
    digitalcrown.arrow.clockwise.fill digitalcrown.arrow.counterclockwise.fill doc.badge.ellipsis
    doc.badge.gearshape.fill doc.text.image.fill doc.viewfinder dot.square dot.square.fill
    ear.badge.waveform ellipsis.rectangle.fill eraser exclamationmark.icloud.fill
    externaldrive.badge.icloud face.dashed face.smiling.inverse fanblades.fill fiberchannel
    flag.2.crossed.fill flag.filled.and.flag.crossed flag.slash folder.circle.fill forward.circle.fill
    fossil.shell.fill gauge.medium gauge.with.dots.needle.100percent gauge.with.dots.needle.50percent
    gauge.with.dots.needle.bottom.50percent giftcard.fill graduationcap.fill hand.point.up.braille.fill
    hand.point.up.left.fill hand.raised.circle.fill hand.raised.fingers.spread.fill hand.raised.slash.fill
    hand.thumbsdown.fill heart.slash.fill heart.square.fill hexagon.fill hourglass.circle.fill
    house.circle house.circle.fill increase.quotelevel info.bubble info.circle.text.page ipad.and.iphone
    iphone.homebutton.circle key.radiowaves.forward lightbulb.circle lizard.fill lock.open.display
    lock.shield.fill lock.square m.square.fill magazine.fill magicmouse memorychip.fill
    menubar.arrow.up.rectangle menubar.dock.rectangle message.badge mic.slash.circle.fill
    microphone.circle.fill minus.plus.batteryblock.slash minus.rectangle.fill n.circle
    newspaper.circle.fill octagon pause.rectangle pencil.tip pencil.tip.crop.circle.badge.arrow.forward
    person.2.circle person.2.wave.2 person.crop.square.fill.and.at.rectangle phone.arrow.down.left
    phone.connection.fill phone.down.circle.fill photo.badge.exclamationmark.fill pill.fill pip.fill
    platter.filled.top.and.arrow.up.iphone plus.square.dashed plus.viewfinder popcorn.fill power.circle
    powersleep rectangle.3.group.bubble.left rectangle.and.arrow.up.right.and.arrow.down.left
    rectangle.center.inset.filled rectangle.fill.on.rectangle.fill rectangle.inset.filled
    rectangle.portrait.center.inset.filled rectangle.portrait.on.rectangle.portrait rectangle.split.3x3
    sailboat.fill scissors scroll.fill shazam.logo smoke.fill speaker.square speaker.wave.2.circle.fill
    spigot square.and.pencil.circle square.arrowtriangle.4.outward square.bottomhalf.fill square.grid.3x2
    square.grid.3x3.fill.square square.grid.4x3.fill square.on.square.intersection.dashed square.split.2x2
    square.split.diagonal.2x2.fill square.split.diagonal.fill squares.below.rectangle
    squares.leading.rectangle stopwatch suit.diamond.fill suit.spade.fill sun.and.horizon sun.dust.fill
    swirl.circle.righthalf.filled tag.slash tag.square tag.square.fill text.book.closed.fill text.insert
    textformat.abc.dottedunderline theatermask.and.paintbrush theatermasks.fill thermometer.sun
    trapezoid.and.line.horizontal trapezoid.and.line.vertical truck.box tshirt tshirt.fill wand.and.rays
    water.waves waveform.circle windshield.rear.and.wiper wineglass wrench.fill xmark.diamond.fill
    xmark.icloud zipper.page
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
