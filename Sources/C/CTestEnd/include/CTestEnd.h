/// Says at the end of a process of tests what no test could: it runs even where no assertion did.
///
/// Defined by the library that is linked with this one.
void fr_end_of_tests(void);
