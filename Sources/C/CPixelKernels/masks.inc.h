// Colours drawn over pixels through masks. Included once for each level, which FORM names.

#define BYTES_OF(longs) ((Words16)(longs))

/// A colour as it is drawn over pixels.
typedef struct {
  Words16 even;
  Words16 odd;
  Words16 alpha;
} FORM(Source);

/// Eight pixels. What is added is color·coverage in 1/256, what is left of the backdrop 255² − alpha·coverage in
/// 1/65536; both are brought from 255ths to 256ths, and the sum is rounded once. No coverage leaves a pixel as it is.
static inline void cover_eight(uint32_t *pixels, uint64_t eight, const FORM(Source) *source) {
  Longs8 backdrop, coverages = __builtin_convertvector((Bytes8)eight, Longs8);
  memcpy(&backdrop, pixels, 32);
  Words16 coverage = BYTES_OF(coverages | coverages << 16);
  Words16 even = source->even * coverage, odd = source->odd * coverage;
  Words16 left = 65025 - source->alpha * coverage;
  Words16 rest = left + (left >> 7);
  even += (even >> 8) + 128;
  odd += (odd >> 8) + 128;
  Words16 low = (HIGH_PRODUCT(BYTES_OF(backdrop) << 8, rest) + even) >> 8;
  Words16 high = (HIGH_PRODUCT(BYTES_OF(backdrop) & 0xFF00, rest) + odd) & 0xFF00;
  Words16 result = low | high;
  memcpy(pixels, &result, 32);
}

/// The last pixels of a row, through a buffer of eight.
static inline void cover_last(
  uint32_t *pixels, const uint8_t *coverages, size_t count, const FORM(Source) *source
) {
  uint64_t last = 0;
  for (size_t byte = count; byte > 0; byte--) last = last << 8 | coverages[byte - 1];
  if (!last) return;
  uint32_t few[8] = {0};
  memcpy(few, pixels, count * 4);
  cover_eight(few, last, source);
  memcpy(pixels, few, count * 4);
}

void FORM(cover)(
  uint32_t *pixels, size_t row_pixels, const uint8_t *mask, size_t mask_bytes, size_t width, size_t height,
  uint32_t color
) {
  Longs8 colors = {0};
  colors += color;
  FORM(Source) source = {BYTES_OF(colors) & 0xFF, BYTES_OF(colors) >> 8, {0}};
  source.alpha += (uint16_t)(color >> 24);
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = pixels + y * row_pixels;
    const uint8_t *coverages = mask + y * mask_bytes;
    size_t x = 0;
    for (; x + 8 <= width; x += 8) {
      uint64_t eight;
      memcpy(&eight, coverages + x, 8);
      if (eight) cover_eight(row + x, eight, &source);
    }
    if (x == width) continue;
    if (width - x == 4) {
      // Masks that are drawn often end here.
      uint32_t four;
      memcpy(&four, coverages + x, 4);
      if (!four) continue;
      uint32_t few[8] = {0};
      memcpy(few, row + x, 16);
      cover_eight(few, four, &source);
      memcpy(row + x, few, 16);
    } else {
      cover_last(row + x, coverages + x, width - x, &source);
    }
  }
}
