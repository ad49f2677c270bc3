// Elsewhere this module is a library that is put into an app to find its previews. Here tests find them themselves, and the module is
// there for those who import it.
