// Sums and traits of rows. Included once for each level, which FORM names.

static PixelByteSums FORM(byte_sums)(const uint32_t *row, size_t count) {
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
  PixelByteSums result = {0, 0};
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

static PixelTraits FORM(traits)(const uint32_t *row, size_t count, PixelTraits before) {
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
