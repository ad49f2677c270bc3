/// Widths of one-line texts as Apple's renderer drew them in pictures of public snapshot tests (iOS 13 to 26), in points.
///
/// A width is the advance width that this library had then plus the difference of the inks in the same picture; the
/// pictures resolve a third of a point, those marked with "@1x" a whole one.
enum AppleWidths {
  struct Label: Sendable {
    var text: String
    var size: Double
    /// "regular", "semibold" or "bold".
    var weight: String
    var width: Double
    /// The system that drew it.
    var system: String
  }

  static let labels: [Label] = [
    Label(text: "Custom Configuration", size: 11, weight: "regular", width: 114.54, system: "iOS 26"),
    Label(
      text: "Limited functionality but more privacy", size: 11, weight: "regular", width: 198.08,
      system: "iOS 26"),
    Label(text: "Short", size: 11, weight: "regular", width: 28.07, system: "iOS 26"),
    Label(
      text: "This is also a very long subtitle that", size: 11, weight: "regular", width: 185.3,
      system: "iOS 26"),
    Label(
      text: "This is the only choice available", size: 11, weight: "regular", width: 165.7, system: "iOS 26"),
    Label(
      text: "This provides the best security features", size: 11, weight: "regular", width: 207.98,
      system: "iOS 26"),
    Label(
      text: "content in the selection option view", size: 11, weight: "regular", width: 186.79,
      system: "iOS 26"),
    Label(text: "http://10.0.0.1", size: 11, weight: "regular", width: 69.93, system: "iOS 26"),
    Label(text: "http://192.168.1.100:8123", size: 11, weight: "regular", width: 131.94, system: "iOS 26"),
    Label(text: "http://192.168.1.101:8123", size: 11, weight: "regular", width: 129.89, system: "iOS 26"),
    Label(text: "https://203.0.113.5:8123", size: 11, weight: "regular", width: 126.24, system: "iOS 26"),
    Label(text: "https://ext…s.org:8123", size: 11, weight: "regular", width: 118.02, system: "iOS 26"),
    Label(
      text: "https://my-extrem…ong/path/structure", size: 11, weight: "regular", width: 203.88,
      system: "iOS 26"),
    Label(
      text: "https://my-home.duckdns.org:8123", size: 11, weight: "regular", width: 184.36, system: "iOS 26"),
    Label(
      text: "https://secure-home.duckdns.org:8123", size: 11, weight: "regular", width: 204.52,
      system: "iOS 26"),
    Label(text: "https://very-long-", size: 11, weight: "regular", width: 93.18, system: "iOS 26"),
    Label(
      text: "https://very-long-hostname.local:8123", size: 11, weight: "regular", width: 201.92,
      system: "iOS 26"),
    Label(
      text: "https://very-long-internal-hostname-", size: 11, weight: "regular", width: 194.45,
      system: "iOS 26"),
    Label(
      text: "multiline text and proper spacing", size: 11, weight: "regular", width: 172.28, system: "iOS 26"),
    Label(
      text: "option, testing how subtitles handle", size: 11, weight: "regular", width: 187.05,
      system: "iOS 26"),
    Label(
      text: "provides additional context and", size: 11, weight: "regular", width: 164.63, system: "iOS 26"),
    Label(
      text: "that-should-be-truncated.local:8123/", size: 11, weight: "regular", width: 195.65,
      system: "iOS 26"),
    Label(text: "with/long/path", size: 11, weight: "regular", width: 75.01, system: "iOS 26"),
    Label(text: "Caption 1", size: 12, weight: "regular", width: 52.31, system: "iOS 18"),
    Label(text: "linkButton", size: 12, weight: "regular", width: 56.94, system: "iOS 26"),
    Label(text: "Footnote", size: 13, weight: "regular", width: 54.19, system: "iOS 18"),
    Label(text: "Completed", size: 14, weight: "regular", width: 70.88, system: "iOS 26"),
    Label(
      text: "Welcome to PreviewSnapshots", size: 15, weight: "regular", width: 209.94, system: "iOS 15/16 @1x"
    ),
    Label(
      text: "Welcome to a PreviewSnapshots unit test", size: 15, weight: "regular", width: 282.3,
      system: "iOS 15/16 @1x"),
    Label(text: "100 %", size: 16, weight: "regular", width: 45.78, system: "iOS 26"),
    Label(
      text: "A Handbook of Agile Software Craftsmanship", size: 16, weight: "regular", width: 326.89,
      system: "iOS 26"),
    Label(text: "A book by Robert C. Martin", size: 16, weight: "regular", width: 195.86, system: "iOS 26"),
    Label(text: "Also share precise location", size: 16, weight: "regular", width: 194.52, system: "iOS 26"),
    Label(text: "Buy", size: 16, weight: "regular", width: 27.48, system: "iOS 26"),
    Label(text: "Callout", size: 16, weight: "regular", width: 50.27, system: "iOS 18"),
    Label(text: "Checked", size: 16, weight: "regular", width: 63.6, system: "iOS 13-15"),
    Label(text: "Clean", size: 16, weight: "regular", width: 41.13, system: "iOS 26"),
    Label(text: "Clean Code", size: 16, weight: "regular", width: 83.66, system: "iOS 26"),
    Label(text: "Code", size: 16, weight: "regular", width: 38.21, system: "iOS 26"),
    Label(text: "This is a content", size: 16, weight: "regular", width: 118.86, system: "iOS 26"),
    Label(
      text: "Your Home Assistant is ready to use.", size: 16, weight: "regular", width: 264.31,
      system: "iOS 26"),
    Label(
      text: "only with your Home Assistant system.", size: 16, weight: "regular", width: 279.3,
      system: "iOS 26"),
    Label(text: "point", size: 16, weight: "regular", width: 36.44, system: "iOS 13-15"),
    Label(text: "Body", size: 17, weight: "regular", width: 39.05, system: "iOS 18"),
    Label(text: "Hello World", size: 17, weight: "regular", width: 87.23, system: "iOS 15/16 @1x"),
    Label(text: "secondarytext", size: 17, weight: "regular", width: 108.84, system: "iOS 18"),
    Label(text: "the", size: 17, weight: "regular", width: 24.54, system: "iOS 13-15"),
    Label(text: "point", size: 19, weight: "regular", width: 42.87, system: "iOS 13-15"),
    Label(text: "the", size: 19, weight: "regular", width: 27.26, system: "iOS 13-15"),
    Label(text: "the", size: 21, weight: "regular", width: 29.11, system: "iOS 13-15"),
    Label(text: "Title 2", size: 22, weight: "regular", width: 58.19, system: "iOS 18"),
    Label(text: "point", size: 23, weight: "regular", width: 50.16, system: "iOS 13-15"),
    Label(text: "the", size: 23, weight: "regular", width: 32.14, system: "iOS 13-15"),
    Label(
      text: "Hello PreviewSnapshotsTests", size: 28, weight: "regular", width: 350.91, system: "iOS 15/16 @1x"
    ),
    Label(text: "Hello!", size: 28, weight: "regular", width: 68.1, system: "iOS 15/16 @1x"),
    Label(text: "Loading...", size: 28, weight: "regular", width: 115.76, system: "iOS 15/16 @1x"),
    Label(text: "Lorem ipsum", size: 28, weight: "regular", width: 155.77, system: "iOS 15/16 @1x"),
    Label(
      text: "Lorem ipsum dolor sit amet,", size: 28, weight: "regular", width: 330.99, system: "iOS 15/16 @1x"
    ),
    Label(text: "Title 1", size: 28, weight: "regular", width: 68.8, system: "iOS 18"),
    Label(text: "aliqua.", size: 28, weight: "regular", width: 77.94, system: "iOS 15/16 @1x"),
    Label(
      text: "consectetur adipiscing elit, sed", size: 28, weight: "regular", width: 369.5,
      system: "iOS 15/16 @1x"),
    Label(
      text: "do eiusmod tempor incididunt", size: 28, weight: "regular", width: 357.57,
      system: "iOS 15/16 @1x"),
    Label(text: "the", size: 28, weight: "regular", width: 38.48, system: "iOS 13-15"),
    Label(
      text: "ut labore et dolore magna", size: 28, weight: "regular", width: 304.49, system: "iOS 15/16 @1x"),
    Label(text: "homeassistant.local", size: 32, weight: "regular", width: 271.89, system: "iOS 26"),
    Label(text: "https://", size: 32, weight: "regular", width: 96.83, system: "iOS 26"),
    Label(text: "point", size: 33, weight: "regular", width: 70.95, system: "iOS 13-15"),
    Label(text: "the", size: 33, weight: "regular", width: 45.49, system: "iOS 13-15"),
    Label(text: "Large Title", size: 34, weight: "regular", width: 152.26, system: "iOS 18"),
    Label(text: "Lorem ipsum dolor sit", size: 34, weight: "regular", width: 310.04, system: "iOS 15/16 @1x"),
    Label(
      text: "adipiscing elit, sed do", size: 34, weight: "regular", width: 311.12, system: "iOS 15/16 @1x"),
    Label(text: "amet, consectetur", size: 34, weight: "regular", width: 260.74, system: "iOS 15/16 @1x"),
    Label(text: "dolore magna aliqua.", size: 34, weight: "regular", width: 298.89, system: "iOS 15/16 @1x"),
    Label(text: "eiusmod tempor", size: 34, weight: "regular", width: 235.98, system: "iOS 15/16 @1x"),
    Label(
      text: "incididunt ut labore et", size: 34, weight: "regular", width: 311.08, system: "iOS 15/16 @1x"),
    Label(text: "point", size: 40, weight: "regular", width: 85.52, system: "iOS 13-15"),
    Label(text: "the", size: 40, weight: "regular", width: 54.82, system: "iOS 13-15"),
    Label(text: "point", size: 53, weight: "regular", width: 112.81, system: "iOS 13-15"),
    Label(text: "the", size: 53, weight: "regular", width: 72.23, system: "iOS 13-15"),
    Label(text: "What's", size: 14, weight: "semibold", width: 46.59, system: "iOS 13-15"),
    Label(text: "Go Back", size: 15, weight: "semibold", width: 58.7, system: "iOS 26"),
    Label(text: "What's", size: 15, weight: "semibold", width: 49.16, system: "iOS 13-15"),
    Label(text: "button title", size: 15, weight: "semibold", width: 79.18, system: "iOS 18"),
    Label(text: "negativeButton", size: 15, weight: "semibold", width: 109.58, system: "iOS 26"),
    Label(text: "secondaryButton", size: 15, weight: "semibold", width: 123.31, system: "iOS 26"),
    Label(text: "secondaryNegativeButton", size: 15, weight: "semibold", width: 186.81, system: "iOS 26"),
    Label(text: "Backup Instance", size: 16, weight: "semibold", width: 124.8, system: "iOS 26"),
    Label(text: "Clean Code", size: 16, weight: "semibold", width: 86.68, system: "iOS 26"),
    Label(text: "Continue", size: 16, weight: "semibold", width: 68.14, system: "iOS 26"),
    Label(text: "Get Started", size: 16, weight: "semibold", width: 87.22, system: "iOS 26"),
    Label(text: "HA", size: 16, weight: "semibold", width: 22.37, system: "iOS 26"),
    Label(text: "Home Assistant", size: 16, weight: "semibold", width: 118.6, system: "iOS 26"),
    Label(
      text: "Instance Name That Should Wrap", size: 16, weight: "semibold", width: 251.7, system: "iOS 26"),
    Label(text: "Local Home Assistant", size: 16, weight: "semibold", width: 162.45, system: "iOS 26"),
    Label(text: "Mixed Protocol Instance", size: 16, weight: "semibold", width: 180.92, system: "iOS 26"),
    Label(text: "Remote Home Assistant", size: 16, weight: "semibold", width: 180.66, system: "iOS 26"),
    Label(text: "Share my location", size: 16, weight: "semibold", width: 134.65, system: "iOS 26"),
    Label(text: "Some Title", size: 16, weight: "semibold", width: 79.9, system: "iOS 26"),
    Label(text: "What's", size: 16, weight: "semibold", width: 52.42, system: "iOS 13-15"),
    Label(text: "Width Test", size: 16, weight: "semibold", width: 80.51, system: "iOS 26"),
    Label(text: "primaryButton", size: 16, weight: "semibold", width: 109.52, system: "iOS 26"),
    Label(text: "primaryQuietButton", size: 16, weight: "semibold", width: 150.34, system: "iOS 26"),
    Label(text: "Headline", size: 17, weight: "semibold", width: 69.64, system: "iOS 18"),
    Label(text: "What's", size: 17, weight: "semibold", width: 55.11, system: "iOS 13-15"),
    Label(text: "What's", size: 19, weight: "semibold", width: 61.26, system: "iOS 13-15"),
    Label(text: "headerTitle", size: 20, weight: "semibold", width: 102.93, system: "iOS 18"),
    Label(text: "What's", size: 21, weight: "semibold", width: 66.69, system: "iOS 13-15"),
    Label(text: "What's", size: 23, weight: "semibold", width: 73.43, system: "iOS 13-15"),
    Label(text: "Accessible", size: 40, weight: "semibold", width: 195.87, system: "iOS 26"),
    Label(text: "Assistant", size: 40, weight: "semibold", width: 167.75, system: "iOS 26"),
    Label(text: "What's", size: 53, weight: "semibold", width: 165.21, system: "iOS 13-15"),
    Label(text: "Do not share my location", size: 15, weight: "semibold", width: 176.57, system: "iOS 26"),
    Label(text: "Create a new Account", size: 27, weight: "bold", width: 275.31, system: "iOS 26"),
    Label(text: "Setup Complete", size: 33, weight: "bold", width: 247.41, system: "iOS 26"),
    Label(text: "automations", size: 33, weight: "bold", width: 192.75, system: "iOS 26"),
    Label(text: "Use this device's", size: 33, weight: "bold", width: 258.09, system: "iOS 26"),
    Label(text: "location for", size: 33, weight: "bold", width: 173.05, system: "iOS 26"),
    Label(text: "Welcome to", size: 33, weight: "bold", width: 180.35, system: "iOS 26"),
    Label(text: "Home Assistant", size: 33, weight: "bold", width: 243.61, system: "iOS 26"),
    Label(text: "criticalButton", size: 15, weight: "bold", width: 98.17, system: "iOS 26"),
    Label(text: "Headline", size: 48, weight: "bold", width: 196.24, system: "iOS 26 @1x"),
    Label(text: "£12,345", size: 48, weight: "bold", width: 187.15, system: "iOS 26 @1x"),
    Label(text: "Lorem ipsum", size: 48, weight: "bold", width: 284.19, system: "iOS 26 @1x"),
    Label(text: "id cum ullum", size: 48, weight: "bold", width: 278.60, system: "iOS 26 @1x"),
    Label(text: "deseruisse", size: 48, weight: "bold", width: 244.08, system: "iOS 26 @1x"),
    Label(text: "solet.", size: 48, weight: "bold", width: 121.20, system: "iOS 26 @1x"),
    Label(text: "HMRC owes you a refund", size: 20, weight: "bold", width: 234.46, system: "iOS 26 @1x"),
    Label(
      text: "Your PAYE income tax estimate", size: 20, weight: "bold", width: 290.04, system: "iOS 26 @1x"),
    Label(
      text: "Lorem ipsum dolor sit amet, ne nec", size: 20, weight: "bold", width: 325.86,
      system: "iOS 26 @1x"),
    Label(text: "regione nostrum. Quo altera", size: 20, weight: "bold", width: 263.13, system: "iOS 26 @1x"),
    Label(
      text: "nusquam apeirian et, melius discere", size: 20, weight: "bold", width: 336.81,
      system: "iOS 26 @1x"),
    Label(text: "pro ne, sint unum.", size: 20, weight: "bold", width: 168.36, system: "iOS 26 @1x"),
    Label(
      text: "Your Help to Save account closed", size: 20, weight: "bold", width: 311.65, system: "iOS 26 @1x"),
    Label(text: "on 21 May 2018", size: 20, weight: "bold", width: 146.85, system: "iOS 26 @1x"),
    Label(text: "Service unavailable", size: 20, weight: "bold", width: 181.43, system: "iOS 26 @1x"),
    Label(
      text: "You can't access John Smith's", size: 20, weight: "bold", width: 284.48, system: "iOS 26 @1x"),
    Label(text: "information right now", size: 20, weight: "bold", width: 201.95, system: "iOS 26 @1x"),
    Label(text: "Placeholders:", size: 16, weight: "bold", width: 106.26, system: "iOS 26 @1x"),
    Label(text: "Examples:", size: 16, weight: "bold", width: 80.26, system: "iOS 26 @1x"),
    Label(text: "Bold Text", size: 16, weight: "bold", width: 71.63, system: "iOS 26 @1x"),
    Label(text: "Bold Error Text", size: 16, weight: "bold", width: 114.63, system: "iOS 26 @1x"),
    Label(text: "Bold Link Text", size: 16, weight: "bold", width: 108.63, system: "iOS 26 @1x"),
    Label(text: "H5 Text", size: 20, weight: "bold", width: 71.79, system: "iOS 26 @1x"),
    Label(text: "H4 Text", size: 30, weight: "bold", width: 107.04, system: "iOS 26 @1x"),
    Label(text: "10084712", size: 16, weight: "bold", width: 77.95, system: "iOS 26 @1x"),
    Label(text: "Lorem ipsum dolor sit", size: 16, weight: "bold", width: 167.63, system: "iOS 26 @1x"),
    Label(text: "amet, ne nec regione", size: 16, weight: "bold", width: 161.27, system: "iOS 26 @1x"),
    Label(text: "nostrum. Quo altera", size: 16, weight: "bold", width: 153.97, system: "iOS 26 @1x"),
    Label(text: "nusquam apeirian et,", size: 16, weight: "bold", width: 162.37, system: "iOS 26 @1x"),
    Label(text: "melius discere pro ne,", size: 16, weight: "bold", width: 169.37, system: "iOS 26 @1x"),
    Label(text: "sint unum.", size: 16, weight: "bold", width: 81.92, system: "iOS 26 @1x"),
    Label(text: "Lorem ipsum dolor", size: 16, weight: "bold", width: 144.36, system: "iOS 26 @1x"),
    Label(text: "sit amet, id cum", size: 16, weight: "bold", width: 122.65, system: "iOS 26 @1x"),
    Label(text: "ullum deseruisse", size: 16, weight: "bold", width: 132.71, system: "iOS 26 @1x"),
    Label(text: "solet.", size: 16, weight: "bold", width: 43.92, system: "iOS 26 @1x"),
    Label(text: "144h 40m", size: 22, weight: "bold", width: 105.54, system: "iOS 26"),
    Label(text: "882 mi", size: 22, weight: "bold", width: 72.15, system: "iOS 26"),
    Label(text: "400 ft", size: 22, weight: "bold", width: 64.59, system: "iOS 26"),
    Label(text: "1.420 km", size: 22, weight: "bold", width: 94.88, system: "iOS 26"),
    Label(text: "15 km", size: 22, weight: "bold", width: 60.98, system: "iOS 26"),
    Label(text: "12:23\u{202f}AM", size: 22, weight: "bold", width: 93.52, system: "iOS 26"),
    Label(text: "1:00\u{202f}AM", size: 22, weight: "bold", width: 81.57, system: "iOS 26"),
    Label(text: "2m", size: 22, weight: "bold", width: 33.09, system: "iOS 26"),
    Label(text: "20m", size: 22, weight: "bold", width: 47.37, system: "iOS 26"),
    Label(text: "0:41", size: 22, weight: "bold", width: 44.87, system: "iOS 26"),
    Label(text: "350 ft", size: 28, weight: "bold", width: 80.87, system: "iOS 26"),
    Label(text: "150 m", size: 28, weight: "bold", width: 80.44, system: "iOS 26"),
    // A banner's four lines, instructions and distances.
    Label(
      text: "You are off route, a re-route may", size: 22, weight: "bold", width: 328.85, system: "iOS 18"),
    Label(text: "be underway but you may also be", size: 22, weight: "bold", width: 340, system: "iOS 18"),
    Label(
      text: "able to return to the route if you", size: 22, weight: "bold", width: 320.87, system: "iOS 18"),
    Label(text: "have no data.", size: 22, weight: "bold", width: 135.95, system: "iOS 18"),
    Label(text: "Turn right on Something Dr.", size: 22, weight: "regular", width: 259.96, system: "iOS 18"),
    Label(text: "Links einfädeln", size: 22, weight: "regular", width: 141.13, system: "iOS 18"),
    Label(text: "15 mi", size: 28, weight: "regular", width: 63.27, system: "iOS 26"),
    Label(text: "500 ft", size: 28, weight: "regular", width: 74.16, system: "iOS 26"),
    Label(text: "150 m", size: 28, weight: "regular", width: 75.33, system: "iOS 26"),
    Label(text: "9.3 mi", size: 28, weight: "regular", width: 75.14, system: "iOS 18"),
    Label(text: "1,5 km", size: 28, weight: "regular", width: 77.54, system: "iOS 18"),
  ]

