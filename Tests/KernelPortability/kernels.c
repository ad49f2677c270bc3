// Runs every C kernel on the same random input and prints a hash of what each one wrote.
//
// Compiled for one processor and for another, the hashes have to be the same: this is how kernels are compared with
// those of processors that the tests cannot run on. See scripts/compare-kernels.sh.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPixelKernels.h"
#include "CRowKernels.h"

static uint64_t state;

/// The next of some evenly distributed numbers (SplitMix64).
static uint64_t next(void) {
  uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static uint64_t below(uint64_t limit) { return next() % limit; }

static uint64_t hash;

/// Adds bytes to the hash (FNV-1a).
static void add(const void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 0x100000001b3;
}

#define WIDTH 203
#define HEIGHT 9

static uint32_t pixels[WIDTH * HEIGHT], source[WIDTH * HEIGHT], other[WIDTH * HEIGHT];
static uint8_t coverages[WIDTH * HEIGHT];
static uint16_t numbers[WIDTH * HEIGHT], weights[64], mixed[WIDTH * 4 + 16];

/// A premultiplied pixel: opaque, empty and in between about equally often.
static uint32_t pixel(void) {
  uint32_t alpha = below(3) == 0 ? 255 : below(3) == 0 ? 0 : (uint32_t)below(256), word = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) word |= (uint32_t)below(alpha + 1) << shift;
  return word;
}

static void refill(void) {
  for (size_t i = 0; i < WIDTH * HEIGHT; i++) {
    pixels[i] = pixel();
    source[i] = pixel();
    other[i] = below(4) ? source[i] : pixel();
    coverages[i] = below(3) == 0 ? 255 : below(3) == 0 ? 0 : (uint8_t)next();
    numbers[i] = (uint16_t)below(65281);
  }
}

static void spans(KernelLevel level) {
  for (int round = 0; round < 2000; round++) {
    refill();
    size_t count = below(WIDTH + 1), rows = 1 + below(HEIGHT);
    uint32_t color = pixel();
    uint8_t coverage = (uint8_t)next();
    switch (round % 9) {
    case 0: pixel_fill(level, pixels, count, color); break;
    case 1: pixel_over_color(level, pixels, count, color, coverage); break;
    case 2: pixel_over_color_covered(level, pixels, coverages, count, color); break;
    case 3: pixel_over_color_rows(level, pixels, WIDTH, rows, count, color, coverage); break;
    case 4: pixel_over_color_covered_rows(level, pixels, WIDTH, rows, coverages, count, color); break;
    case 5: pixel_over_pixels(level, pixels, source, count, coverage); break;
    case 6: pixel_over_pixels_covered(level, pixels, source, coverages, count); break;
    case 7: {
      // Masks are read as far as whole vectors reach.
      size_t width = count & ~(size_t)15;
      pixel_cover(level, pixels, WIDTH, coverages, WIDTH, width, rows, color);
      break;
    }
    default: {
      uint32_t bits = pixel_common_bits(level, source, count);
      add(&bits, sizeof bits);
    }
    }
    add(pixels, sizeof pixels);
  }
}

static void images(KernelLevel level) {
  for (int round = 0; round < 2000; round++) {
    refill();
    size_t count = below(WIDTH / 2 + 1);
    switch (round % 7) {
    case 0: {
      int32_t columns[WIDTH];
      uint64_t shares[WIDTH];
      for (size_t i = 0; i < count; i++) {
        columns[i] = (int32_t)below(WIDTH - 1);
        shares[i] = below(65536) * 0x0001000100010001;
      }
      pixel_mix_columns(level, source, columns, shares, count, mixed);
      add(mixed, count * 8);
      break;
    }
    case 1:
      pixel_mix_rows(level, numbers, numbers + WIDTH * 4, (uint16_t)below(65536), count, pixels);
      break;
    case 2: {
      PixelPicture picture = {source, WIDTH, HEIGHT};
      PixelWalk walk = {
        (int64_t)below((uint64_t)WIDTH << 24), (int64_t)below((uint64_t)HEIGHT << 24),
        (int64_t)below(1 << 26) - (1 << 25), (int64_t)below(1 << 22) - (1 << 21)};
      pixel_sample(level, picture, walk, count, pixels);
      break;
    }
    case 3: pixel_halve(level, source, source + WIDTH, count, pixels); break;
    case 4: {
      size_t rows = 1 + below(8), bytes = count * 4;
      for (size_t i = 0; i < rows; i++) weights[i] = (uint16_t)below(257 / rows);
      pixel_weigh_rows(level, (const uint8_t *)source, WIDTH * 4, weights, rows, bytes < 300 ? bytes : 300, mixed);
      add(mixed, (bytes < 300 ? bytes : 300) * 2);
      break;
    }
    case 5: {
      uint16_t left = 65535;
      for (int i = 0; i < 4; i++) left -= weights[i] = (uint16_t)below(left / 2);
      pixel_mix_four_rows(level, numbers, WIDTH, weights, count, (uint8_t *)pixels);
      break;
    }
    default: {
      PixelRamp ramp;
      for (int i = 0; i < 4; i++) {
        uint32_t end = (uint32_t)below((uint64_t)256 << 24);
        ramp.first[i] = (uint32_t)below((uint64_t)255 << 24);
        ramp.step[i] = (uint32_t)(((int64_t)end - ramp.first[i]) / WIDTH);
      }
      pixel_ramp(level, ramp, (int)below(2), count, pixels);
      PixelRing ring = {
        (float)below(1000) / 7, (float)below(1000) / 9, (float)below(100) / 50, (float)below(100) / 77, 0.5f, 0.5f,
        (int32_t)below(100)};
      pixel_ring(level, ring, source, WIDTH - 1, count, pixels + WIDTH);
    }
    }
    add(pixels, sizeof pixels);
  }
}

