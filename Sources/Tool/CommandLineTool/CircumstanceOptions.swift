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

  @Option(help: "light or dark; may be repeated.")
  var colorScheme: [Named<ColorScheme>] = []

  @Option(help: "standard or increased: system colours as with “Increase Contrast”; may be repeated.")
  var contrast: [Named<ColorSchemeContrast>] = []

  @Option(help: "ltr or rtl; without it the locale decides; may be repeated.")
  var layoutDirection: [Named<LayoutDirection>] = []

  @Option(
    help: ArgumentHelp(
      "Show a made-up translation; may be repeated. expand:LANGUAGE is as long as nine of ten translations stay under, other shares are expand:de:p50 and :p99; widest is the widest translation of each text.",
      valueName: "name"))
  var pseudo: [PseudoLocaleName] = []

  @Option(
    help: ArgumentHelp(
      "A string catalog or a folder of them; may be repeated. Without it those of the sources’ project.",
      valueName: "path"))
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      "The version of the rules by which views look: 1 is the design of iOS 17 and 18, 2 that of iOS 26 (default).",
      valueName: "n"))
  var renderVersion: Named<RenderVersion>?
}
