#include "CTestStart.h"

#if defined(__linux__)
extern void fr_start_of_tests(void) __attribute__((weak));

__attribute__((constructor)) static void start(void) {
  if (fr_start_of_tests) fr_start_of_tests();
}
#endif
