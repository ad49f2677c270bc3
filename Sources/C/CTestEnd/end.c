#include "CTestEnd.h"

#include <stdlib.h>

#if defined(__linux__)
extern void fr_end_of_tests(void) __attribute__((weak));

__attribute__((constructor)) static void start(void) {
  if (fr_end_of_tests) atexit(fr_end_of_tests);
}
#endif
