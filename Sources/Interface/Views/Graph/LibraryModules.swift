/// The modules that views of the library's own are declared in: their names and lines say nothing to its users.
enum LibraryModules {
  static let names = ["Views", "Controls", "Screens", "Charts"]
}
