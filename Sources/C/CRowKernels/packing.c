#include "RowPacking.h"

#include <string.h>

#include "levels.h"

typedef uint8_t Bytes16 __attribute__((vector_size(16)));
typedef uint32_t Longs4 __attribute__((vector_size(16)));
typedef uint32_t Longs8 __attribute__((vector_size(32)));
typedef int16_t Shorts16 __attribute__((vector_size(32)));

// The functions that take vectors are not called from elsewhere.
#pragma clang diagnostic ignored "-Wpsabi"

#define FORM(name) name##_baseline
#include "packing.inc.h"
#undef FORM

#if defined(__x86_64__)

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define FORM(name) name##_avx2
#include "packing.inc.h"
#undef FORM
#pragma clang attribute pop
#endif

RowByteSums row_byte_sums(KernelLevel level, const uint32_t *row, size_t count) {
  return CALL(level, byte_sums, row, count);
}

RowTraits row_traits(KernelLevel level, const uint32_t *row, size_t count, RowTraits before) {
  return CALL(level, traits, row, count, before);
}

void row_filter(
  KernelLevel level, RowFilter filter, const uint32_t *row, const uint32_t *above, size_t count,
  uint32_t *filtered, uint32_t alpha
) {
  CALL(level, filter, filter, row, above, count, filtered, alpha);
}

size_t row_filtered_bits(
  KernelLevel level, RowFilter filter, const uint32_t *row, const uint32_t *above, size_t count
) {
  return CALL(level, filtered_bits, filter, row, above, count);
}
