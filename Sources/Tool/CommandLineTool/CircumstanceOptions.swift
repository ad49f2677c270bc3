import ArgumentParser
import Geometry
import Rendering
import Views

/// The options for languages, text sizes, appearances and other circumstances.
struct CircumstanceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A locale, such as ar or ja_JP; may be repeated.", valueName: "id"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp("A Dynamic Type size, xSmall to accessibility5; may be repeated.", valueName: "size"))
  var dynamicType: [Named<DynamicTypeSize>] = []

  @Option(help: "The appearance, light or dark; may be repeated.")
  var colorScheme: [Named<ColorScheme>] = []

  @Option(
    help:
      "The contrast of system colours, standard or increased, as with “Increase Contrast”; may be repeated.")
  var contrast: [Named<ColorSchemeContrast>] = []

  @Option(help: "The layout direction, ltr or rtl; may be repeated. The default is the locale's.")
  var layoutDirection: [Named<LayoutDirection>] = []

  @Option(
    help: ArgumentHelp(
      "Show a pseudo-translation; may be repeated. expand:LANGUAGE makes texts as long as the 90th percentile of translations into that language, expand:de:p50 and :p99 as other percentiles; widest shows the widest translation of each text.",
      valueName: "name"))
  var pseudo: [PseudoLocaleName] = []

  @Option(
    help: ArgumentHelp(
      "A string catalog or a folder of them; may be repeated. The default is those of the sources' project.",
      valueName: "path"), completion: .file())
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      "The version of the rules for how views look: 1 is the design of iOS 17 and 18, 2 that of iOS 26 (default).",
      valueName: "n"))
  var renderVersion: Named<RenderVersion>?
}
