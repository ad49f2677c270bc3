#ifndef ROW_PACKING_H
#define ROW_PACKING_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "RowFilter.h"

#if defined(__x86_64__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

// What compressing a picture needs to know about its rows. Pixels are words of four bytes.

/// The first position from `x` on at which two rows differ; `end` if there is none. It is at most 2^31.
///
/// A row compared with itself, moved by one, shows where a run of one colour ends. Eight pixels are compared
/// without a branch, because the end of a run cannot be predicted.
static inline size_t row_run_end(const uint32_t *a, const uint32_t *b, size_t x, size_t end) {
#if defined(__x86_64__)
  while (x + 8 <= end) {
    __m128i low = _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(a + x)), _mm_loadu_si128((const __m128i *)(b + x)));
    __m128i high =
      _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(a + x + 4)), _mm_loadu_si128((const __m128i *)(b + x + 4)));
    uint32_t equal = (uint32_t)_mm_movemask_epi8(_mm_packs_epi32(low, high));
    if (equal != 0xFFFF) return x + (uint32_t)__builtin_ctz(~equal) / 2;
    x += 8;
  }
#elif defined(__aarch64__)
  while (x + 8 <= end) {
    uint16x4_t low = vmovn_u32(vceqq_u32(vld1q_u32(a + x), vld1q_u32(b + x)));
    uint16x4_t high = vmovn_u32(vceqq_u32(vld1q_u32(a + x + 4), vld1q_u32(b + x + 4)));
    uint64_t equal = vget_lane_u64(vreinterpret_u64_u8(vmovn_u16(vcombine_u16(low, high))), 0);
    if (equal != UINT64_MAX) return x + (uint32_t)__builtin_ctzll(~equal) / 8;
    x += 8;
  }
#endif
  while (x < end && a[x] == b[x]) x++;
  return x;
}

/// The two sums of a row's bytes, three of each pixel from the lowest on, of which Adler-32 is made.
typedef struct {
  /// The sum of the bytes.
  uint64_t plain;
  /// The sum of the bytes, each as often as there are bytes from it to the row's end.
  uint64_t weighted;
} RowByteSums;

/// The sums of at most 2^14 pixels.
RowByteSums row_byte_sums(const uint32_t *row, size_t count);

/// What all pixels of some rows have in common.
typedef struct {
  /// The bits that are set in every pixel.
  uint32_t common;
  /// The bits in which a pixel differs from itself a byte further: none in the lowest 16 where red, green and blue are
  /// equal.
  uint32_t unequal;
} RowTraits;

/// What a row's pixels have in common with those examined before.
RowTraits row_traits(const uint32_t *row, size_t count, RowTraits before);

/// Filters a row of at least one pixel, whose bytes are whole samples.
///
/// - above: the row above; zeros for the first.
/// - alpha: set in every result, so that pixels of three bytes stay opaque words.
void row_filter(
  RowFilter filter, const uint32_t *row, const uint32_t *above, size_t count,
  uint32_t *filtered, uint32_t alpha);

/// An estimate of the bits that a filtered row takes: none for zeros, otherwise those of a byte's magnitude
/// and two more, at most eight.
size_t row_filtered_bits(
  RowFilter filter, const uint32_t *row, const uint32_t *above, size_t count);

#endif
