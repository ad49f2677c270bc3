#include "vectors.h"

#include <stdbool.h>

/// Calls the version of a kernel for a level.
#if defined(__x86_64__)
#define CALL(level, name, ...) \
  ((level) >= KernelAVX2 ? name##_avx2(__VA_ARGS__) : name##_baseline(__VA_ARGS__))
#else
#define CALL(level, name, ...) ((void)(level), name##_baseline(__VA_ARGS__))
#endif

void pixel_mix_columns(
  KernelLevel level, const uint32_t *row, const int32_t *columns, const uint64_t *shares, size_t count,
  uint16_t *mixed
) {
  CALL(level, mix_columns, row, columns, shares, count, mixed);
}

void pixel_mix_rows(
  KernelLevel level, const uint16_t *upper, const uint16_t *lower, uint16_t share, size_t count,
  uint32_t *row
) {
  CALL(level, mix_rows, upper, lower, share, count, row);
}

void pixel_sample(KernelLevel level, PixelPicture picture, PixelWalk walk, size_t count, uint32_t *row) {
  CALL(level, sample, picture, walk, count, row);
}

void pixel_halve(
  KernelLevel level, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t *row
) {
  CALL(level, halve, upper, lower, count, row);
}

uint32_t pixel_common_bits(KernelLevel level, const uint32_t *pixels, size_t count) {
  return CALL(level, common_bits, pixels, count);
}

void pixel_cover(
  KernelLevel level, uint32_t *pixels, size_t row_pixels, const uint8_t *mask, size_t mask_bytes,
  size_t width, size_t height, uint32_t color
) {
  CALL(level, cover, pixels, row_pixels, mask, mask_bytes, width, height, color);
}

void pixel_weigh_rows(
  KernelLevel level, const uint8_t *bytes, size_t stride, const uint16_t *weights, size_t rows, size_t count,
  uint16_t *sums
) {
  CALL(level, weigh_rows, bytes, stride, weights, rows, count, sums);
}

void pixel_mix_four_rows(
  KernelLevel level, const uint16_t *numbers, size_t stride, const uint16_t *weights, size_t count,
  uint8_t *bytes
) {
  CALL(level, mix_four_rows, numbers, stride, weights, count, bytes);
}

void pixel_ramp(KernelLevel level, PixelRamp ramp, int is_opaque, size_t count, uint32_t *row) {
  CALL(level, ramp, ramp, is_opaque, count, row);
}

void pixel_ring(
  KernelLevel level, PixelRing ring, const uint32_t *table, uint32_t last, size_t count, uint32_t *row
) {
  CALL(level, ring, ring, table, last, count, row);
}

void pixel_fill(KernelLevel level, uint32_t *row, size_t count, uint32_t pixel) {
  CALL(level, fill, row, count, pixel);
}

void pixel_over_color(KernelLevel level, uint32_t *row, size_t count, uint32_t color, uint8_t coverage) {
  CALL(level, over_color, row, count, color, coverage);
}

void pixel_over_color_covered(
  KernelLevel level, uint32_t *row, const uint8_t *coverages, size_t count, uint32_t color
) {
  CALL(level, over_color_covered, row, coverages, count, color);
}

void pixel_over_color_rows(
  KernelLevel level, uint32_t *pixels, size_t row_pixels, size_t rows, size_t count, uint32_t color,
  uint8_t coverage
) {
  bool is_opaque = coverage == 255 && color >> 24 == 255;
  for (size_t y = 0; y < rows; y++, pixels += row_pixels) {
    if (is_opaque) {
      CALL(level, fill, pixels, count, color);
    } else {
      CALL(level, over_color, pixels, count, color, coverage);
    }
  }
}

void pixel_over_color_covered_rows(
  KernelLevel level, uint32_t *pixels, size_t row_pixels, size_t rows, const uint8_t *coverages,
  size_t count, uint32_t color
) {
  CALL(level, over_color_covered_rows, pixels, row_pixels, rows, coverages, count, color);
}

void pixel_over_pixels(
  KernelLevel level, uint32_t *row, const uint32_t *source, size_t count, uint8_t coverage
) {
  CALL(level, over_pixels, row, source, count, coverage);
}

void pixel_over_pixels_covered(
  KernelLevel level, uint32_t *row, const uint32_t *source, const uint8_t *coverages, size_t count
) {
  CALL(level, over_pixels_covered, row, source, coverages, count);
}
