/// Reports at the end of a test process what no test could: it runs even if no assertion did.
///
/// Defined by the library that is linked with this one.
void fr_end_of_tests(void);
