#include "RowPacking.h"

#include <string.h>

typedef uint8_t Bytes16 __attribute__((vector_size(16)));
typedef uint32_t Longs4 __attribute__((vector_size(16)));
typedef uint32_t Longs8 __attribute__((vector_size(32)));
typedef int16_t Shorts16 __attribute__((vector_size(32)));

// The functions that take vectors are not called from elsewhere.
#pragma clang diagnostic ignored "-Wpsabi"

RowByteSums row_byte_sums(const uint32_t *row, size_t count) {
  Longs8 sums = {0}, sums_of_sums = {0}, surplus = {0};
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    Longs8 pixels;
    memcpy(&pixels, row + x, 32);
    Longs8 outer = pixels & 0xFF00FF, third = outer >> 16;
    Longs8 upper = (pixels >> 8 & 0xFF) + third;
    sums += (outer & 0xFFFF) + upper;
    sums_of_sums += sums;
    surplus += upper + third;
  }
  // A lane has counted a pixel once for each round from its own on, of eight pixels each; and a pixel's second and third
  // byte are nearer to the end than its first.
  RowByteSums result = {0, 0};
  for (size_t lane = 0; lane < 8; lane++) {
    result.plain += sums[lane];
    result.weighted += 3 * (8 * (uint64_t)sums_of_sums[lane] - lane * sums[lane]) - surplus[lane];
  }
  result.weighted += 3 * (count - x) * result.plain;
  for (; x < count; x++) {
    uint64_t left = 3 * (count - x), first = row[x] & 0xFF, second = row[x] >> 8 & 0xFF, third = row[x] >> 16 & 0xFF;
    result.plain += first + second + third;
    result.weighted += left * first + (left - 1) * second + (left - 2) * third;
  }
  return result;
}

RowTraits row_traits(const uint32_t *row, size_t count, RowTraits before) {
  Longs8 common = ~(Longs8){0}, unequal = {0};
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    Longs8 pixels;
    memcpy(&pixels, row + x, 32);
    common &= pixels;
    unequal |= pixels ^ pixels >> 8;
  }
  for (size_t lane = 0; lane < 8; lane++) {
    before.common &= common[lane];
    before.unequal |= unequal[lane];
  }
  for (; x < count; x++) {
    before.common &= row[x];
    before.unequal |= row[x] ^ row[x] >> 8;
  }
  return before;
}

/// The bytes of pixels minus a filter's prediction from the pixels to the left, above, and above to the left.
static inline Bytes16 difference(RowFilter filter, Bytes16 bytes, Bytes16 left, Bytes16 above, Bytes16 before) {
  switch (filter) {
  case RowFilterNone: return bytes;
  case RowFilterSub: return bytes - left;
  case RowFilterUp: return bytes - above;
  case RowFilterAverage:
    // The mean rounded down, without a ninth bit.
    return bytes - ((left & above) + ((left ^ above) >> 1));
  case RowFilterPaeth: {
    Shorts16 wide_left = __builtin_convertvector(left, Shorts16), wide_above = __builtin_convertvector(above, Shorts16),
             wide_before = __builtin_convertvector(before, Shorts16);
    Shorts16 to_left = wide_above - wide_before, to_above = wide_left - wide_before, to_before = to_left + to_above;
    to_left = __builtin_elementwise_max(to_left, -to_left);
    to_above = __builtin_elementwise_max(to_above, -to_above);
    to_before = __builtin_elementwise_max(to_before, -to_before);
    Shorts16 is_left = (to_left <= to_above) & (to_left <= to_before), is_above = to_above <= to_before;
    Shorts16 other = (wide_above & is_above) | (wide_before & ~is_above);
    return bytes - __builtin_convertvector((wide_left & is_left) | (other & ~is_left), Bytes16);
  }
  }
  return bytes;
}

/// Up to four pixels; none if there are no more.
static inline Bytes16 few(const uint32_t *pixels, size_t count) {
  Bytes16 bytes = {0};
  memcpy(&bytes, pixels, count * 4);
  return bytes;
}

/// Filters a row with one filter, which is constant where this is inlined, and calls `USE(x, count, bytes)`
/// with each of its parts.
#define FILTER_ROW(filter, row, above, count, USE) \
  do { \
    Bytes16 none = {0}; \
    USE(0, 1, difference(filter, few(row, 1), none, few(above, 1), none)); \
    size_t x = 1; \
    for (; x + 4 <= (count); x += 4) \
      USE(x, 4, difference(filter, few(row + x, 4), few(row + x - 1, 4), few(above + x, 4), \
                                 few(above + x - 1, 4))); \
    size_t rest = (count) - x; \
    if (rest) \
      USE(x, rest, difference(filter, few(row + x, rest), few(row + x - 1, rest), \
                                    few(above + x, rest), few(above + x - 1, rest))); \
  } while (0)

/// Calls `BODY` with the filter as a constant.
#define FOR_FILTER(filter, BODY) \
  switch (filter) { \
  case RowFilterNone: BODY(RowFilterNone); break; \
  case RowFilterSub: BODY(RowFilterSub); break; \
  case RowFilterUp: BODY(RowFilterUp); break; \
  case RowFilterAverage: BODY(RowFilterAverage); break; \
  case RowFilterPaeth: BODY(RowFilterPaeth); break; \
  }

void row_filter(
  RowFilter filter, const uint32_t *row, const uint32_t *above, size_t count, uint32_t *filtered, uint32_t alpha
) {
  Longs4 alphas = {alpha, alpha, alpha, alpha};
#define STORE(x, number, bytes) \
  do { \
    Longs4 pixels = (Longs4)(bytes) | alphas; \
    memcpy(filtered + (x), &pixels, (number) * 4); \
  } while (0)
#define BODY(filter) FILTER_ROW(filter, row, above, count, STORE)
  FOR_FILTER(filter, BODY)
#undef BODY
#undef STORE
}

size_t row_filtered_bits(
  RowFilter filter, const uint32_t *row, const uint32_t *above, size_t count
) {
  size_t sum = 0, rounds = 0;
  Bytes16 bits = {0};
#define COUNT(x, number, bytes) \
  do { \
    Bytes16 value = (bytes), magnitude = __builtin_elementwise_min(value, -value); \
    bits += 3 & (Bytes16)(magnitude >= 1); \
    bits -= (Bytes16)(magnitude >= 2); \
    bits -= (Bytes16)(magnitude >= 4); \
    bits -= (Bytes16)(magnitude >= 8); \
    bits -= (Bytes16)(magnitude >= 16); \
    bits -= (Bytes16)(magnitude >= 32); \
    /* A byte holds the bits of 31 rounds, at most eight each. */ \
    if (++rounds % 31 == 0) { \
      for (size_t lane = 0; lane < 16; lane++) sum += bits[lane]; \
      bits = (Bytes16){0}; \
    } \
  } while (0)
#define BODY(filter) FILTER_ROW(filter, row, above, count, COUNT)
  FOR_FILTER(filter, BODY)
#undef BODY
#undef COUNT
  for (size_t lane = 0; lane < 16; lane++) sum += bits[lane];
  return sum;
}
