import ArgumentParser
import Views

/// The options for sizes and devices.
struct ExtentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A size to propose, in points; may be repeated. “*” leaves a length to the view, “inf” is infinite.",
      valueName: "WxH"))
  var size: [ProposedSize] = []

  @Option(
    help: ArgumentHelp(
      "A device whose screen, safe area and size classes apply; may be repeated.", valueName: "name"))
  var device: [DeviceName] = []

  @Option(
    help:
      "Pixels per point: 1, 2 or 3; may be repeated. The default is the device's scale, or 1; render shows views at their ideal size at 2."
  )
  var scale: [PixelScale] = []

  @Flag(
    help:
      "Leave out what a device draws over an app: clock, signal strength, battery, camera, home indicator.")
  var noStatusBar = false

  @Option(
    help: ArgumentHelp(
      "The window's safe area insets in points: top, leading, bottom and trailing, or one for all; may be repeated. The default is the device's, or 0.",
      valueName: "T,L,B,R"))
  var safeArea: [SafeAreaArgument] = []

  @Option(
    help: "The horizontal size class, compact or regular; may be repeated. The default is the device's.")
  var horizontalSizeClass: [Named<UserInterfaceSizeClass>] = []

  @Option(
    help: "The vertical size class, compact or regular; may be repeated. The default is the device's.")
  var verticalSizeClass: [Named<UserInterfaceSizeClass>] = []

  @OptionGroup var deviceTable: DeviceTableOptions
}
