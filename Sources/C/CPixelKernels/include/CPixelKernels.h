#ifndef C_PIXEL_KERNELS_H
#define C_PIXEL_KERNELS_H

#include "CKernelLevel.h"

#include <stddef.h>
#include <stdint.h>

// Inner loops of the rasterizer that benefit from instructions beyond the baseline.
//
// Each is written once, with the compiler's vector types, and compiled for every level: only integers and
// correctly rounded operations, so that all levels give the same bits. Pixels are premultiplied, red in the
// lowest byte and alpha in the highest.

/// Mixes two neighbouring pixels of a row for every column: 16 bits for each channel, in 1/256.
///
/// - columns: the left one of the two pixels; the one after it must be in the row.
/// - shares: that of the right pixel in 1/65536, four times for each column.
void pixel_mix_columns(
  KernelLevel level, const uint32_t *row, const int32_t *columns, const uint64_t *shares, size_t count,
  uint16_t *mixed);

/// Mixes two rows that `pixel_mix_columns` has made.
///
/// - share: that of the lower row in 1/65536.
void pixel_mix_rows(
  KernelLevel level, const uint16_t *upper, const uint16_t *lower, uint16_t share, size_t count,
  uint32_t *row);

/// A picture at least two pixels wide, its rows following each other.
typedef struct {
  const uint32_t *pixels;
  int64_t width;
  int64_t height;
} PixelPicture;

/// A position in a picture in 1/2²⁴ of its pixels, whose centres are integers, and the step to the next one.
typedef struct {
  int64_t x;
  int64_t y;
  int64_t step_x;
  int64_t step_y;
} PixelWalk;

/// Mixes the four pixels around every position of a walk; beyond its edges a picture continues with its edge
/// pixels.
void pixel_sample(KernelLevel level, PixelPicture picture, PixelWalk walk, size_t count, uint32_t *row);

/// Averages two by two pixels: `count` pixels from twice as many of each row.
void pixel_halve(
  KernelLevel level, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t *row);

/// The bits that all pixels have in common.
uint32_t pixel_common_bits(KernelLevel level, const uint32_t *pixels, size_t count);

/// Draws a colour over pixels, covered in 1/255 by a mask.
///
/// - row_pixels, mask_bytes: from one row to the next.
void pixel_cover(
  KernelLevel level, uint32_t *pixels, size_t row_pixels, const uint8_t *mask, size_t mask_bytes,
  size_t width, size_t height, uint32_t color);

/// Weighted sums of the bytes of rows, which must stay below 65536.
///
/// - stride: bytes from one row to the next.
void pixel_weigh_rows(
  KernelLevel level, const uint8_t *bytes, size_t stride, const uint16_t *weights, size_t rows, size_t count,
  uint16_t *sums);

/// Mixes four rows of numbers in 1/256 that follow each other with weights in 1/65536 to bytes.
///
/// - stride: numbers from one row to the next.
void pixel_mix_four_rows(
  KernelLevel level, const uint16_t *numbers, size_t stride, const uint16_t *weights, size_t count,
  uint8_t *bytes);

/// Channels that change evenly along a row, in 1/2²⁴ of 1/255 from 0 up: red, green, blue, alpha.
typedef struct {
  uint32_t first[4];
  uint32_t step[4];
} PixelRamp;

/// Writes the pixels of a ramp.
///
/// - is_opaque: whether the alpha is 255 throughout.
void pixel_ramp(KernelLevel level, PixelRamp ramp, int is_opaque, size_t count, uint32_t *row);

/// The distance of a row's pixels from a point: that at a column is (x + column·step_x, y + column·step_y)
/// away.
typedef struct {
  float x;
  float y;
  float step_x;
  float step_y;
  /// The table's entry for a distance is offset + distance·scale.
  float scale;
  float offset;
  /// The first column.
  int32_t first;
} PixelRing;

/// Writes the colours for distances from a table.
///
/// - last: the table's last entry, below 2²².
void pixel_ring(
  KernelLevel level, PixelRing ring, const uint32_t *table, uint32_t last, size_t count, uint32_t *row);

/// Sets pixels.
void pixel_fill(KernelLevel level, uint32_t *row, size_t count, uint32_t pixel);

/// Draws one colour over pixels with the same coverage.
///
/// - coverage: 0 to 255.
void pixel_over_color(KernelLevel level, uint32_t *row, size_t count, uint32_t color, uint8_t coverage);

/// Draws one colour over pixels, each with its own coverage.
void pixel_over_color_covered(
  KernelLevel level, uint32_t *row, const uint8_t *coverages, size_t count, uint32_t color);

/// Draws one colour over pixels of several rows with the same coverage.
///
/// - row_pixels: from one row to the next.
void pixel_over_color_rows(
  KernelLevel level, uint32_t *pixels, size_t row_pixels, size_t rows, size_t count, uint32_t color,
  uint8_t coverage);

/// Draws one colour over pixels of several rows, each pixel of a row with its own coverage.
///
/// - row_pixels: from one row to the next.
void pixel_over_color_covered_rows(
  KernelLevel level, uint32_t *pixels, size_t row_pixels, size_t rows, const uint8_t *coverages,
  size_t count, uint32_t color);

/// Draws pixels over as many others, with the same coverage.
void pixel_over_pixels(
  KernelLevel level, uint32_t *row, const uint32_t *source, size_t count, uint8_t coverage);

/// Draws pixels over as many others, each with its own coverage.
void pixel_over_pixels_covered(
  KernelLevel level, uint32_t *row, const uint32_t *source, const uint8_t *coverages, size_t count);

