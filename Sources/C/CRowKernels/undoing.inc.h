// The functions of one level. The including file defines how many rows a group has.

#define INLINE static inline __attribute__((always_inline))

/// One pixel of every row of a group: their channels, and as words.
typedef uint8_t FORM(Bytes) __attribute__((vector_size(4 * GROUP)));
typedef uint32_t FORM(Words) __attribute__((vector_size(4 * GROUP)));
#define Bytes FORM(Bytes)
#define Words FORM(Words)

/// Four pixels of one row.
typedef uint8_t FORM(Bytes16) __attribute__((vector_size(16)));
typedef uint32_t FORM(Words4) __attribute__((vector_size(16)));
#define Bytes16 FORM(Bytes16)
#define Words4 FORM(Words4)

enum { FORM(opaque) = (int)0xff000000 };
#define OPAQUE(pixel_bytes) ((pixel_bytes) == 3 ? (uint32_t)FORM(opaque) : 0u)

INLINE uint32_t FORM(load)(const uint8_t *bytes) {
  uint32_t word;
  memcpy(&word, bytes, 4);
  return word;
}

/// The mean, rounded down.
#define MEAN(a, b) (((a) & (b)) + (((a) ^ (b)) >> 1))

/// The Paeth predictor of channels: of the neighbours the one nearest to left + up - corner; left before up before
/// corner where two are as near.
///
/// The distances to left and up are those of the two others, |up - corner| and |left - corner|. The distance to the
/// corner is their sum where both lie on the same side of it, and is then no less than either; otherwise it is their
/// difference. So bytes are enough.
#define PAETH(Vector, left, up, corner) \
  ({ \
    Vector to_left = __builtin_elementwise_max(up, corner) - __builtin_elementwise_min(up, corner); \
    Vector to_up = __builtin_elementwise_max(left, corner) - __builtin_elementwise_min(left, corner); \
    Vector is_apart = (Vector)(up >= corner) ^ (Vector)(left >= corner); \
    Vector to_corner = \
      (__builtin_elementwise_max(to_left, to_up) - __builtin_elementwise_min(to_left, to_up)) | ~is_apart; \
    Vector takes_left = (Vector)(to_left <= __builtin_elementwise_min(to_up, to_corner)); \
    Vector takes_up = (Vector)(to_up <= to_corner); \
    Vector other = (up & takes_up) | (corner & ~takes_up); \
    (left & takes_left) | (other & ~takes_left); \
  })

// ---------------------------------------------------------------------------------------------------------------
// Single rows.

/// Four pixels of a packed row; a packed alpha of RGB is zero.
INLINE Bytes16 FORM(four)(const uint8_t *bytes, size_t pixel_bytes) {
  Bytes16 four;
  memcpy(&four, bytes, 16);
  if (pixel_bytes == 4) return four;
  Bytes16 zero = {0};
  return __builtin_shufflevector(four, zero, 0, 1, 2, 16, 3, 4, 5, 16, 6, 7, 8, 16, 9, 10, 11, 16);
}

INLINE Bytes16 FORM(one)(const uint8_t *bytes, size_t pixel_bytes) {
  uint32_t word = FORM(load)(bytes);
  return (Bytes16)(Words4){pixel_bytes == 3 ? word & 0xffffff : word, 0, 0, 0};
}

INLINE void FORM(undo_sub)(const uint8_t *row, size_t pixel_bytes, uint32_t *words, size_t width) {
  Bytes16 left = {0};
  Bytes16 zero = {0};
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    // Each pixel plus the one before it, then each plus the one two before it.
    Bytes16 four = FORM(four)(row + pixel_bytes * x, pixel_bytes);
    four += (Bytes16)__builtin_shufflevector((Words4)zero, (Words4)four, 0, 4, 5, 6);
    four += (Bytes16)__builtin_shufflevector((Words4)zero, (Words4)four, 0, 1, 4, 5);
    four += left;
    left = (Bytes16)__builtin_shufflevector((Words4)four, (Words4)four, 3, 3, 3, 3);
    Words4 finished = (Words4)four | OPAQUE(pixel_bytes);
    memcpy(words + x, &finished, 16);
  }
  for (; x < width; x++) {
    left += FORM(one)(row + pixel_bytes * x, pixel_bytes);
    words[x] = ((Words4)left)[0] | OPAQUE(pixel_bytes);
  }
}

/// Undoes the filter "up", or none if there is no row above.
INLINE void FORM(undo_up)(
  const uint8_t *row, size_t pixel_bytes, const uint32_t *above, uint32_t *words, size_t width
) {
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    Bytes16 four = FORM(four)(row + pixel_bytes * x, pixel_bytes);
    if (above) {
      Bytes16 up;
      memcpy(&up, above + x, 16);
      four += up;
    }
    Words4 finished = (Words4)four | OPAQUE(pixel_bytes);
    memcpy(words + x, &finished, 16);
  }
  for (; x < width; x++) {
    Bytes16 pixel = FORM(one)(row + pixel_bytes * x, pixel_bytes);
    if (above) pixel += (Bytes16)(Words4){above[x], 0, 0, 0};
    words[x] = ((Words4)pixel)[0] | OPAQUE(pixel_bytes);
  }
}

