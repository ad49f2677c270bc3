#include "vectors.h"

// The functions that take vectors are not called from elsewhere.
#pragma clang diagnostic ignored "-Wpsabi"

#define FORM(name) name##_baseline
#define WIDE 4

/// The upper half of each lane's product.
#if defined(__x86_64__)
#include <immintrin.h>
#define HALF(words, first) \
  (__m128i) __builtin_shufflevector((words), (words), (first), (first) + 1, (first) + 2, (first) + 3, (first) + 4, \
    (first) + 5, (first) + 6, (first) + 7)
#define HIGH_PRODUCT(a, b) \
  __builtin_shufflevector( \
    (Words8)_mm_mulhi_epu16(HALF((Words16)(a), 0), HALF((Words16)(b), 0)), \
    (Words8)_mm_mulhi_epu16(HALF((Words16)(a), 8), HALF((Words16)(b), 8)), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, \
    12, 13, 14, 15)
#else
#define HIGH_PRODUCT(a, b) \
  __builtin_convertvector( \
    (__builtin_convertvector((a), Longs16) * __builtin_convertvector((b), Longs16)) >> 16, Words16)
#endif

/// The entries of a table.
#define LOOK_UP(table, indices) \
  ((Longs8){(table)[(indices)[0]], (table)[(indices)[1]], (table)[(indices)[2]], (table)[(indices)[3]], \
            (table)[(indices)[4]], (table)[(indices)[5]], (table)[(indices)[6]], (table)[(indices)[7]]})

#include "filters.inc.h"
#include "gradients.inc.h"
#include "masks.inc.h"
#include "sampling.inc.h"
#include "spans.inc.h"
