// Core Foundation's names that Swift code mentions.
@_exported import FoundationAdditions
