// Sampling pictures between their pixels. Included once for each level, which FORM names.

/// Two neighbouring pixels.
static inline uint64_t neighbours(const uint32_t *pixel) {
  uint64_t pair;
  memcpy(&pair, pixel, 8);
  return pair;
}

/// The left and the right ones of four pairs.
#define LEFT_PIXELS(first, second) __builtin_shufflevector((Longs4)(first), (Longs4)(second), 0, 2, 4, 6)
#define RIGHT_PIXELS(first, second) __builtin_shufflevector((Longs4)(first), (Longs4)(second), 1, 3, 5, 7)

// MARK: Upright pictures

static inline void mix_four_columns(const uint32_t *row, const int32_t *columns, const uint64_t *shares, uint16_t *mixed) {
  Quads2 first = {neighbours(row + columns[0]), neighbours(row + columns[1])};
  Quads2 second = {neighbours(row + columns[2]), neighbours(row + columns[3])};
  Words16 share;
  memcpy(&share, shares, 32);
  Words16 result = MIXED(RAISED(LEFT_PIXELS(first, second)), RAISED(RIGHT_PIXELS(first, second)), share);
  memcpy(mixed, &result, 32);
}

void FORM(mix_columns)(
  const uint32_t *row, const int32_t *columns, const uint64_t *shares, size_t count, uint16_t *mixed
) {
  size_t x = 0;
  for (; x + 4 <= count; x += 4) mix_four_columns(row, columns + x, shares + x, mixed + 4 * x);
  if (x == count) return;
  int32_t last_columns[4] = {0};
  uint64_t last_shares[4] = {0};
  uint16_t last[16];
  memcpy(last_columns, columns + x, (count - x) * 4);
  memcpy(last_shares, shares + x, (count - x) * 8);
  mix_four_columns(row, last_columns, last_shares, last);
  memcpy(mixed + 4 * x, last, (count - x) * 8);
}

void FORM(mix_rows)(
  const uint16_t *upper, const uint16_t *lower, uint16_t share, size_t count, uint32_t *row
) {
  Words16 shares = {0};
  shares += share;
  size_t x = 0;
  for (; x + 4 <= count; x += 4) {
    Words16 a, b;
    memcpy(&a, upper + 4 * x, 32);
    memcpy(&b, lower + 4 * x, 32);
    Bytes16 pixels = LOWERED(MIXED(a, b, shares));
    memcpy(row + x, &pixels, 16);
  }
  if (x == count) return;
  Words16 a = {0}, b = {0};
  memcpy(&a, upper + 4 * x, (count - x) * 8);
  memcpy(&b, lower + 4 * x, (count - x) * 8);
  Bytes16 pixels = LOWERED(MIXED(a, b, shares));
  memcpy(row + x, &pixels, (count - x) * 4);
}

// MARK: Turned pictures

static inline int64_t clamped(int64_t value, int64_t low, int64_t high) {
  return value < low ? low : value > high ? high : value;
}

static inline void sample_four(const PixelPicture picture, const PixelWalk walk, uint32_t *row) {
  uint64_t upper[4], lower[4], shares_x[4], shares_y[4];
  for (int64_t lane = 0; lane < 4; lane++) {
    // Positions before the first pixel give the first, those after the last but one give the last.
    int64_t x = clamped(walk.x + lane * walk.step_x, 0, ((picture.width - 1) << 24) - 1);
    int64_t y = clamped(walk.y + lane * walk.step_y, 0, (picture.height - 1) << 24);
    const uint32_t *pixel = picture.pixels + (y >> 24) * picture.width + (x >> 24);
    upper[lane] = neighbours(pixel);
    lower[lane] = neighbours((y >> 24) < picture.height - 1 ? pixel + picture.width : pixel);
    shares_x[lane] = (uint64_t)(x >> 8 & 0xFFFF) * 0x0001000100010001;
    shares_y[lane] = (uint64_t)(y >> 8 & 0xFFFF) * 0x0001000100010001;
  }
  Quads2 a = {upper[0], upper[1]}, b = {upper[2], upper[3]};
  Quads2 c = {lower[0], lower[1]}, d = {lower[2], lower[3]};
  Words16 share_x, share_y;
  memcpy(&share_x, shares_x, 32);
  memcpy(&share_y, shares_y, 32);
  Words16 top = MIXED(RAISED(LEFT_PIXELS(a, b)), RAISED(RIGHT_PIXELS(a, b)), share_x);
  Words16 bottom = MIXED(RAISED(LEFT_PIXELS(c, d)), RAISED(RIGHT_PIXELS(c, d)), share_x);
  Bytes16 pixels = LOWERED(MIXED(top, bottom, share_y));
  memcpy(row, &pixels, 16);
}

void FORM(sample)(PixelPicture picture, PixelWalk walk, size_t count, uint32_t *row) {
  size_t x = 0;
  for (; x + 4 <= count; x += 4) {
    sample_four(picture, walk, row + x);
    walk.x += 4 * walk.step_x;
    walk.y += 4 * walk.step_y;
  }
  if (x == count) return;
  uint32_t last[4];
  sample_four(picture, walk, last);
  memcpy(row + x, last, (count - x) * 4);
}

// MARK: Smaller pictures

void FORM(halve)(const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t *row) {
  size_t x = 0;
  for (; x + 4 <= count; x += 4) {
    Bytes16 a, b, c, d;
    memcpy(&a, upper + 2 * x, 16);
    memcpy(&b, upper + 2 * x + 4, 16);
    memcpy(&c, lower + 2 * x, 16);
    memcpy(&d, lower + 2 * x + 4, 16);
    Quads4 left = (Quads4)(__builtin_convertvector(a, Words16) + __builtin_convertvector(c, Words16));
    Quads4 right = (Quads4)(__builtin_convertvector(b, Words16) + __builtin_convertvector(d, Words16));
    Words16 sum = (Words16)__builtin_shufflevector(left, right, 0, 2, 4, 6);
    sum += (Words16)__builtin_shufflevector(left, right, 1, 3, 5, 7);
    Bytes16 pixels = __builtin_convertvector((sum + 2) >> 2, Bytes16);
    memcpy(row + x, &pixels, 16);
  }
  const uint8_t *a = (const uint8_t *)upper, *b = (const uint8_t *)lower;
  uint8_t *out = (uint8_t *)row;
  for (; x < count; x++) {
    for (size_t c = 8 * x; c < 8 * x + 4; c++) {
      out[4 * x + (c & 3)] = (uint8_t)((a[c] + a[c + 4] + b[c] + b[c + 4] + 2) >> 2);
    }
  }
}

uint32_t FORM(common_bits)(const uint32_t *pixels, size_t count) {
  uint32_t common = 0xFFFFFFFF;
  for (size_t x = 0; x < count; x++) common &= pixels[x];
  return common;
}
