// What ThreadSanitizer has to be told of Swift's locks; see mutex.c. Nothing of it is called by name.
