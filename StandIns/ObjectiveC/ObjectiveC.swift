// The names of the Objective-C runtime that Swift code mentions; there is none.
@_exported import FoundationAdditions
