// Apple's Combine under its own name, implemented by OpenCombine.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
