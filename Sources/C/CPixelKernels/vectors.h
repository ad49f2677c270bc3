#ifndef PIXEL_VECTORS_H
#define PIXEL_VECTORS_H

#include <stdint.h>
#include <string.h>

#include "CPixelKernels.h"

// The compiler's vector types: at the baseline it splits those of 32 bytes in two.

typedef uint8_t Bytes8 __attribute__((vector_size(8)));
typedef uint8_t Bytes16 __attribute__((vector_size(16)));
typedef uint16_t Words8 __attribute__((vector_size(16)));
typedef uint16_t Words16 __attribute__((vector_size(32)));
typedef uint32_t Longs4 __attribute__((vector_size(16)));
typedef uint32_t Longs8 __attribute__((vector_size(32)));
typedef uint32_t Longs16 __attribute__((vector_size(64)));
typedef float Floats8 __attribute__((vector_size(32)));
typedef uint64_t Quads2 __attribute__((vector_size(16)));
typedef uint64_t Quads4 __attribute__((vector_size(32)));

// Macros rather than functions where vectors are returned: the calling convention would depend on the level.

/// Two neighbours mixed, of which `share` (in 1/65536) is the second's; the two cut off products lose less than 3.
#define MIXED(first, second, share) (HIGH_PRODUCT(first, 65535 - (share)) + HIGH_PRODUCT(second, share))

/// Four pixels' bytes in the upper halves of 16 lanes.
#define RAISED(pixels) (__builtin_convertvector((Bytes16)(pixels), Words16) << 8)

/// Lanes in 1/256 as bytes, rounded to the nearest except for the loss of mixing twice.
#define LOWERED(lanes) __builtin_convertvector(((lanes) + 131) >> 8, Bytes16)

/// What every level has.
#define KERNELS(level) \
  void mix_columns_##level( \
    const uint32_t *row, const int32_t *columns, const uint64_t *shares, size_t count, uint16_t *mixed); \
  void mix_rows_##level( \
    const uint16_t *upper, const uint16_t *lower, uint16_t share, size_t count, uint32_t *row); \
  void sample_##level(PixelPicture picture, PixelWalk walk, size_t count, uint32_t *row); \
  void halve_##level(const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t *row); \
  uint32_t common_bits_##level(const uint32_t *pixels, size_t count); \
  void cover_##level( \
    uint32_t *pixels, size_t row_pixels, const uint8_t *mask, size_t mask_bytes, size_t width, size_t height, \
    uint32_t color); \
  void weigh_rows_##level( \
    const uint8_t *bytes, size_t stride, const uint16_t *weights, size_t rows, size_t count, uint16_t *sums); \
  void mix_four_rows_##level( \
    const uint16_t *numbers, size_t stride, const uint16_t *weights, size_t count, uint8_t *bytes); \
  void ramp_##level(PixelRamp ramp, int is_opaque, size_t count, uint32_t *row); \
  void ring_##level(PixelRing ring, const uint32_t *table, uint32_t last, size_t count, uint32_t *row); \
  void fill_##level(uint32_t *row, size_t count, uint32_t pixel); \
  void over_color_##level(uint32_t *row, size_t count, uint32_t color, uint8_t coverage); \
  void over_color_covered_##level(uint32_t *row, const uint8_t *coverages, size_t count, uint32_t color); \
  void over_color_covered_rows_##level( \
    uint32_t *pixels, size_t row_pixels, size_t rows, const uint8_t *coverages, size_t count, uint32_t color); \
  void over_pixels_##level(uint32_t *row, const uint32_t *source, size_t count, uint8_t coverage); \
  void over_pixels_covered_##level( \
    uint32_t *row, const uint32_t *source, const uint8_t *coverages, size_t count);

KERNELS(baseline)
KERNELS(avx2)

#endif