  struct MacLabel: Sendable {
    var text: String
    var language: String
    var width: Double
  }

  /// Widths that `NSString.size(withAttributes:)` answered on macOS 26.6 for the system font of 13 points, rounded to a tenth
  /// (KiwiDesk's issue 864 and pull request 695).
  static let macLabels: [MacLabel] = [
    MacLabel(text: "Start KiwiDesk when I log in", language: "en", width: 167.8),
    MacLabel(text: "Ouvrir KiwiDesk à l’ouverture de session", language: "fr", width: 243.0),
    MacLabel(text: "KiwiDesk bei der Anmeldung starten", language: "de", width: 219.6),
    MacLabel(text: "Abrir o KiwiDesk ao iniciar a sessão", language: "pt-BR", width: 213.7),
    MacLabel(text: "Открывать KiwiDesk при входе", language: "ru", width: 194.2),
    MacLabel(text: "Abrir KiwiDesk al iniciar sesión", language: "es", width: 184.4),
    MacLabel(text: "Apri KiwiDesk all’accesso", language: "it", width: 153.3),
    MacLabel(text: "ログイン時にKiwiDeskを起動", language: "ja", width: 166.5),
    MacLabel(text: "Valores predeterminados de diseño", language: "es", width: 214.2),
    MacLabel(text: "Layout por defecto", language: "es", width: 114.6),
    MacLabel(text: "Макеты по умолчанию", language: "ru", width: 142.9),
    MacLabel(text: "Раскладки", language: "ru", width: 67.0),
    MacLabel(text: "Сочетания клавиш", language: "ru", width: 117.6),
    MacLabel(text: "Dispositions par défaut", language: "fr", width: 140.1),
    MacLabel(text: "Dispositions", language: "fr", width: 74.2),
    MacLabel(text: "デフォルトのレイアウト", language: "ja", width: 132.0),
    MacLabel(text: "レイアウト初期値", language: "ja", width: 96.0),
  ]
}
