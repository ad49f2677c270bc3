struct Sketch {}
