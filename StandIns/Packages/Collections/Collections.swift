// The package's collections of which there are stand-ins; heaps, bit sets and trees are not among them.
@_exported import DequeModule
@_exported import OrderedCollections
