#include "undoing.h"

// The functions that take vectors are not called from elsewhere.
#pragma clang diagnostic ignored "-Wpsabi"

#define FORM(name) name##_baseline
#define GROUP 4
#define ROWS_BEFORE 0, 0, 1, 2
#define LOWER_LANES 0, 4, 1, 5
#define UPPER_LANES 2, 6, 3, 7
#define LOWER_PAIRS 0, 1, 4, 5
#define UPPER_PAIRS 2, 3, 6, 7

#include "undoing.inc.h"