INLINE void FORM(undo_average)(
  const uint8_t *row, size_t pixel_bytes, const uint32_t *above, uint32_t *words, size_t width
) {
  Bytes16 left = {0};
  for (size_t x = 0; x < width; x++) {
    Bytes16 up = (Bytes16)(Words4){above[x], 0, 0, 0};
    left = FORM(one)(row + pixel_bytes * x, pixel_bytes) + MEAN(left, up);
    words[x] = ((Words4)left)[0] | OPAQUE(pixel_bytes);
  }
}

INLINE void FORM(undo_paeth)(
  const uint8_t *row, size_t pixel_bytes, const uint32_t *above, uint32_t *words, size_t width
) {
  Bytes16 left = {0};
  Bytes16 corner = {0};
  for (size_t x = 0; x < width; x++) {
    Bytes16 up = (Bytes16)(Words4){above[x], 0, 0, 0};
    left = FORM(one)(row + pixel_bytes * x, pixel_bytes) + PAETH(Bytes16, left, up, corner);
    corner = up;
    words[x] = ((Words4)left)[0] | OPAQUE(pixel_bytes);
  }
}

INLINE void FORM(undo_packed)(
  int filter, const uint8_t *row, size_t pixel_bytes, const uint32_t *above, uint32_t *words, size_t width
) {
  switch (filter) {
  case RowFilterSub: FORM(undo_sub)(row, pixel_bytes, words, width); break;
  case RowFilterUp: FORM(undo_up)(row, pixel_bytes, above, words, width); break;
  case RowFilterAverage: FORM(undo_average)(row, pixel_bytes, above, words, width); break;
  case RowFilterPaeth: FORM(undo_paeth)(row, pixel_bytes, above, words, width); break;
  default: FORM(undo_up)(row, pixel_bytes, NULL, words, width); break;
  }
}

