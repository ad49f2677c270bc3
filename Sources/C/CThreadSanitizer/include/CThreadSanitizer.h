// What ThreadSanitizer has to know about Swift's locks; see mutex.c. Nothing in it is called by name.
