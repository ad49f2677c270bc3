#include "vectors.h"

#if defined(__x86_64__)

#include <immintrin.h>

// Source-over of one colour, sixteen pixels at a time and the last ones by a mask. The sums are those of
// `spans.inc.h`, the same for every level.

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl"))), apply_to = function)

#define INLINE static inline __attribute__((always_inline))

/// What is added to a backdrop, in 1/256, and what is left of it, in 1/65536.
typedef struct {
  __m512i even, odd, rest;
} Blend16;

/// A colour of which parts cover, 0 to 255, in both lanes of each pixel.
INLINE Blend16 part16(uint32_t color, __m512i coverages) {
  const __m512i half = _mm512_set1_epi16(128);
  __m512i even = _mm512_mullo_epi16(_mm512_set1_epi32((int)(color & 0xFF00FF)), coverages);
  __m512i odd = _mm512_mullo_epi16(_mm512_set1_epi32((int)(color >> 8 & 0xFF00FF)), coverages);
  __m512i alpha = _mm512_mullo_epi16(_mm512_set1_epi16((short)(color >> 24)), coverages);
  __m512i left = _mm512_sub_epi16(_mm512_set1_epi16((short)65025), alpha);
  Blend16 blend;
  blend.even = _mm512_add_epi16(_mm512_add_epi16(even, _mm512_srli_epi16(even, 8)), half);
  blend.odd = _mm512_add_epi16(_mm512_add_epi16(odd, _mm512_srli_epi16(odd, 8)), half);
  blend.rest = _mm512_add_epi16(left, _mm512_srli_epi16(left, 7));
  return blend;
}

INLINE __m512i over16(Blend16 blend, __m512i backdrop) {
  const __m512i upper = _mm512_set1_epi16((short)0xFF00);
  __m512i low = _mm512_mulhi_epu16(_mm512_slli_epi16(backdrop, 8), blend.rest);
  low = _mm512_srli_epi16(_mm512_add_epi16(low, blend.even), 8);
  __m512i high = _mm512_mulhi_epu16(_mm512_and_si512(backdrop, upper), blend.rest);
  high = _mm512_add_epi16(high, blend.odd);
  // low | (high & upper)
  return _mm512_ternarylogic_epi32(low, high, upper, 0xF8);
}

/// The pixels of a row that are left, up to sixteen.
INLINE __mmask16 rest_mask(size_t count) { return (__mmask16)((1u << count) - 1); }

void over_color_rows_avx512(
  uint32_t *pixels, size_t row_pixels, size_t rows, size_t count, uint32_t color, uint8_t coverage
) {
  const Blend16 blend = part16(color, _mm512_set1_epi16(coverage));
  for (; rows; rows--, pixels += row_pixels) {
    size_t x = 0;
    if (count >= 256) {
      // No vector after the first lies across two of a cache's lines.
      x = -((uintptr_t)pixels / 4) % 16;
      __mmask16 mask = rest_mask(x);
      _mm512_mask_storeu_epi32(pixels, mask, over16(blend, _mm512_maskz_loadu_epi32(mask, pixels)));
    }
#pragma clang loop unroll_count(4)
    for (; x + 16 <= count; x += 16) {
      _mm512_storeu_si512(pixels + x, over16(blend, _mm512_loadu_si512(pixels + x)));
    }
    if (x < count) {
      __mmask16 mask = rest_mask(count - x);
      _mm512_mask_storeu_epi32(pixels + x, mask, over16(blend, _mm512_maskz_loadu_epi32(mask, pixels + x)));
    }
  }
}

void cover_avx512(
  uint32_t *pixels, size_t row_pixels, const uint8_t *mask, size_t mask_bytes, size_t width, size_t height,
  uint32_t color
) {
  for (; height; height--, pixels += row_pixels, mask += mask_bytes) {
    for (size_t x = 0; x < width; x += 16) {
      const __mmask16 some = width - x < 16 ? rest_mask(width - x) : 0xFFFF;
      const __m128i bytes = _mm_maskz_loadu_epi8(some, mask + x);
      if (_mm_testz_si128(bytes, bytes)) continue;
      __m512i coverages = _mm512_cvtepu8_epi32(bytes);
      coverages = _mm512_or_si512(coverages, _mm512_slli_epi32(coverages, 16));
      const __m512i backdrop = _mm512_maskz_loadu_epi32(some, pixels + x);
      _mm512_mask_storeu_epi32(pixels + x, some, over16(part16(color, coverages), backdrop));
    }
  }
}

#pragma clang attribute pop

#endif
