/// The modules of the library's own views, whose names and lines mean nothing to its users.
package enum LibraryModules {
  static let names = layers + ofPlatform + ["Charts", "StandInSupport"]
  /// The file names of compiled stand-ins, whose modules can have any name.
  package static let standInEnding = ".stand-in.swift"
  /// The modules of views that every platform draws in its own way.
  static let ofPlatform = ["Controls", "Screens", "Windows"]
  /// The modules that `Views` is made of.
  package static let layers = ["ViewCore", "ViewContent", "ViewLayout", "Views"]
}
