// Source-over on runs of pixels. Included once for each level, which FORM names; WIDE is how many pixels it takes at
// once, 4 or 8.
//
// A pixel's even bytes (red, blue) and its odd ones (green, alpha) are kept apart in 16-bit lanes, where a product
// of two bytes has room. Mixed results are rounded once and within 1/64 of 1/255 before that.

#define INLINE static inline __attribute__((always_inline))

// The upper half of each lane's product. Compilers only use the instruction for it if everything is in one
// expression. Then the upper bytes of lanes beside bytes that lie in the lower halves of others.
#define JOINED4(low, high) ((low) | ((high) & 0xFF00))
#if defined(__x86_64__)
#define HIGH4(a, b) (FORM(lanes4))_mm_mulhi_epu16((__m128i)(a), (__m128i)(b))
#define HIGH8(a, b) (FORM(lanes8))_mm256_mulhi_epu16((__m256i)(a), (__m256i)(b))
#define JOINED8(low, high)                                                                                        \
  (FORM(lanes8))_mm256_blendv_epi8((__m256i)(low), (__m256i)(high), _mm256_set1_epi16((short)0xFF00))
#else
#define HIGH4(a, b)                                                                                               \
  __builtin_convertvector(                                                                                        \
      __builtin_convertvector(a, FORM(wide4)) * __builtin_convertvector(b, FORM(wide4)) >> 16, FORM(lanes4))
#endif

