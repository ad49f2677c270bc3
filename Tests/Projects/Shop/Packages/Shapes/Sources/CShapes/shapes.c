int shapes(void) { return 3; }
