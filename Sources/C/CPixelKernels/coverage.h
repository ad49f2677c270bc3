#pragma once

// What the parts of coverage share. They run one after the other: edges (coverage_edges.c) are sorted into
// the cells that they cross (coverage_cells.c), and rows of cells become rows of coverage (coverage_rows.c),
// for which some cells need the area between lines that meet (coverage_areas.c).

#include "CPixelKernels.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// Products and sums are rounded one after the other on every processor.
#pragma clang fp contract(off)

#define BITS COVERAGE_BITS
#define ONE ((int64_t)1 << BITS)
#define INLINE static inline __attribute__((always_inline))

/// The nearest whole number of a value far below 2^51, ties to even.
INLINE int64_t rounded(double value) {
  // Adding 1.5 * 2^52 leaves the whole number in the low bits.
  const double magic = 6755399441055744.0;
  double sum = value + magic;
  int64_t bits, base;
  memcpy(&bits, &sum, 8);
  memcpy(&base, &magic, 8);
  return bits - base;
}

INLINE int64_t lesser(int64_t a, int64_t b) { return a < b ? a : b; }
INLINE int64_t greater(int64_t a, int64_t b) { return a > b ? a : b; }

// MARK: Pieces

// A piece is the part of an edge that lies in one cell, in the direction in which the path runs: the coordinates of
// its start and its end from the cell's top left corner, each from 0 to 1024, in 16 bits: x0, y0, x1, y1 from the
// lowest. Bits above them tell whether the edge comes in from the cell on the left, and whether it leaves to it.
#define ENTERS ((uint64_t)1 << 15)
#define EXITS ((uint64_t)1 << 47)

#define START_X(points) ((int64_t)((points) & 0x7FF))
#define START_Y(points) ((int64_t)((points) >> 16 & 0x7FF))
#define END_X(points) ((int64_t)((points) >> 32 & 0x7FF))
#define END_Y(points) ((int64_t)((points) >> 48))

/// How much further a piece extends in each direction, and back, from 2048 up: the bit is set if it does not
/// run in the opposite direction.
INLINE uint64_t ways_of(uint64_t points) {
  return (points << 32 | points >> 32) + 0x0800080008000800 - points;
}

/// Whether consecutive pieces, which share the given directions, cannot cross: if they run only up or only
/// down, or only left or only right.
INLINE bool is_simple(uint64_t ways) { return ((ways | ways >> 32) & 0x08000800) != 0; }

INLINE int64_t height_of(const CoverageRun *run) { return END_Y(run->points) - START_Y(run->points); }

/// Twice the area that is inside a cell, for any lines (coverage_areas.c).
///
/// - left: the heights of all edges left of the pixel in its row, those that run down counted positive: what tells
///   the winding number at the pixel's left side.
int64_t coverage_doubled_area_inside(const CoverageCells *cells, int64_t head, int64_t left, bool is_even_odd);
