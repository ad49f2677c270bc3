#ifndef ROW_PARSING_H
#define ROW_PARSING_H

#include <stddef.h>
#include <stdint.h>

#include "RowFilter.h"

// The cheapest way through a row of pixels as deflate's literals and matches, for rows that are dense with detail.
//
// Costs are in any unit. A node is what a row takes up to a place, in the upper half, and in the lower half the step that
// led there: in its second bit whether it is a match; the number of pixels in 15 bits; and the distance in bytes, less
// one, in 15 bits.

/// What symbols take.
typedef struct {
  /// The 256 literals.
  const uint32_t *literals;
  /// Matches of so many pixels, up to the width, from the row above or from anywhere: the cost of the length in the
  /// upper half, four times the number of pixels in the lower.
  const uint64_t *lengths;
  /// The same of the pixel to the left, whose distance is cheaper where a match has several parts.
  const uint64_t *left_lengths;
  /// The 30 symbols of distances, with the bits that follow them.
  const uint32_t *distances;
} RowCosts;

/// How many places are kept where two pixels were seen, and where one was.
enum { ROW_PAIR_PLACES = 1 << 12, ROW_SINGLE_PLACES = 1 << 10 };

/// A place from which no pixel can be repeated.
static const uint64_t ROW_NEVER_SEEN = 0x80000000;

/// A picture whose rows are gone through from top to bottom, and the places where its pixels were seen.
typedef struct {
  /// The pixels, a row's right behind those of the row above; of rows that are not gone through nothing is read.
  const uint32_t *words;
  /// At most 32,767.
  uint32_t width;
  /// From 1 to 4.
  uint32_t bytes_per_pixel;
  /// By a hash of two pixels, where they were seen last: in the upper half the number of the first, and in the lower its place
  /// among the bytes that are stored. `ROW_NEVER_SEEN` at first. `ROW_PAIR_PLACES` of them.
  uint64_t *pairs;
  /// By a hash of a pixel: in the upper half the pixel seen last, and in the lower its place, likewise. `ROW_SINGLE_PLACES` of them.
  uint64_t *singles;
  /// Room for bits of each pixel: `row_parsing_bits(width)` words.
  uint64_t *bits;
} RowParser;

/// How the row before ends, and how this one begins.
typedef struct {
  /// The row's filter byte.
  uint8_t filter;
  /// Whether a match of the row above may begin with the filter byte; and whether one is under way.
  _Bool repeats_filter, goes_on_above;
  /// Whether the filter byte and the pixel before it are zeros; and whether matches of them are under way.
  _Bool follows_zeros, goes_on_left;
} RowBeginning;

/// How many words of bits a row takes.
size_t row_parsing_bits(size_t width);

/// Finds the cheapest way through row `y`, whose pixels are at `row`.
///
/// - above: the row above, or NULL if it cannot be repeated.
/// - nodes: for each place of the row and its end the least cost and the step that leads there. Not all are looked at: within
///   a match only those where another is likely to take over. What none leads to has a cost that nothing reaches.
void row_parse(
  const RowParser *parser, const RowCosts *costs, RowBeginning beginning, const uint32_t *row,
  const uint32_t *above, uint32_t y, uint64_t *nodes);

#endif
