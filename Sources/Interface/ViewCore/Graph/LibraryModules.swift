/// The modules that views of the library's own are declared in: their names and lines say nothing to its users.
package enum LibraryModules {
  static let names = layers + ofPlatform + ["Charts", "StandInSupport"]
  /// How the files are named that stand-ins are compiled from, which are modules of any name.
  package static let standInEnding = ".stand-in.swift"
  /// Those with what every platform draws in its own way.
  static let ofPlatform = ["Controls", "Screens", "Windows"]
  /// The modules that `Views` is made of.
  package static let layers = ["ViewCore", "ViewContent", "ViewLayout", "Views"]
}
