public struct Needle {}
