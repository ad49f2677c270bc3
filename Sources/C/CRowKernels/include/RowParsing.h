#ifndef ROW_PARSING_H
#define ROW_PARSING_H

#include <stddef.h>
#include <stdint.h>

#include "RowFilter.h"

// The cheapest encoding of a row of pixels as deflate's literals and matches, for rows that are dense with
// detail.
//
// Costs are in any unit. A node contains the cost of a row up to a position, in the upper half, and in the
// lower half the step that led there: in its second bit whether it is a match; the number of pixels in 15
// bits; and the distance in bytes, minus one, in 15 bits.

/// The costs of symbols.
typedef struct {
  /// The 256 literals.
  const uint32_t *literals;
  /// Matches of so many pixels, up to the width, from the row above or from anywhere: the cost of the length in the
  /// upper half, four times the number of pixels in the lower.
  const uint64_t *lengths;
  /// The same of the pixel to the left, whose distance is cheaper where a match has several parts.
  const uint64_t *left_lengths;
  /// The 30 symbols of distances, with their extra bits.
  const uint32_t *distances;
} RowCosts;

/// The number of slots for positions where two pixels were seen, and where one was.
enum { ROW_PAIR_PLACES = 1 << 12, ROW_SINGLE_PLACES = 1 << 10 };

/// A position from which no pixel can be repeated.
static const uint64_t ROW_NEVER_SEEN = 0x80000000;

/// A picture whose rows are processed from top to bottom, and the positions where its pixels were seen.
typedef struct {
  /// The pixels, a row's right behind those of the row above; of rows that are not gone through nothing is read.
  const uint32_t *words;
  /// At most 32,767.
  uint32_t width;
  /// From 1 to 4.
  uint32_t bytes_per_pixel;
  /// The last position of two pixels, by their hash: in the upper half the index of the first, and in the
  /// lower its offset among the stored bytes. `ROW_NEVER_SEEN` at first. `ROW_PAIR_PLACES` of them.
  uint64_t *pairs;
  /// By a hash of a pixel: in the upper half the pixel last seen, and in the lower its position, likewise.
  /// `ROW_SINGLE_PLACES` of them.
  uint64_t *singles;
  /// Room for bits of each pixel: `row_parsing_bits(width)` words.
  uint64_t *bits;
} RowParser;

/// How the previous row ends, and how this one begins.
typedef struct {
  /// The row's filter byte.
  uint8_t filter;
  /// Whether a match of the row above may begin with the filter byte; and whether one is pending.
  _Bool repeats_filter, goes_on_above;
  /// Whether the filter byte and the pixel before it are zeros; and whether matches of them are pending.
  _Bool follows_zeros, goes_on_left;
} RowBeginning;

/// The number of words of bits for a row.
size_t row_parsing_bits(size_t width);

/// Finds the cheapest encoding of row `y`, whose pixels are at `row`.
///
/// - above: the row above, or NULL if it cannot be repeated.
/// - nodes: for each position of the row and its end the least cost and the step that leads there. Not all
///   are processed: within a match only those where another is likely to replace it. Positions to which no
///   step leads have an unreachable cost.
void row_parse(
  const RowParser *parser, const RowCosts *costs, RowBeginning beginning, const uint32_t *row,
  const uint32_t *above, uint32_t y, uint64_t *nodes);

#endif
