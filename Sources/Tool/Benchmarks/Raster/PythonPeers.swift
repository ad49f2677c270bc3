import Fonts
import Foundation
import Imaging

/// Skia's CPU raster (skia-python) and Pillow, where the `python3` on the path has them.
enum PythonPeers {
  /// The best times of a library by scene, in milliseconds.
  struct Times {
    var library: String
    var version: String
    var byScene: [String: Double]
  }

  /// - Returns: for each library its times, or nil if it is not found.
  static func measure(_ scenes: [RasterScene], fontFile: String) -> [(library: String, times: Times?)] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fittingroom-raster-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var found: [String: Times] = [:]
    if let output = try? run(scenes, fontFile: fontFile, in: folder) {
      for line in output.split(separator: "\n") {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          let library = object["library"] as? String, let version = object["version"] as? String
        else { continue }
        found[library] = Times(
          library: library, version: version, byScene: object["times"] as? [String: Double] ?? [:])
      }
    }
    return ["skia", "Pillow"].map { ($0, found[$0]) }
  }

  private static func run(_ scenes: [RasterScene], fontFile: String, in folder: URL) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let input: [String: Any] = [
      "width": RasterScene.width, "height": RasterScene.height, "font": fontFile,
      "scenes": scenes.map(description),
    ]
    let scenesFile = folder.appendingPathComponent("scenes.json")
    try JSONSerialization.data(withJSONObject: input).write(to: scenesFile)
    return try Python.output(of: script, in: folder, arguments: [scenesFile.path])
  }

  private static func description(_ scene: RasterScene) -> [String: Any] {
    func color(_ color: RGBAColor) -> [Double] {
      [color.red, color.green, color.blue, color.alpha].map(Double.init)
    }
    func card(_ card: RasterScene.Card) -> [String: Any] {
      [
        "rect": [card.rect.minX, card.rect.minY, card.rect.width, card.rect.height].map { Double($0) },
        "radius": card.radius, "color": color(card.color),
      ]
    }
    func stops(_ stops: [(Double, RGBAColor)]) -> [[Double]] { stops.map { [$0.0] + color($0.1) } }
    func points(_ points: [CGPoint]) -> [Double] { points.flatMap { [Double($0.x), Double($0.y)] } }
    var result: [String: Any] = ["name": scene.name]
    switch scene.content {
    case .fill(let fill):
      result["fill"] = color(fill)
    case .cards(let cards):
      result["cards"] = cards.map(card)
    case .linearGradient(let list, let from, let to):
      result["linear"] = ["stops": stops(list), "points": points([from, to])]
    case .radialGradient(let list, let center, let radius):
      result["radial"] = ["stops": stops(list), "points": points([center]), "radius": radius]
    case .shadow(let one, let radius):
      result["shadow"] = ["card": card(one), "deviation": radius / 2]
    case .blur(let cards, let deviation):
      result["blur"] = ["cards": cards.map(card), "deviation": deviation]
    case .glyphs(let letters, let size):
      result["glyphs"] = ["size": size, "letters": letters.map { [Double($0.glyph), $0.x, $0.y] }]
    case .blobs(let blobs):
      result["blobs"] = blobs.map { ["points": points($0.points), "color": color($0.color)] }
    case .polygon(let list, let fill):
      result["polygon"] = ["points": points(list), "color": color(fill)]
    case .image(let bitmap, let angle):
      // Only what all of them draw with one call.
      if angle == 0 { result["image"] = ["width": bitmap.width, "height": bitmap.height] }
    }
    return result
  }

  private static let script = """
    import json, sys, time

    with open(sys.argv[1]) as file:
        data = json.load(file)
    W, H = data["width"], data["height"]

    def best(work):
        times = []
        start = time.monotonic()
        while len(times) < 4 or (time.monotonic() - start < 0.4 and len(times) < 30):
            before = time.thread_time()
            work()
            times.append(time.thread_time() - before)
        return min(times) * 1000

    def report(library, version, times):
        print(json.dumps({"library": library, "version": version, "times": times}), flush=True)

    def measure_skia():
        import skia
        import numpy
        pixels = numpy.zeros((H, W, 4), dtype=numpy.uint8)
        canvas = skia.Canvas(pixels)
        paint_of = lambda c: skia.Paint(Color4f=skia.Color4f(*c), AntiAlias=True)
        rrect_of = lambda c: skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(*c["rect"]), c["radius"], c["radius"])
        colors = lambda stops: [skia.Color4f(*s[1:]).toColor() for s in stops]

        def work_of(scene):
            if "fill" in scene:
                paint = paint_of(scene["fill"])
                return lambda: canvas.drawRect(skia.Rect.MakeWH(W, H), paint)
            if "cards" in scene:
                cards = [(rrect_of(c), paint_of(c["color"])) for c in scene["cards"]]
                return lambda: [canvas.drawRRect(r, p) for r, p in cards]
            if "linear" in scene or "radial" in scene:
                g = scene.get("linear") or scene["radial"]
                places = [s[0] for s in g["stops"]]
                if "linear" in scene:
                    x0, y0, x1, y1 = g["points"]
                    shader = skia.GradientShader.MakeLinear(
                        [skia.Point(x0, y0), skia.Point(x1, y1)], colors(g["stops"]), places)
                else:
                    shader = skia.GradientShader.MakeRadial(
                        skia.Point(*g["points"]), g["radius"], colors(g["stops"]), places)
                paint = skia.Paint(Shader=shader)
                return lambda: canvas.drawRect(skia.Rect.MakeWH(W, H), paint)
            if "shadow" in scene:
                s = scene["shadow"]
                card, paint = rrect_of(s["card"]), paint_of(s["card"]["color"])
                d = s["deviation"]
                shadow = skia.Paint(
                    AntiAlias=True, Color4f=skia.Color4f(0, 0, 0, 0.4),
                    MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, d))
                moved = skia.RRect(card)
                moved.offset(0, 4)
                def draw_shadow():
                    canvas.drawRRect(moved, shadow)
                    canvas.drawRRect(card, paint)
                return draw_shadow
            if "blur" in scene:
                s = scene["blur"]
                cards = [(rrect_of(c), paint_of(c["color"])) for c in s["cards"]]
                blur = skia.Paint(ImageFilter=skia.ImageFilters.Blur(s["deviation"], s["deviation"]))
                def draw_blur():
                    canvas.saveLayer(skia.Rect.MakeWH(W, H), blur)
                    for r, p in cards:
                        canvas.drawRRect(r, p)
                    canvas.restore()
                return draw_blur
            if "glyphs" in scene:
                s = scene["glyphs"]
                font = skia.Font(skia.Typeface.MakeFromFile(data["font"]), s["size"])
                font.setSubpixel(True)
                font.setEdging(skia.Font.Edging.kAntiAlias)
                font.setHinting(skia.FontHinting.kNone)
                paint = paint_of([0, 0, 0, 1])
                builder = skia.TextBlobBuilder()
                builder.allocRunPos(
                    font, [int(l[0]) for l in s["letters"]], [skia.Point(l[1], l[2]) for l in s["letters"]])
                blob = builder.make()
                return lambda: canvas.drawTextBlob(blob, 0, 0, paint)
            if "blobs" in scene:
                blobs = []
                for b in scene["blobs"]:
                    p = b["points"]
                    path = skia.Path()
                    path.moveTo(p[0], p[1])
                    for i in range(2, len(p), 6):
                        path.cubicTo(*p[i:i + 6])
                    path.close()
                    path.setIsVolatile(True)
                    blobs.append((path, paint_of(b["color"])))
                return lambda: [canvas.drawPath(path, p) for path, p in blobs]
            if "polygon" in scene:
                p = scene["polygon"]["points"]
                path = skia.Path()
                path.addPoly([skia.Point(p[i], p[i + 1]) for i in range(0, len(p), 2)], True)
                path.setIsVolatile(True)
                paint = paint_of(scene["polygon"]["color"])
                return lambda: canvas.drawPath(path, paint)
            if "image" in scene:
                s = scene["image"]
                picture = numpy.random.default_rng(1).integers(
                    0, 255, (s["height"], s["width"], 4), dtype=numpy.uint8)
                picture[:, :, 3] = 255
                image = skia.Image.fromarray(picture)
                sampling = skia.SamplingOptions(skia.FilterMode.kLinear)
                return lambda: canvas.drawImageRect(image, skia.Rect.MakeWH(W, H), sampling)

        times = {}
        for scene in data["scenes"]:
            try:
                times[scene["name"]] = best(work_of(scene))
            except Exception as error:
                print(scene["name"], error, file=sys.stderr)
        report("skia", skia.__version__, times)

    def measure_pillow():
        import PIL
        from PIL import Image, ImageDraw, ImageFilter
        image = Image.new("RGBA", (W, H))
        times = {}
        for scene in data["scenes"]:
            if "fill" in scene and scene["fill"][3] == 1:
                fill = tuple(round(c * 255) for c in scene["fill"])
                times[scene["name"]] = best(lambda: image.paste(fill, (0, 0, W, H)))
            elif "blur" in scene:
                deviation = scene["blur"]["deviation"]
                times[scene["name"]] = best(lambda: image.filter(ImageFilter.GaussianBlur(deviation)))
            elif "image" in scene:
                small = Image.new("RGBA", (scene["image"]["width"], scene["image"]["height"]))
                times[scene["name"]] = best(lambda: small.resize((W, H), Image.BILINEAR))
        report("Pillow", PIL.__version__, times)

    for measure in (measure_skia, measure_pillow):
        try:
            measure()
        except ImportError:
            pass
    """
}