/// Edges of random polygons, and the coverage of their rows.
static void coverage(void) {
  enum { STRIDE = 64, ROWS = 16, CAPACITY = 6000, WORDS = 2 };
  static int32_t heads[STRIDE * ROWS], left[ROWS];
  static uint64_t passed[WORDS * ROWS], pieces[CAPACITY + 1];
  static CoverageRun runs[CAPACITY + 2];
  for (int round = 0; round < 3000; round++) {
    memset(heads, 0, sizeof heads);
    memset(left, 0, sizeof left);
    memset(passed, 0, sizeof passed);
    memset(runs, 0, sizeof runs);
    CoverageCells cells = {heads, passed, left, pieces, runs, CAPACITY, STRIDE, WORDS, NULL, 0, 0, ROWS};
    CoverageEdge edges[16];
    int corners = 3 + (int)below(12);
    int32_t firstX = (int32_t)below(STRIDE << COVERAGE_BITS), firstY = (int32_t)below(ROWS << COVERAGE_BITS);
    int32_t x = firstX, y = firstY;
    for (int i = 0; i < corners; i++) {
      int32_t toX = (int32_t)below(STRIDE << COVERAGE_BITS), toY = (int32_t)below(ROWS << COVERAGE_BITS);
      if (below(4) == 0) toX = x;
      if (i == corners - 1) toX = firstX, toY = firstY;
      edges[i] = (CoverageEdge){x, y, toX, toY};
      x = toX;
      y = toY;
    }
    size_t written = coverage_write(&cells, edges, NULL, 0, (size_t)corners);
    add(&written, sizeof written);
    for (size_t row = 0; row < ROWS; row++) {
      uint8_t row_coverages[STRIDE] = {0};
      CoverageSpan row_spans[STRIDE + 2];
      CoverageRule rule = {round & 1, round % 5 == 0};
      size_t count = coverage_row(&cells, row, rule, row_coverages, row_spans);
      add(row_spans, count * sizeof *row_spans);
      for (size_t i = 0; i < count; i++) {
        if (row_spans[i].coverage < 0) {
          add(row_coverages + row_spans[i].min_x, (size_t)(row_spans[i].max_x - row_spans[i].min_x));
        }
      }
    }
    CoverageChords chords = {{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, 1 + below(15)};
    for (int i = 0; i < 2; i++) {
      chords.start[i] = chords.place[i] = (double)below(1 << 20) / 16;
      chords.end[i] = (double)below(1 << 20) / 16;
      chords.first[i] = ((double)below(1 << 16) - (1 << 15)) / 32;
      chords.second[i] = ((double)below(1 << 12) - (1 << 11)) / 32;
      chords.third[i] = ((double)below(1 << 8) - (1 << 7)) / 32;
    }
    CoverageExtent extent;
    size_t made = coverage_chords(chords, edges, &extent);
    add(edges, made * sizeof *edges);
    add(&extent, sizeof extent);
  }
}

static void rows(KernelLevel level) {
  static uint8_t packed[(WIDTH * 4 + 8) * RowFilterLargestGroup + 64];
  static uint32_t words[WIDTH * RowFilterLargestGroup + 16], zeros[WIDTH + 16];
  for (int round = 0; round < 1000; round++) {
    refill();
    for (size_t i = 0; i < sizeof packed; i++) packed[i] = below(2) ? (uint8_t)below(4) : (uint8_t)next();
    size_t width = 1 + below(WIDTH - 1), bytes = 3 + below(2);
    row_filter_undo(level, (int)below(5), packed, bytes, round & 1 ? zeros : source, words, width);
    add(words, width * 4);
    uint8_t filters[RowFilterLargestGroup];
    // Groups are as large as a level likes; each row by itself gives the same.
    for (int i = 0; i < RowFilterLargestGroup; i++) filters[i] = (uint8_t)below(5);
    size_t group = row_filter_group_size(level), stride = width * bytes + 1;
    for (size_t done = 0; done < RowFilterLargestGroup; done += group) {
      row_filter_undo_group(
        level, filters + done, packed + stride * done, stride, bytes, done ? words + width * (done - 1) : source,
        words + width * done, width);
    }
    add(words, width * RowFilterLargestGroup * 4);

    size_t end = row_run_end(source, other, below(width), width);
    RowByteSums sums = row_byte_sums(source, width);
    RowTraits traits = row_traits(source, width, (RowTraits){UINT32_MAX, 0});
    add(&end, sizeof end);
    add(&sums, sizeof sums);
    add(&traits, sizeof traits);
    for (int filter = 0; filter < 5; filter++) {
      row_filter((RowFilter)filter, source, other, width, words, 0xff000000);
      size_t bits = row_filtered_bits((RowFilter)filter, source, other, width);
      add(words, width * 4);
      add(&bits, sizeof bits);
    }
  }
}

/// The cheapest ways through the rows of small pictures with some matches.
static void parsing(void) {
  static uint32_t words[WIDTH * HEIGHT + 16], literals[256], distances[30];
  static uint64_t lengths[WIDTH + 1], left_lengths[WIDTH + 1], nodes[WIDTH + 1];
  static uint64_t pairs[ROW_PAIR_PLACES], singles[ROW_SINGLE_PLACES], bits[WIDTH + 64];
  for (int round = 0; round < 300; round++) {
    uint32_t width = 2 + (uint32_t)below(WIDTH - 1);
    uint32_t colors[6];
    for (int i = 0; i < 6; i++) colors[i] = pixel() | 0xff000000;
    for (size_t i = 0; i < width * HEIGHT; i++) {
      words[i] = i >= width && below(3) ? words[i - width] : i > 0 && below(2) ? words[i - 1] : colors[below(6)];
    }
    for (int i = 0; i < 256; i++) literals[i] = 40 + (uint32_t)below(120);
    for (int i = 0; i < 30; i++) distances[i] = 20 + 10 * (uint32_t)i + (uint32_t)below(20);
    for (uint64_t i = 0; i <= width; i++) {
      lengths[i] = (60 + below(80)) << 32 | 4 * i;
      left_lengths[i] = (50 + below(60)) << 32 | 4 * i;
    }
    for (int i = 0; i < ROW_PAIR_PLACES; i++) pairs[i] = ROW_NEVER_SEEN;
    for (int i = 0; i < ROW_SINGLE_PLACES; i++) singles[i] = ROW_NEVER_SEEN;
    RowCosts costs = {literals, lengths, left_lengths, distances};
    RowParser parser = {words, width, 1 + (uint32_t)below(4), pairs, singles, bits};
    if (row_parsing_bits(width) > sizeof bits / sizeof *bits) abort();
    for (uint32_t y = 0; y < HEIGHT; y++) {
      memset(nodes, 0, sizeof nodes);
      RowBeginning beginning = {(uint8_t)below(5), below(2), below(2), below(2), below(2)};
      const uint32_t *row = words + y * width;
      row_parse(&parser, &costs, beginning, row, y > 0 && below(4) ? row - width : NULL, y, nodes);
      add(nodes, (width + 1) * sizeof *nodes);
    }
  }
}

static void begin(void) {
  state = 7;
  hash = 0xcbf29ce484222325;
}

static void end(const char *name) { printf("%s %016llx\n", name, (unsigned long long)hash); }

/// - argv[1]: the level, 0 by default; one that the processor does not have is an error.
int main(int argc, char **argv) {
  int level = argc > 1 ? atoi(argv[1]) : 0;
  if (level > (int)kernel_best_level()) return 3;
  begin(), spans((KernelLevel)level), end("spans");
  begin(), images((KernelLevel)level), end("images");
  begin(), coverage(), end("coverage");
  begin(), rows((KernelLevel)level), end("rows");
  begin(), parsing(), end("parsing");
  return 0;
}
