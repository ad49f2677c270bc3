#include "vectors.h"

#if defined(__x86_64__)

#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl"))), apply_to = function)

void over_color_avx512(uint32_t *row, size_t count, uint32_t color, uint8_t coverage) {
  if (count < 256) return over_color_avx2(row, count, color, coverage);
  size_t head = -((uintptr_t)row / 4) % 16;
  if (head) {
    over_color_avx2(row, head, color, coverage);
    row += head;
    count -= head;
  }
  // The same sums as in `over_color_avx2`.
  const __m512i upper = _mm512_set1_epi16((short)0xFF00);
  uint32_t red_blue = color & 0xFF00FF, green_alpha = color >> 8 & 0xFF00FF;
  uint16_t left = 65025 - (color >> 24) * coverage;
  const __m512i rest = _mm512_set1_epi16((short)(left + (left >> 7)));
  const __m512i even_products = _mm512_set1_epi32((int)(red_blue * coverage));
  const __m512i odd_products = _mm512_set1_epi32((int)(green_alpha * coverage));
  const __m512i half = _mm512_set1_epi16(128);
#define ADDED(products) \
  _mm512_add_epi16(_mm512_add_epi16((products), _mm512_srli_epi16((products), 8)), half)
  const __m512i even = ADDED(even_products), odd = ADDED(odd_products);
  size_t x = 0;
#pragma clang loop unroll_count(4)
  for (; x + 16 <= count; x += 16) {
    __m512i backdrop = _mm512_loadu_si512(row + x);
    __m512i low = _mm512_srli_epi16(
      _mm512_add_epi16(_mm512_mulhi_epu16(_mm512_slli_epi16(backdrop, 8), rest), even), 8);
    __m512i high = _mm512_add_epi16(_mm512_mulhi_epu16(_mm512_and_si512(backdrop, upper), rest), odd);
    // low | (high & upper)
    _mm512_storeu_si512(row + x, _mm512_ternarylogic_epi32(low, high, upper, 0xF8));
  }
  if (x < count) over_color_avx2(row + x, count - x, color, coverage);
}

#pragma clang attribute pop

#endif
