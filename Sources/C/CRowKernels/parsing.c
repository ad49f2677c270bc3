#include "RowParsing.h"

#include <string.h>

#include "RowPacking.h"
#include "levels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/// A node's cost.
#define COSTS 0xFFFFFFFF00000000u
/// The cost of a row's start, from which savings can be taken.
#define START ((uint64_t)1 << 48)
/// A cost that nothing reaches, and that others can be added to; as a beginning it is at the row's first place.
#define UNREACHABLE ((uint64_t)1 << 62)

/// From so many pixels that repeat the row above on nothing else is sought.
#define EVEN 3
/// So many pixels that are equal to the one to the left are worth to be begun within a longer match.
#define LONG 64
/// A match that was found begins at most so many pixels further left.
#define FARTHEST 64
#define STEP_PIXEL ((uint64_t)4)

/// The highest bits of a hash.
#define PAIR_SHIFT (32 - __builtin_ctz(ROW_PAIR_PLACES))
#define SINGLE_SHIFT (32 - __builtin_ctz(ROW_SINGLE_PLACES))

/// A match without its length.
static inline uint64_t step_from(uint32_t distance) { return (uint64_t)((distance - 1) & 0x7FFF) << 17 | 2; }

/// The symbol of a distance from 1 to 32,768 (RFC 1951, section 3.2.5).
static inline uint32_t distance_symbol(uint32_t distance) {
  uint32_t value = distance - 1;
  if (value < 4) return value;
  uint32_t bits = 30 - (uint32_t)__builtin_clz(value);
  return 2 * (bits + 1) + (value >> bits & 1);
}

/// Bits of sixteen pixels that are equal to those of another row.
static inline uint32_t equal_sixteen_baseline(const uint32_t *a, const uint32_t *b) {
#if defined(__x86_64__)
  __m128i parts[4];
  for (int part = 0; part < 4; part++)
    parts[part] = _mm_cmpeq_epi32(
      _mm_loadu_si128((const __m128i *)(a + 4 * part)), _mm_loadu_si128((const __m128i *)(b + 4 * part)));
  __m128i bytes = _mm_packs_epi16(_mm_packs_epi32(parts[0], parts[1]), _mm_packs_epi32(parts[2], parts[3]));
  return (uint32_t)_mm_movemask_epi8(bytes);
#else
  uint32_t bits = 0;
  for (int x = 0; x < 16; x++) bits |= (uint32_t)(a[x] == b[x]) << x;
  return bits;
#endif
}

size_t row_parsing_bits(size_t width) { return 5 * (width / 64 + 2); }

#define FORM(name) name##_baseline
#include "parsing.inc.h"
#undef FORM

#if defined(__x86_64__)

#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)

static inline uint32_t equal_sixteen_avx2(const uint32_t *a, const uint32_t *b) {
  __m256i low = _mm256_cmpeq_epi32(_mm256_loadu_si256((const __m256i *)a), _mm256_loadu_si256((const __m256i *)b));
  __m256i high =
    _mm256_cmpeq_epi32(_mm256_loadu_si256((const __m256i *)(a + 8)), _mm256_loadu_si256((const __m256i *)(b + 8)));
  return (uint32_t)_mm256_movemask_ps((__m256)low) | (uint32_t)_mm256_movemask_ps((__m256)high) << 8;
}

#define FORM(name) name##_avx2
#include "parsing.inc.h"
#undef FORM
#pragma clang attribute pop
#endif

void row_parse(
  KernelLevel level, const RowParser *parser, const RowCosts *costs, RowBeginning beginning, const uint32_t *row,
  const uint32_t *above, uint32_t y, uint64_t *nodes
) {
  CALL(level, parse, parser, costs, beginning, row, above, y, nodes);
}
