import Foundation
import Galleries
import TestSupport
import Testing

/// The page that shows a run's pictures.
struct GalleryTests {
  private func picture(_ path: String, preview: String = "Card", notes: [GalleryPicture.Note] = [])
    -> GalleryPicture
  {
    GalleryPicture(
      path: path, preview: preview, source: "Views/Card.swift", target: "App",
      traits: [.init("Appearance", "dark"), .init("Language", "ar")], notes: notes, width: 80, height: 40,
      scale: 2)
  }

  /// The data that the page's script reads.
  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let json = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  @Test func namesPicturesFromThePage() throws {
    var gallery = Gallery(title: "App")
    gallery.add(picture("/run/out/App/Card #1.dark.png"))
    let data = try data(gallery.page(in: "/run/out"))
    let texts = try #require(data["texts"] as? [String])
    let item = try #require((data["pictures"] as? [[Any]])?.first)
    #expect(item[0] as? String == "App/Card%20%231.dark.png")
    #expect(try texts[#require(item[1] as? Int)] == "Card")
    #expect(try texts[#require(item[3] as? Int)] == "App")
    #expect([item[4] as? Int, item[5] as? Int, item[6] as? Int] == [80, 40, 2])
    let traits = try #require(item[7] as? [Int]).map { texts[$0] }
    #expect(traits == ["Appearance", "dark", "Language", "ar"])
  }

  @Test func showsAPictureOnceAndAsItWasLast() throws {
    var gallery = Gallery(title: "App")
    gallery.add(picture("/a.png"))
    gallery.add(picture("/b.png"))
    gallery.add(picture("/a.png", preview: "Later"))
    #expect(gallery.pictures.map(\.preview) == ["Later", "Card"])
  }

  /// Names are the project's, and the page is opened in a browser.
  @Test func keepsNamesFromEndingTheScript() throws {
    let name = "</script><script>alert(1)</script>\u{2028}"
    var gallery = Gallery(title: name)
    gallery.add(picture("/a.png", preview: name, notes: [.init(kind: "missingAsset", text: name)]))
    let page = gallery.page(in: "/")
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("&lt;script&gt;alert"))
    #expect(try #require(data(page)["texts"] as? [String]).contains(name))
  }

  /// Everything a page refers to is in it or next to it: it works without a network.
  @Test func needsNothingFromElsewhere() {
    let page = Gallery(title: "App").page(in: "/")
    for word in ["http:", "https:", "url(", "@import", "<link", "src=\""] { #expect(!page.contains(word)) }
  }
}
