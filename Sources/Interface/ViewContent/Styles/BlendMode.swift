public import Imaging

/// How a view is put together with what it is drawn on.
public typealias BlendMode = Imaging.BlendMode