void FORM(undo)(
  int filter, const uint8_t *row, size_t pixel_bytes, const uint32_t *above, uint32_t *words, size_t width
) {
  if (pixel_bytes == 3) {
    FORM(undo_packed)(filter, row, 3, above, words, width);
  } else {
    FORM(undo_packed)(filter, row, 4, above, words, width);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Groups of rows.

// How many pixels a row lags behind the one above it. One would do, but then every step would begin with moving the
// results of the one before to other lanes.
enum { FORM(lag) = 2 };
#define LAG FORM(lag)

/// The state of a group of rows.
typedef struct {
  /// The last pixel of every row, and the one before it.
  Bytes left, before;
  /// The pixel above the last one of every row.
  Bytes up;
  Bytes is_sub, is_up, is_average, is_paeth;
} FORM(Group);
#define Group FORM(Group)

/// The next pixel of every row.
INLINE Words FORM(step)(Group *group, Words raw, uint32_t above, int is_only_paeth) {
  Words up = __builtin_shufflevector((Words)group->before, (Words)group->before, ROWS_BEFORE);
  up[0] = above;
  Bytes corner = group->up;
  Bytes left = group->left;
  Bytes above_each = (Bytes)up;
  Bytes predicted = PAETH(Bytes, left, above_each, corner);
  if (!is_only_paeth) {
    predicted = (predicted & group->is_paeth) | (left & group->is_sub) | (above_each & group->is_up) |
      (MEAN(left, above_each) & group->is_average);
  }
  group->before = left;
  group->left = (Bytes)raw + predicted;
  group->up = above_each;
  return (Words)group->left;
}

/// The same at the ends of the rows, where some have no pixel: those that have not begun stay zero, as what lies
/// before a row counts, and those at their end are not stored.
static void FORM(step_at_end)(
  Group *group, size_t x, const uint8_t *rows, size_t stride, size_t pixel_bytes, const uint32_t *above,
  uint32_t *words, size_t width
) {
  Words raw = {0};
  for (size_t row = 0; row < GROUP; row++) {
    size_t column = x - LAG * row;
    if (LAG * row > x || column >= width) continue;
    uint32_t word = FORM(load)(rows + row * stride + pixel_bytes * column);
    raw[row] = pixel_bytes == 3 ? word & 0xffffff : word;
  }
  Words finished = FORM(step)(group, raw, x < width ? above[x] : 0, 0);
  for (size_t row = 0; row < GROUP; row++) {
    size_t column = x - LAG * row;
    if (LAG * row > x || column >= width) continue;
    words[row * width + column] = finished[row] | OPAQUE(pixel_bytes);
  }
}

/// Four pixels of one row and, in a group of eight, of the fourth row after it.
INLINE Words FORM(pixels)(const uint8_t *row, size_t packed_step, size_t pixel_bytes) {
  Words4 first = (Words4)FORM(four)(row, pixel_bytes);
#if GROUP == 8
  Words4 second = (Words4)FORM(four)(row + 4 * packed_step, pixel_bytes);
  return __builtin_shufflevector(first, second, 0, 1, 2, 3, 4, 5, 6, 7);
#else
  (void)packed_step;
  return first;
#endif
}

INLINE void FORM(store)(Words pixels, uint32_t *row, size_t step) {
  memcpy(row, &pixels, 16);
#if GROUP == 8
  Words4 second = __builtin_shufflevector(pixels, pixels, 4, 5, 6, 7);
  memcpy(row + 4 * step, &second, 16);
#else
  (void)step;
#endif
}

/// From four pixels of each row to one pixel of each row, four times, and back.
#define TRANSPOSE(a, b, c, d) \
  do { \
    Words low_ab = __builtin_shufflevector(a, b, LOWER_LANES); \
    Words low_cd = __builtin_shufflevector(c, d, LOWER_LANES); \
    Words high_ab = __builtin_shufflevector(a, b, UPPER_LANES); \
    Words high_cd = __builtin_shufflevector(c, d, UPPER_LANES); \
    a = __builtin_shufflevector(low_ab, low_cd, LOWER_PAIRS); \
    b = __builtin_shufflevector(low_ab, low_cd, UPPER_PAIRS); \
    c = __builtin_shufflevector(high_ab, high_cd, LOWER_PAIRS); \
    d = __builtin_shufflevector(high_ab, high_cd, UPPER_PAIRS); \
  } while (0)

INLINE void FORM(undo_packed_group)(
  Group group, int is_only_paeth, const uint8_t *rows, size_t stride, size_t pixel_bytes, const uint32_t *above,
  uint32_t *words, size_t width
) {
  const size_t first = LAG * (GROUP - 1);
  size_t x = 0;
  for (; x < first; x++) FORM(step_at_end)(&group, x, rows, stride, pixel_bytes, above, words, width);
  // From one row's pixel to that of the next, which lags behind.
  const size_t packed_step = stride - LAG * pixel_bytes;
  const size_t step = width - LAG;
  // A copy whose address is not taken, so that it stays in registers.
  Group running = group;
  for (; x + 4 <= width; x += 4) {
    const uint8_t *packed = rows + pixel_bytes * x;
    Words a = FORM(pixels)(packed, packed_step, pixel_bytes);
    Words b = FORM(pixels)(packed + packed_step, packed_step, pixel_bytes);
    Words c = FORM(pixels)(packed + 2 * packed_step, packed_step, pixel_bytes);
    Words d = FORM(pixels)(packed + 3 * packed_step, packed_step, pixel_bytes);
    TRANSPOSE(a, b, c, d);
    a = FORM(step)(&running, a, above[x], is_only_paeth);
    b = FORM(step)(&running, b, above[x + 1], is_only_paeth);
    c = FORM(step)(&running, c, above[x + 2], is_only_paeth);
    d = FORM(step)(&running, d, above[x + 3], is_only_paeth);
    TRANSPOSE(a, b, c, d);
    uint32_t *target = words + x;
    FORM(store)(a | OPAQUE(pixel_bytes), target, step);
    FORM(store)(b | OPAQUE(pixel_bytes), target + step, step);
    FORM(store)(c | OPAQUE(pixel_bytes), target + 2 * step, step);
    FORM(store)(d | OPAQUE(pixel_bytes), target + 3 * step, step);
  }
  group = running;
  for (; x < width + first; x++) {
    FORM(step_at_end)(&group, x, rows, stride, pixel_bytes, above, words, width);
  }
}

void FORM(undo_group)(
  const uint8_t *filters, const uint8_t *rows, size_t stride, size_t pixel_bytes, const uint32_t *above,
  uint32_t *words, size_t width
) {
  Group group = {0};
  int is_only_paeth = 1;
  for (size_t row = 0; row < GROUP; row++) {
    int filter = filters[row];
    is_only_paeth &= filter == RowFilterPaeth;
    for (size_t channel = 4 * row; channel < 4 * row + 4; channel++) {
      group.is_sub[channel] = filter == RowFilterSub ? 0xff : 0;
      group.is_up[channel] = filter == RowFilterUp ? 0xff : 0;
      group.is_average[channel] = filter == RowFilterAverage ? 0xff : 0;
      group.is_paeth[channel] = filter == RowFilterPaeth ? 0xff : 0;
    }
  }
  if (pixel_bytes == 3 && is_only_paeth) {
    FORM(undo_packed_group)(group, 1, rows, stride, 3, above, words, width);
  } else if (pixel_bytes == 3) {
    FORM(undo_packed_group)(group, 0, rows, stride, 3, above, words, width);
  } else if (is_only_paeth) {
    FORM(undo_packed_group)(group, 1, rows, stride, 4, above, words, width);
  } else {
    FORM(undo_packed_group)(group, 0, rows, stride, 4, above, words, width);
  }
}
