struct Track {
  var title: String
}
