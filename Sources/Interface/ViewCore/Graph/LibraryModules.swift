/// The modules that views of the library's own are declared in: their names and lines say nothing to its users.
package enum LibraryModules {
  static let names = layers + ["Controls", "Screens", "Charts"]
  /// The modules that `Views` is made of.
  package static let layers = ["ViewCore", "ViewContent", "ViewLayout", "Views"]
}
