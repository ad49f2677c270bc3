public import Imaging

/// How a view is blended with what it is drawn on.
public typealias BlendMode = Imaging.BlendMode
