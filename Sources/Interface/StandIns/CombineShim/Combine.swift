// Apple's Combine under its own name, carried out by OpenCombine.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