// MARK: Coverage

/// Fractional bits of an edge's coordinates.
#define COVERAGE_BITS 10

/// A straight edge in the direction in which the path runs, in 1/1024 of a pixel.
typedef struct {
  int32_t x0;
  int32_t y0;
  int32_t x1;
  int32_t y1;
} CoverageEdge;

/// The smallest and the largest coordinates of some edges.
typedef struct {
  int32_t min_x;
  int32_t min_y;
  int32_t max_x;
  int32_t max_y;
} CoverageExtent;

/// A curve as lines from corner to corner, in 1/1024 of a pixel: x and y.
typedef struct {
  double start[2];
  double end[2];
  /// The first corner after the start; then its increment, and the first and second differences of that.
  double place[2];
  double first[2];
  double second[2];
  double third[2];
  /// The number of lines.
  size_t count;
} CoverageChords;

/// Writes the edges of a curve; coordinates must stay below 2^31.
///
/// - edges: room for `count` of them.
/// - extent: set to what the corners reach.
/// - returns: the number of edges.
size_t coverage_chords(CoverageChords chords, CoverageEdge *edges, CoverageExtent *extent);

/// The rows that remain after equal ones are merged.
typedef struct {
  /// For each row that remains, the row that it was, and how many rows there were; one more than rows.
  int32_t *first;
  /// For each row, and for the end, where it is now; one more than rows.
  int32_t *moved;
  /// Room for one more than rows.
  uint8_t *changes;
} CoverageRows;

/// Merges rows that are crossed by the same vertical edges only, and moves the edges accordingly.
///
/// - min_y: the first row.
/// - fewest: the minimum number of equal rows to merge.
/// - returns: the remaining number of rows.
size_t coverage_squeeze(
  CoverageEdge *edges, size_t count, int64_t min_y, size_t height, size_t fewest, CoverageRows *rows);

/// Consecutive pieces of edges in one cell (pixel), each beginning where the previous one ends.
typedef struct {
  /// Twice the area on the left of the pieces; those that run down count positive.
  int64_t doubled_area;
  /// The points where it begins and ends, and the directions of all its pieces.
  uint64_t points;
  uint64_t ways;
  /// The index of the first piece. The pieces of a run are contiguous, as are those of consecutive runs.
  int32_t first;
  /// The run added before this one in the same cell, 0 if there is none.
  int32_t earlier;
} CoverageRun;

/// Cells in rows, and the pieces of edges sorted into them.
typedef struct {
  /// For each cell the run of pieces added last, 0 if there is none.
  int32_t *heads;
  /// For each row, which cells have pieces.
  uint64_t *passed;
  /// For each row the heights of edges left of the first cell, in 1/1024 of a pixel, downwards positive.
  int32_t *left;
  /// The pieces, from 1 up to `capacity`.
  uint64_t *pieces;
  /// Their runs, from 1 up to one more than `capacity`.
  CoverageRun *runs;
  int64_t capacity;
  /// The number of cells in a row, and of words that mark which of them have pieces.
  int64_t stride;
  int64_t words;
  /// A bit for each cell that is completely covered, whatever its pieces, row by row; null if there are none.
  const uint64_t *covered;
  /// The top left corner of the cells, in 1/1024 of a pixel.
  int64_t origin_x;
  int64_t origin_y;
  int64_t rows;
} CoverageCells;

/// How winding numbers become coverage.
typedef struct {
  /// Whether odd numbers are inside; otherwise all except zero.
  int is_even_odd;
  /// Whether pixels are covered completely or not at all.
  int is_aliased;
} CoverageRule;

/// Neighbouring pixels of a row, from `min_x` up to `max_x`.
typedef struct {
  int32_t min_x;
  int32_t max_x;
  /// The coverage of all of them, 0 to 255; below 0 if each has its own.
  int32_t coverage;
} CoverageSpan;

/// Cuts edges into pieces, one for each cell that they cross, and adds them to their cells.
///
/// - order: the indices of the edges; null takes them in order.
/// - first, count: the first that is added, and where they end.
/// - returns: the index at which there was no more room, or `count`.
size_t coverage_write(
  CoverageCells *cells, const CoverageEdge *edges, const int32_t *order, size_t first, size_t count);

/// Computes the coverage of each pixel of a row, and removes the row's pieces from the cells.
///
/// - coverages: set for spans without a common coverage; as many as a row has cells.
/// - spans: from the left; there must be room for two more than a row has cells.
/// - returns: the number of spans.
size_t coverage_row(
  const CoverageCells *cells, size_t row, CoverageRule rule, uint8_t *coverages, CoverageSpan *spans);

/// How much further down a run ends than it begins, in 1/1024 of a pixel.
int64_t coverage_run_height(CoverageRun run);

/// Coverage, 0 to 255, for twice an area (or integral of the winding number) in squares of 1/1024 pixel.
uint8_t coverage_of_area(int64_t doubled_area, CoverageRule rule);

/// Makes the processor fetch pixels that are going to be changed. Rows of a picture are so far apart that it
/// does not predict the next one itself.
static inline void pixel_fetch(const uint32_t *row, size_t count) {
  // A cache line contains sixteen pixels. The processor predicts later ones itself.
  size_t end = count < 256 ? count : 256;
  for (size_t x = 0; x < end; x += 16) __builtin_prefetch(row + x, 1);
  if (end > 0) __builtin_prefetch(row + end - 1, 1);
}

#endif
