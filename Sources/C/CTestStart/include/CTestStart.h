// Calls fr_start_of_tests, if it is linked, when the program is loaded: before a test framework looks for
// tests.
