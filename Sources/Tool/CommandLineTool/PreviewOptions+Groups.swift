import Geometry
import Rendering
import Views

// Each option by its name, whichever group it stands in.
extension PreviewOptions {
  var preview: String? {
    get { shown.preview }
    set { shown.preview = newValue }
  }
  var view: String? {
    get { shown.view }
    set { shown.view = newValue }
  }
  var selection: SelectionOptions {
    get { shown.selection }
    set { shown.selection = newValue }
  }
  var project: ProjectOptions {
    get { shown.project }
    set { shown.project = newValue }
  }

  var size: [ProposedSize] {
    get { extent.size }
    set { extent.size = newValue }
  }
  var device: [DeviceName] {
    get { extent.device }
    set { extent.device = newValue }
  }
  var deviceTable: DeviceTableOptions {
    get { extent.deviceTable }
    set { extent.deviceTable = newValue }
  }
  var scale: [PixelScale] {
    get { extent.scale }
    set { extent.scale = newValue }
  }
  var noStatusBar: Bool {
    get { extent.noStatusBar }
    set { extent.noStatusBar = newValue }
  }
  var safeArea: [SafeAreaArgument] {
    get { extent.safeArea }
    set { extent.safeArea = newValue }
  }
  var horizontalSizeClass: [Named<UserInterfaceSizeClass>] {
    get { extent.horizontalSizeClass }
    set { extent.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: [Named<UserInterfaceSizeClass>] {
    get { extent.verticalSizeClass }
    set { extent.verticalSizeClass = newValue }
  }

  var locale: [String] {
    get { circumstances.locale }
    set { circumstances.locale = newValue }
  }
  var strings: [String] {
    get { circumstances.strings }
    set { circumstances.strings = newValue }
  }
  var pseudo: [PseudoLocaleName] {
    get { circumstances.pseudo }
    set { circumstances.pseudo = newValue }
  }
  var dynamicType: [Named<DynamicTypeSize>] {
    get { circumstances.dynamicType }
    set { circumstances.dynamicType = newValue }
  }
  var colorScheme: [Named<ColorScheme>] {
    get { circumstances.colorScheme }
    set { circumstances.colorScheme = newValue }
  }
  var contrast: [Named<ColorSchemeContrast>] {
    get { circumstances.contrast }
    set { circumstances.contrast = newValue }
  }
  var layoutDirection: [Named<LayoutDirection>] {
    get { circumstances.layoutDirection }
    set { circumstances.layoutDirection = newValue }
  }
  var renderVersion: Named<RenderVersion>? {
    get { circumstances.renderVersion }
    set { circumstances.renderVersion = newValue }
  }

  var fonts: String? {
    get { limits.fonts }
    set { limits.fonts = newValue }
  }
  var maxPixels: Int {
    get { limits.maxPixels }
    set { limits.maxPixels = newValue }
  }
  var jobs: Int? {
    get { limits.jobs }
    set { limits.jobs = newValue }
  }
  var timeLimit: Int {
    get { limits.timeLimit }
    set { limits.timeLimit = newValue }
  }
  var maxMemory: Int {
    get { limits.maxMemory }
    set { limits.maxMemory = newValue }
  }
  var sandbox: Bool? {
    get { limits.sandbox }
    set { limits.sandbox = newValue }
  }
}
