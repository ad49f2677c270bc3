// What this module had before Firebase 11 is part of FirebaseFirestore.
@_exported public import FirebaseFirestore
