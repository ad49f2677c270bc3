#ifndef ROW_UNDOING_H
#define ROW_UNDOING_H

#include <stddef.h>
#include <stdint.h>

#include "RowFilter.h"

// Undoing the filters of PNG rows with 8 bits per sample, RGB or RGBA (PNG specification, 9.2).
//
// Rows are as a file stores them, without their filter byte, and become RGBA words, red in the lowest byte;
// RGB becomes opaque. Up to 8 bytes after a stored row are read, and ignored.

/// The maximum number of rows that `row_filter_undo_group` takes, at any level.
enum { RowFilterLargestGroup = 8 };

/// The number of rows that `row_filter_undo_group` takes at a level.
size_t row_filter_group_size(KernelLevel level);

/// Undoes the filter of one row.
///
/// - row: `width` packed pixels of 3 or 4 bytes.
/// - above: the finished row above, or zeros for the first row.
/// - words: the finished row. It may lie before `row` in memory, and reach as far as its beginning.
void row_filter_undo(
  KernelLevel level, int filter, const uint8_t *row, size_t pixel_bytes, const uint32_t *above, uint32_t *words,
  size_t width);

/// Undoes the filters of a group of rows together.
///
/// With the average and Paeth filters each pixel waits for the one to its left, so that a row alone leaves most of a
/// processor idle. The next row can follow a little behind, since it refers to nothing further right than the pixel
/// above.
///
/// - filters: one for each row.
/// - rows: the first row; they follow each other at a distance of `stride` bytes.
/// - above: the finished row above the first, or zeros.
/// - words: the finished rows, one after the other. They may lie before `rows` in memory; the last may reach as far as
///   the beginning of the first packed row.
void row_filter_undo_group(
  KernelLevel level, const uint8_t *filters, const uint8_t *rows, size_t stride, size_t pixel_bytes,
  const uint32_t *above, uint32_t *words, size_t width);

#endif
