/// Source-over on runs of premultiplied pixels, several at a time, and the colours of round gradients.
///
/// A pixel is 32 bits, red in the lowest byte and alpha in the highest. Every function is compiled once for what all
/// processors of an architecture have and once more for wider vectors; the widest that the processor has is taken
/// when the program starts. All of them give the same bits: they use integers and exactly rounded floating point
/// only, and what becomes of a pixel depends on neither its neighbours nor its place in the run.
#ifndef C_PIXEL_KERNELS_H
#define C_PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Distances from a point along a row of pixels, as places in a table of colours.
typedef struct {
  /// From the point to the middle of column 0, and from one column's middle to the next's.
  float x, y, stepX, stepY;
  /// The place in the table is `offset + scale * distance`, rounded to the nearest, between 0 and `last`.
  float scale, offset, last;
  const uint32_t *table;
} PixelRadialRow;

/// Colours that change evenly along a row of pixels: red, green, blue and alpha in 1/2^24, the first pixel's and what
/// is added from one pixel to the next.
typedef struct {
  uint32_t first[4], step[4];
} PixelLinearRow;

/// The functions for one kind of processor.
typedef struct {
  /// One colour over `count` pixels, each covered alike (0 to 255).
  void (*overColor)(uint32_t *row, size_t count, uint32_t color, uint8_t coverage);
  /// One colour over `count` pixels, each by its own coverage.
  void (*overColorCovered)(uint32_t *row, const uint8_t *coverages, size_t count, uint32_t color);
  /// `count` pixels over as many others, each covered alike.
  void (*overPixels)(uint32_t *row, const uint32_t *source, size_t count, uint8_t coverage);
  /// `count` pixels over as many others, each by its own coverage.
  void (*overPixelsCovered)(uint32_t *row, const uint32_t *source, const uint8_t *coverages, size_t count);
  /// Sets `count` pixels to colours that change evenly, none above its alpha.
  void (*linearRow)(uint32_t *row, size_t count, const PixelLinearRow *gradient);
  /// Sets `count` pixels from column `column` on to the table's colours.
  void (*radialRow)(uint32_t *row, size_t count, int32_t column, const PixelRadialRow *gradient);
} PixelKernels;

/// What processors have.
typedef enum {
  /// What all processors of the architecture have.
  PixelKernelsBaseline = 0,
  /// x86-64 with AVX2.
  PixelKernelsAVX2 = 1,
} PixelKernelsLevel;

/// Has the processor fetch `count` pixels that are going to be changed. Rows of a picture lie so far apart that it
/// does not foresee the next one itself.
static inline void fetchPixels(const uint32_t *row, size_t count) {
  // A cache's line holds sixteen pixels. What follows many of them the processor foresees.
  size_t end = count < 256 ? count : 256;
  for (size_t x = 0; x < end; x += 16) __builtin_prefetch(row + x, 1);
  if (end > 0) __builtin_prefetch(row + end - 1, 1);
}

/// The functions for the processor that the program runs on.
const PixelKernels *pixelKernels(void);

/// The functions for a level, or null where the processor does not have it.
const PixelKernels *_Nullable pixelKernelsAt(PixelKernelsLevel level);

#pragma clang assume_nonnull end

#endif
