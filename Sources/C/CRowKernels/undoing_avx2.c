#include "undoing.h"

#if defined(__x86_64__)

#define FORM(name) name##_avx2
#define GROUP 8
#define ROWS_BEFORE 0, 0, 1, 2, 3, 4, 5, 6
#define LOWER_LANES 0, 8, 1, 9, 4, 12, 5, 13
#define UPPER_LANES 2, 10, 3, 11, 6, 14, 7, 15
#define LOWER_PAIRS 0, 1, 8, 9, 4, 5, 12, 13
#define UPPER_PAIRS 2, 3, 10, 11, 6, 7, 14, 15

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "undoing.inc.h"

#pragma clang attribute pop

#endif