// What is added and what is left of the backdrop, in 1/256 and 1/65536, for a source of which a part covers:
// s*c*256/255 and (255*255 - alpha*c)*65536/(255*255).
#define LANES(N)                                                                                                  \
  typedef uint8_t FORM(bytes##N) __attribute__((vector_size(N)));                                                 \
  typedef uint16_t FORM(lanes##N) __attribute__((vector_size(4 * N)));                                            \
  typedef uint32_t FORM(words##N) __attribute__((vector_size(4 * N)));                                            \
  typedef uint32_t FORM(wide##N) __attribute__((vector_size(8 * N)));                                             \
  typedef struct {                                                                                                \
    FORM(lanes##N) even, odd, rest;                                                                               \
  } FORM(blend##N);                                                                                               \
                                                                                                                  \
  INLINE FORM(lanes##N) FORM(load##N)(const uint32_t *pixels) {                                                   \
    FORM(lanes##N) lanes;                                                                                         \
    __builtin_memcpy(&lanes, pixels, sizeof lanes);                                                               \
    return lanes;                                                                                                 \
  }                                                                                                               \
  INLINE void FORM(store##N)(uint32_t *pixels, FORM(lanes##N) lanes) {                                            \
    __builtin_memcpy(pixels, &lanes, sizeof lanes);                                                               \
  }                                                                                                               \
  /* The same pixel everywhere. */                                                                                \
  INLINE FORM(lanes##N) FORM(splat##N)(uint32_t pixel) {                                                          \
    FORM(words##N) words = pixel - (FORM(words##N)){0};                                                           \
    return (FORM(lanes##N))words;                                                                                 \
  }                                                                                                               \
  /* The alpha of each pixel in both of its lanes. */                                                             \
  INLINE FORM(lanes##N) FORM(alpha##N)(FORM(lanes##N) pixels) {                                                   \
    FORM(words##N) alpha = (FORM(words##N))pixels >> 24;                                                          \
    return (FORM(lanes##N))(alpha | alpha << 16);                                                                 \
  }                                                                                                               \
  /* Bytes, each in both lanes of its pixel. */                                                                   \
  INLINE FORM(lanes##N) FORM(spread##N)(const uint8_t *bytes) {                                                   \
    FORM(bytes##N) narrow;                                                                                        \
    __builtin_memcpy(&narrow, bytes, sizeof narrow);                                                              \
    FORM(words##N) words = __builtin_convertvector(narrow, FORM(words##N));                                       \
    return (FORM(lanes##N))(words | words << 16);                                                                 \
  }                                                                                                               \
  /* The upper half of each product. */                                                                           \
  INLINE FORM(lanes##N) FORM(high##N)(FORM(lanes##N) a, FORM(lanes##N) b) { return HIGH##N(a, b); }               \
  INLINE FORM(blend##N) FORM(part##N)(                                                                            \
      FORM(lanes##N) source, FORM(lanes##N) alpha, FORM(lanes##N) coverages) {                                    \
    FORM(blend##N) blend;                                                                                         \
    FORM(lanes##N) even = (source & 0xFF) * coverages, odd = (source >> 8) * coverages;                           \
    FORM(lanes##N) left = 65025 - alpha * coverages;                                                              \
    blend.even = even + (even >> 8) + 128;                                                                        \
    blend.odd = odd + (odd >> 8) + 128;                                                                           \
    blend.rest = left + (left >> 7);                                                                              \
    return blend;                                                                                                 \
  }                                                                                                               \
  INLINE FORM(lanes##N) FORM(over##N)(FORM(blend##N) blend, FORM(lanes##N) backdrop) {                            \
    FORM(lanes##N) low = (FORM(high##N)(backdrop << 8, blend.rest) + blend.even) >> 8;                            \
    FORM(lanes##N) high = FORM(high##N)(backdrop & 0xFF00, blend.rest) + blend.odd;                               \
    return JOINED##N(low, high);                                                                                  \
  }                                                                                                               \
  /* Pixels times a factor in both of their lanes, divided by 255, to the nearest. */                             \
  INLINE FORM(lanes##N) FORM(scaled##N)(FORM(lanes##N) pixels, FORM(lanes##N) factors) {                          \
    FORM(lanes##N) even = (pixels & 0xFF) * factors + 128, odd = (pixels >> 8) * factors + 128;                   \
    even = (even + (even >> 8)) >> 8;                                                                             \
    odd = (odd + (odd >> 8)) & 0xFF00;                                                                            \
    return even | odd;                                                                                            \
  }                                                                                                               \
  /* s + d*(1 - alpha). */                                                                                        \
  INLINE FORM(lanes##N) FORM(whole##N)(FORM(lanes##N) source, FORM(lanes##N) backdrop) {                          \
    return FORM(scaled##N)(backdrop, 255 - FORM(alpha##N)(source)) + source;                                      \
  }                                                                                                               \
  /* By coverage, where 255 is exactly `whole`. */                                                                \
  INLINE FORM(lanes##N) FORM(covered##N)(                                                                         \
      FORM(lanes##N) source, FORM(lanes##N) backdrop, FORM(lanes##N) coverages) {                                 \
    FORM(blend##N) blend = FORM(part##N)(source, FORM(alpha##N)(source), coverages);                              \
    FORM(lanes##N) mask = (FORM(lanes##N))(coverages == 255);                                                     \
    return (FORM(whole##N)(source, backdrop) & mask) | (FORM(over##N)(blend, backdrop) & ~mask);                  \
  }

LANES(4)
#if WIDE == 8
LANES(8)
#define WIDE_FORM(x) FORM(x##8)
#else
#define WIDE_FORM(x) FORM(x##4)
#endif

// The number of pixels from which on string instructions are used: more than fits into a processor's own
// caches.
#define LONG_FILL 65536

// Up to three pixels at the end of a run, as four: two, then one, each copied at once.
#define TAIL(body)                                                                                                \
  if (count & 2) {                                                                                                \
    body(2);                                                                                                      \
    x += 2;                                                                                                       \
  }                                                                                                               \
  if (count & 1) body(1);

void FORM(fill)(uint32_t *row, size_t count, uint32_t pixel) {
  size_t x = 0;
#if defined(__x86_64__)
  if (count >= LONG_FILL) {
    // String instructions do not read what they overwrite, and handle the alignment themselves.
    if ((uintptr_t)row % 8) *row++ = pixel, count--;
    uint32_t *start = row;
    size_t pairs = count / 2;
    __asm__ volatile("rep stosq" : "+D"(start), "+c"(pairs) : "a"(pixel * 0x100000001u) : "memory");
    if (count % 2) row[count - 1] = pixel;
    return;
  }
#endif
  WIDE_FORM(lanes) pixels = WIDE_FORM(splat)(pixel);
  if (count >= WIDE) {
    // The first and the last pixels may be set twice; in between no store crosses a cache line.
    WIDE_FORM(store)(row, pixels);
    WIDE_FORM(store)(row + count - WIDE, pixels);
    x = WIDE - (uintptr_t)row / 4 % WIDE;
#pragma clang loop unroll_count(4)
    for (; x + WIDE <= count; x += WIDE) WIDE_FORM(store)(row + x, pixels);
    return;
  }
  for (; x < count; x++) row[x] = pixel;
}

void FORM(over_color)(uint32_t *row, size_t count, uint32_t color, uint8_t coverage) {
  size_t x = 0;
  if (count >= 16 * WIDE && (uintptr_t)row / 4 % WIDE) {
    // The following stores cross no cache lines.
    size_t head = WIDE - (uintptr_t)row / 4 % WIDE;
    FORM(over_color)(row, head, color, coverage);
    row += head;
    count -= head;
  }
  WIDE_FORM(lanes) source = WIDE_FORM(splat)(color);
  WIDE_FORM(lanes) coverages = WIDE_FORM(splat)(coverage * 0x10001u);
  WIDE_FORM(blend) blend = WIDE_FORM(part)(source, WIDE_FORM(alpha)(source), coverages);
#pragma clang loop unroll_count(4)
  for (; x + WIDE <= count; x += WIDE) {
    WIDE_FORM(store)(row + x, WIDE_FORM(over)(blend, WIDE_FORM(load)(row + x)));
  }
  if (x == count) return;
  FORM(lanes4) source4 = FORM(splat4)(color);
  FORM(blend4) blend4 = FORM(part4)(source4, FORM(alpha4)(source4), FORM(splat4)(coverage * 0x10001u));
  for (; x + 4 <= count; x += 4) {
    FORM(store4)(row + x, FORM(over4)(blend4, FORM(load4)(row + x)));
  }
#define BODY(n)                                                                                                   \
  {                                                                                                               \
    FORM(lanes4) some = {0};                                                                                      \
    __builtin_memcpy(&some, row + x, 4 * n);                                                                      \
    some = FORM(over4)(blend4, some);                                                                             \
    __builtin_memcpy(row + x, &some, 4 * n);                                                                      \
  }
  TAIL(BODY)
#undef BODY
}

void FORM(over_color_covered)(uint32_t *row, const uint8_t *coverages, size_t count, uint32_t color) {
  size_t x = 0;
#if WIDE == 8
  FORM(lanes8) source8 = FORM(splat8)(color), alpha8 = FORM(alpha8)(source8);
  int isOpaque = color >> 24 == 255;
  for (; x + 8 <= count; x += 8) {
    uint64_t word;
    __builtin_memcpy(&word, coverages + x, 8);
    if (word == 0) continue;
    if (word == UINT64_MAX && isOpaque) {
      FORM(store8)(row + x, source8);
      continue;
    }
    FORM(blend8) blend = FORM(part8)(source8, alpha8, FORM(spread8)(coverages + x));
    FORM(store8)(row + x, FORM(over8)(blend, FORM(load8)(row + x)));
  }
#endif
  if (x == count) return;
  FORM(lanes4) source = FORM(splat4)(color), alpha = FORM(alpha4)(source);
  for (; x + 4 <= count; x += 4) {
    uint32_t word;
    __builtin_memcpy(&word, coverages + x, 4);
    if (word == 0) continue;
    FORM(blend4) blend = FORM(part4)(source, alpha, FORM(spread4)(coverages + x));
    FORM(store4)(row + x, FORM(over4)(blend, FORM(load4)(row + x)));
  }
#define BODY(n)                                                                                                   \
  {                                                                                                               \
    FORM(lanes4) some = {0};                                                                                      \
    uint8_t four[4] = {0};                                                                                        \
    __builtin_memcpy(&some, row + x, 4 * n);                                                                      \
    __builtin_memcpy(four, coverages + x, n);                                                                     \
    some = FORM(over4)(FORM(part4)(source, alpha, FORM(spread4)(four)), some);                                    \
    __builtin_memcpy(row + x, &some, 4 * n);                                                                      \
  }
  TAIL(BODY)
#undef BODY
}

void FORM(over_color_covered_rows)(
    uint32_t *pixels, size_t row_pixels, size_t rows, const uint8_t *coverages, size_t count, uint32_t color) {
  if (count > 4 || rows < 2) {
    for (; rows; rows--, pixels += row_pixels) FORM(over_color_covered)(pixels, coverages, count, color);
    return;
  }
  // The side of a rectangle: the added colour and the rest of the backdrop are the same for all rows.
  uint8_t four[4] = {0};
  for (size_t x = 0; x < count; x++) four[x] = coverages[x];
  FORM(lanes4) source = FORM(splat4)(color);
  FORM(blend4) blend = FORM(part4)(source, FORM(alpha4)(source), FORM(spread4)(four));
  for (; rows; rows--, pixels += row_pixels) {
    uint32_t *row = pixels;
    size_t x = 0;
    if (count == 4) {
      FORM(store4)(row, FORM(over4)(blend, FORM(load4)(row)));
      continue;
    }
    FORM(lanes4) some = {0};
    if (count == 1) {
      __builtin_memcpy(&some, row, 4);
      some = FORM(over4)(blend, some);
      __builtin_memcpy(row, &some, 4);
      continue;
    }
    if (count == 2) {
      __builtin_memcpy(&some, row, 8);
      some = FORM(over4)(blend, some);
      __builtin_memcpy(row, &some, 8);
      continue;
    }
    uint32_t few[4] = {0};
    for (; x < count; x++) few[x] = row[x];
    __builtin_memcpy(&some, few, 16);
    some = FORM(over4)(blend, some);
    __builtin_memcpy(few, &some, 16);
    for (x = 0; x < count; x++) row[x] = few[x];
  }
}

void FORM(over_pixels)(uint32_t *row, const uint32_t *source, size_t count, uint8_t coverage) {
  size_t x = 0;
  WIDE_FORM(lanes) factors = WIDE_FORM(splat)(coverage * 0x10001u);
  for (; x + WIDE <= count; x += WIDE) {
    WIDE_FORM(lanes) pixels = WIDE_FORM(load)(source + x);
    if (coverage != 255) pixels = WIDE_FORM(scaled)(pixels, factors);
    WIDE_FORM(store)(row + x, WIDE_FORM(whole)(pixels, WIDE_FORM(load)(row + x)));
  }
  FORM(lanes4) factors4 = FORM(splat4)(coverage * 0x10001u);
  for (; x + 4 <= count; x += 4) {
    FORM(lanes4) pixels = FORM(scaled4)(FORM(load4)(source + x), factors4);
    FORM(store4)(row + x, FORM(whole4)(pixels, FORM(load4)(row + x)));
  }
#define BODY(n)                                                                                                   \
  {                                                                                                               \
    FORM(lanes4) some = {0}, pixels = {0};                                                                        \
    __builtin_memcpy(&some, row + x, 4 * n);                                                                      \
    __builtin_memcpy(&pixels, source + x, 4 * n);                                                                 \
    some = FORM(whole4)(FORM(scaled4)(pixels, factors4), some);                                                   \
    __builtin_memcpy(row + x, &some, 4 * n);                                                                      \
  }
  TAIL(BODY)
#undef BODY
}

void FORM(over_pixels_covered)(
    uint32_t *row, const uint32_t *source, const uint8_t *coverages, size_t count) {
  size_t x = 0;
  for (; x + WIDE <= count; x += WIDE) {
    uint64_t word = 0;
    __builtin_memcpy(&word, coverages + x, WIDE);
    if (word == 0) continue;
    WIDE_FORM(lanes) mixed = WIDE_FORM(covered)(
        WIDE_FORM(load)(source + x), WIDE_FORM(load)(row + x), WIDE_FORM(spread)(coverages + x));
    WIDE_FORM(store)(row + x, mixed);
  }
  for (; x + 4 <= count; x += 4) {
    FORM(lanes4) mixed =
        FORM(covered4)(FORM(load4)(source + x), FORM(load4)(row + x), FORM(spread4)(coverages + x));
    FORM(store4)(row + x, mixed);
  }
#define BODY(n)                                                                                                   \
  {                                                                                                               \
    FORM(lanes4) some = {0}, pixels = {0};                                                                        \
    uint8_t four[4] = {0};                                                                                        \
    __builtin_memcpy(&some, row + x, 4 * n);                                                                      \
    __builtin_memcpy(&pixels, source + x, 4 * n);                                                                 \
    __builtin_memcpy(four, coverages + x, n);                                                                     \
    some = FORM(covered4)(pixels, some, FORM(spread4)(four));                                                     \
    __builtin_memcpy(row + x, &some, 4 * n);                                                                      \
  }
  TAIL(BODY)
#undef BODY
}

#undef LANES
#undef LONG_FILL
#undef TAIL
#undef WIDE_FORM
#undef INLINE
#undef HIGH4
#undef HIGH8
#undef JOINED4
#undef JOINED8
