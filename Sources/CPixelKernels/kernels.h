// The kernels, compiled once for each level: WIDE is how many pixels are taken at once, 4 or 8, and NAME(x) is x
// with the level's name.
//
// A pixel's even bytes (red, blue) and its odd ones (green, alpha) are kept apart in 16-bit lanes, where a product
// of two bytes has room. Mixed results are rounded once and within 1/64 of 1/255 before that.

#define INLINE static inline __attribute__((always_inline))

// The upper half of each lane's product. Compilers find the instruction for it only where all is in one place.
#if defined(__x86_64__)
#define HIGH4(a, b) (NAME(lanes4))_mm_mulhi_epu16((__m128i)(a), (__m128i)(b))
#define HIGH8(a, b) (NAME(lanes8))_mm256_mulhi_epu16((__m256i)(a), (__m256i)(b))
#else
#define HIGH4(a, b)                                                                                               \
  __builtin_convertvector(                                                                                        \
      __builtin_convertvector(a, NAME(wide4)) * __builtin_convertvector(b, NAME(wide4)) >> 16, NAME(lanes4))
#endif

// What is added and what is left of the backdrop, in 1/256 and 1/65536, for a source of which a part covers:
// s*c*256/255 and (255*255 - alpha*c)*65536/(255*255).
#define LANES(N)                                                                                                  \
  typedef uint8_t NAME(bytes##N) __attribute__((vector_size(N)));                                                 \
  typedef uint16_t NAME(lanes##N) __attribute__((vector_size(4 * N)));                                            \
  typedef uint32_t NAME(words##N) __attribute__((vector_size(4 * N)));                                            \
  typedef uint32_t NAME(wide##N) __attribute__((vector_size(8 * N)));                                             \
  typedef struct {                                                                                                \
    NAME(lanes##N) even, odd, rest;                                                                               \
  } NAME(blend##N);                                                                                               \
                                                                                                                  \
  INLINE NAME(lanes##N) NAME(load##N)(const uint32_t *pixels) {                                                   \
    NAME(lanes##N) lanes;                                                                                         \
    __builtin_memcpy(&lanes, pixels, sizeof lanes);                                                               \
    return lanes;                                                                                                 \
  }                                                                                                               \
  INLINE void NAME(store##N)(uint32_t *pixels, NAME(lanes##N) lanes) {                                            \
    __builtin_memcpy(pixels, &lanes, sizeof lanes);                                                               \
  }                                                                                                               \
  /* The same pixel everywhere. */                                                                                \
  INLINE NAME(lanes##N) NAME(splat##N)(uint32_t pixel) {                                                          \
    NAME(words##N) words = pixel - (NAME(words##N)){0};                                                           \
    return (NAME(lanes##N))words;                                                                                 \
  }                                                                                                               \
  /* The alpha of each pixel in both of its lanes. */                                                             \
  INLINE NAME(lanes##N) NAME(alpha##N)(NAME(lanes##N) pixels) {                                                   \
    NAME(words##N) alpha = (NAME(words##N))pixels >> 24;                                                          \
    return (NAME(lanes##N))(alpha | alpha << 16);                                                                 \
  }                                                                                                               \
  /* Bytes, each in both lanes of its pixel. */                                                                   \
  INLINE NAME(lanes##N) NAME(spread##N)(const uint8_t *bytes) {                                                   \
    NAME(bytes##N) narrow;                                                                                        \
    __builtin_memcpy(&narrow, bytes, sizeof narrow);                                                              \
    NAME(words##N) words = __builtin_convertvector(narrow, NAME(words##N));                                       \
    return (NAME(lanes##N))(words | words << 16);                                                                 \
  }                                                                                                               \
  /* The upper half of each product. */                                                                           \
  INLINE NAME(lanes##N) NAME(high##N)(NAME(lanes##N) a, NAME(lanes##N) b) { return HIGH##N(a, b); }               \
  INLINE NAME(blend##N) NAME(part##N)(                                                                            \
      NAME(lanes##N) source, NAME(lanes##N) alpha, NAME(lanes##N) coverages) {                                    \
    NAME(blend##N) blend;                                                                                         \
    NAME(lanes##N) even = (source & 0xFF) * coverages, odd = (source >> 8) * coverages;                           \
    NAME(lanes##N) left = 65025 - alpha * coverages;                                                              \
    blend.even = even + (even >> 8) + 128;                                                                        \
    blend.odd = odd + (odd >> 8) + 128;                                                                           \
    blend.rest = left + (left >> 7);                                                                              \
    return blend;                                                                                                 \
  }                                                                                                               \
  INLINE NAME(lanes##N) NAME(over##N)(NAME(blend##N) blend, NAME(lanes##N) backdrop) {                            \
    NAME(lanes##N) low = (NAME(high##N)(backdrop << 8, blend.rest) + blend.even) >> 8;                            \
    NAME(lanes##N) high = NAME(high##N)(backdrop & 0xFF00, blend.rest) + blend.odd;                               \
    return low | (high & 0xFF00);                                                                                 \
  }                                                                                                               \
  /* Pixels times a factor in both of their lanes, divided by 255, to the nearest. */                             \
  INLINE NAME(lanes##N) NAME(scaled##N)(NAME(lanes##N) pixels, NAME(lanes##N) factors) {                          \
    NAME(lanes##N) even = (pixels & 0xFF) * factors + 128, odd = (pixels >> 8) * factors + 128;                   \
    even = (even + (even >> 8)) >> 8;                                                                             \
    odd = (odd + (odd >> 8)) & 0xFF00;                                                                            \
    return even | odd;                                                                                            \
  }                                                                                                               \
  /* s + d*(1 - alpha). */                                                                                        \
  INLINE NAME(lanes##N) NAME(whole##N)(NAME(lanes##N) source, NAME(lanes##N) backdrop) {                          \
    return NAME(scaled##N)(backdrop, 255 - NAME(alpha##N)(source)) + source;                                      \
  }                                                                                                               \
  /* By coverage, where 255 is exactly `whole`. */                                                                \
  INLINE NAME(lanes##N) NAME(covered##N)(                                                                         \
      NAME(lanes##N) source, NAME(lanes##N) backdrop, NAME(lanes##N) coverages) {                                 \
    NAME(blend##N) blend = NAME(part##N)(source, NAME(alpha##N)(source), coverages);                              \
    NAME(lanes##N) mask = (NAME(lanes##N))(coverages == 255);                                                     \
    return (NAME(whole##N)(source, backdrop) & mask) | (NAME(over##N)(blend, backdrop) & ~mask);                  \
  }

LANES(4)
#if WIDE == 8
LANES(8)
#define WIDENAME(x) NAME(x##8)
#else
#define WIDENAME(x) NAME(x##4)
#endif

// Up to three pixels at the end of a run, as four: two, then one, each copied at once.
#define TAIL(body)                                                                                                \
  if (count & 2) {                                                                                                \
    body(2);                                                                                                      \
    x += 2;                                                                                                       \
  }                                                                                                               \
  if (count & 1) body(1);

static void NAME(overColor)(uint32_t *row, size_t count, uint32_t color, uint8_t coverage) {
  size_t x = 0;
  WIDENAME(lanes) source = WIDENAME(splat)(color);
  WIDENAME(lanes) coverages = WIDENAME(splat)(coverage * 0x10001u);
  WIDENAME(blend) blend = WIDENAME(part)(source, WIDENAME(alpha)(source), coverages);
#pragma clang loop unroll_count(4)
  for (; x + WIDE <= count; x += WIDE) {
    WIDENAME(store)(row + x, WIDENAME(over)(blend, WIDENAME(load)(row + x)));
  }
  if (x == count) return;
  NAME(lanes4) source4 = NAME(splat4)(color);
  NAME(blend4) blend4 = NAME(part4)(source4, NAME(alpha4)(source4), NAME(splat4)(coverage * 0x10001u));
  for (; x + 4 <= count; x += 4) {
    NAME(store4)(row + x, NAME(over4)(blend4, NAME(load4)(row + x)));
  }
#define BODY(n)                                                                                                   \
  {                                                                                                               \
    NAME(lanes4) some = {0};                                                                                      \
    __builtin_memcpy(&some, row + x, 4 * n);                                                                      \
    some = NAME(over4)(blend4, some);                                                                             \
    __builtin_memcpy(row + x, &some, 4 * n);                                                                      \
  }
  TAIL(BODY)
#undef BODY
}

static void NAME(overColorCovered)(uint32_t *row, const uint8_t *coverages, size_t count, uint32_t color) {
  size_t x = 0;
#if WIDE == 8
  NAME(lanes8) source8 = NAME(splat8)(color), alpha8 = NAME(alpha8)(source8);
  int isOpaque = color >> 24 == 255;
  for (; x + 8 <= count; x += 8) {
    uint64_t word;
    __builtin_memcpy(&word, coverages + x, 8);
    if (word == 0) continue;
    if (word == UINT64_MAX && isOpaque) {
      NAME(store8)(row + x, source8);
      continue;
    }
    NAME(blend8) blend = NAME(part8)(source8, alpha8, NAME(spread8)(coverages + x));
    NAME(store8)(row + x, NAME(over8)(blend, NAME(load8)(row + x)));
  }
#endif
  if (x == count) return;
  NAME(lanes4) source = NAME(splat4)(color), alpha = NAME(alpha4)(source);
  for (; x + 4 <= count; x += 4) {
    uint32_t word;
    __builtin_memcpy(&word, coverages + x, 4);
    if (word == 0) continue;
    NAME(blend4) blend = NAME(part4)(source, alpha, NAME(spread4)(coverages + x));
    NAME(store4)(row + x, NAME(over4)(blend, NAME(load4)(row + x)));
  }
#define BODY(n)                                                                                                   \
  {                                                                                                               \
    NAME(lanes4) some = {0};                                                                                      \
    uint8_t four[4] = {0};                                                                                        \
    __builtin_memcpy(&some, row + x, 4 * n);                                                                      \
    __builtin_memcpy(four, coverages + x, n);                                                                     \
    some = NAME(over4)(NAME(part4)(source, alpha, NAME(spread4)(four)), some);                                    \
    __builtin_memcpy(row + x, &some, 4 * n);                                                                      \
  }
  TAIL(BODY)
#undef BODY
}

static void NAME(overPixels)(uint32_t *row, const uint32_t *source, size_t count, uint8_t coverage) {
  size_t x = 0;
  WIDENAME(lanes) factors = WIDENAME(splat)(coverage * 0x10001u);
  for (; x + WIDE <= count; x += WIDE) {
    WIDENAME(lanes) pixels = WIDENAME(load)(source + x);
    if (coverage != 255) pixels = WIDENAME(scaled)(pixels, factors);
    WIDENAME(store)(row + x, WIDENAME(whole)(pixels, WIDENAME(load)(row + x)));
  }
  NAME(lanes4) factors4 = NAME(splat4)(coverage * 0x10001u);
  for (; x + 4 <= count; x += 4) {
    NAME(lanes4) pixels = NAME(scaled4)(NAME(load4)(source + x), factors4);
    NAME(store4)(row + x, NAME(whole4)(pixels, NAME(load4)(row + x)));
  }
#define BODY(n)                                                                                                   \
  {                                                                                                               \
    NAME(lanes4) some = {0}, pixels = {0};                                                                        \
    __builtin_memcpy(&some, row + x, 4 * n);                                                                      \
    __builtin_memcpy(&pixels, source + x, 4 * n);                                                                 \
    some = NAME(whole4)(NAME(scaled4)(pixels, factors4), some);                                                   \
    __builtin_memcpy(row + x, &some, 4 * n);                                                                      \
  }
  TAIL(BODY)
#undef BODY
}

static void NAME(overPixelsCovered)(
    uint32_t *row, const uint32_t *source, const uint8_t *coverages, size_t count) {
  size_t x = 0;
  for (; x + WIDE <= count; x += WIDE) {
    uint64_t word = 0;
    __builtin_memcpy(&word, coverages + x, WIDE);
    if (word == 0) continue;
    WIDENAME(lanes) mixed = WIDENAME(covered)(
        WIDENAME(load)(source + x), WIDENAME(load)(row + x), WIDENAME(spread)(coverages + x));
    WIDENAME(store)(row + x, mixed);
  }
  for (; x + 4 <= count; x += 4) {
    NAME(lanes4) mixed =
        NAME(covered4)(NAME(load4)(source + x), NAME(load4)(row + x), NAME(spread4)(coverages + x));
    NAME(store4)(row + x, mixed);
  }
#define BODY(n)                                                                                                   \
  {                                                                                                               \
    NAME(lanes4) some = {0}, pixels = {0};                                                                        \
    uint8_t four[4] = {0};                                                                                        \
    __builtin_memcpy(&some, row + x, 4 * n);                                                                      \
    __builtin_memcpy(&pixels, source + x, 4 * n);                                                                 \
    __builtin_memcpy(four, coverages + x, n);                                                                     \
    some = NAME(covered4)(pixels, some, NAME(spread4)(four));                                                     \
    __builtin_memcpy(row + x, &some, 4 * n);                                                                      \
  }
  TAIL(BODY)
#undef BODY
}

static void NAME(linearRow)(uint32_t *row, size_t count, const PixelLinearRow *gradient) {
  typedef uint32_t Channel __attribute__((vector_size(4 * WIDE)));
  Channel channels[4], steps[4];
  for (int index = 0; index < 4; index++) {
    for (int lane = 0; lane < WIDE; lane++) {
      channels[index][lane] = gradient->first[index] + gradient->step[index] * (uint32_t)lane;
    }
    steps[index] = gradient->step[index] * (uint32_t)WIDE - (Channel){0};
  }
  Channel red = channels[0], green = channels[1], blue = channels[2], alpha = channels[3];
  for (size_t x = 0; x < count; x += WIDE) {
    // Rounding may leave a colour above its alpha.
    Channel r = __builtin_elementwise_min(red, alpha), g = __builtin_elementwise_min(green, alpha);
    Channel b = __builtin_elementwise_min(blue, alpha);
    Channel pixels = r >> 24 | (g >> 16 & 0xFF00) | (b >> 8 & 0xFF0000) | (alpha & 0xFF000000);
    if (count - x >= WIDE) {
      __builtin_memcpy(row + x, &pixels, sizeof pixels);
    } else {
      for (size_t lane = 0; lane < count - x; lane++) row[x + lane] = pixels[lane];
    }
    red += steps[0];
    green += steps[1];
    blue += steps[2];
    alpha += steps[3];
  }
}

typedef float NAME(floats) __attribute__((vector_size(4 * WIDE)));
typedef int32_t NAME(places) __attribute__((vector_size(4 * WIDE)));

INLINE NAME(floats) NAME(selected)(NAME(places) mask, NAME(floats) a, NAME(floats) b) {
  return (NAME(floats))((mask & (NAME(places))a) | (~mask & (NAME(places))b));
}

static void NAME(radialRow)(uint32_t *row, size_t count, int32_t column, const PixelRadialRow *gradient) {
  // A product and a sum are rounded one by one: a fused one would differ from processor to processor.
#pragma STDC FP_CONTRACT OFF
  const PixelRadialRow own = *gradient;
  const NAME(floats) zero = {0};
  const NAME(floats) last = own.last + zero;
  NAME(places) columns;
  for (int lane = 0; lane < WIDE; lane++) columns[lane] = column + lane;
  for (size_t x = 0; x < count; x += WIDE) {
    NAME(floats) place = __builtin_convertvector(columns, NAME(floats));
    NAME(floats) u = place * own.stepX + own.x, v = place * own.stepY + own.y;
    NAME(floats) entry = __builtin_elementwise_sqrt(u * u + v * v) * own.scale + own.offset;
    entry = NAME(selected)(entry > zero, entry, zero);
    entry = NAME(selected)(entry < last, entry, last);
    // With this exponent the low bits count ones.
    NAME(places) indices = (NAME(places))(entry + 8388608.0f) & 0x3FFF;
    size_t rest = count - x < WIDE ? count - x : WIDE;
    if (rest == WIDE) {
      for (int lane = 0; lane < WIDE; lane++) row[x + lane] = own.table[indices[lane]];
    } else {
      for (size_t lane = 0; lane < rest; lane++) row[x + lane] = own.table[indices[lane]];
    }
    columns += WIDE;
  }
}

static const PixelKernels NAME(kernels) = {
  NAME(overColor), NAME(overColorCovered), NAME(overPixels), NAME(overPixelsCovered), NAME(linearRow),
  NAME(radialRow),
};

#undef LANES
#undef TAIL
#undef WIDENAME
#undef INLINE
#undef HIGH4
#undef HIGH8
