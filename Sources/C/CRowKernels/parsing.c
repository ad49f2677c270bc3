#include "RowParsing.h"

#include <string.h>

#include "RowPacking.h"

/// A node's cost.
#define COSTS 0xFFFFFFFF00000000u
/// The cost of a row's start, from which savings can be taken.
#define START ((uint64_t)1 << 48)
/// An unreachable cost, to which others can be added; as a beginning it is at the row's first position.
#define UNREACHABLE ((uint64_t)1 << 62)

/// From this number of pixels that repeat the row above, no other match is searched.
#define EVEN 3
/// From this number of pixels equal to the one to the left, a run is worth beginning within a longer match.
#define LONG 64
/// A match begins at most this number of pixels left of where it was found.
#define FARTHEST 64
#define STEP_PIXEL ((uint64_t)4)

/// The highest bits of a hash.
#define PAIR_SHIFT (32 - __builtin_ctz(ROW_PAIR_PLACES))
#define SINGLE_SHIFT (32 - __builtin_ctz(ROW_SINGLE_PLACES))

/// A match without its length.
static inline uint64_t step_from(uint32_t distance) { return (uint64_t)((distance - 1) & 0x7FFF) << 17 | 2; }

/// The symbol of a distance from 1 to 32,768 (RFC 1951, section 3.2.5).
static inline uint32_t distance_symbol(uint32_t distance) {
  uint32_t value = distance - 1;
  if (value < 4) return value;
  uint32_t bits = 30 - (uint32_t)__builtin_clz(value);
  return 2 * (bits + 1) + (value >> bits & 1);
}

/// Bits of sixteen pixels that are equal to those of another row.
static inline uint32_t equal_sixteen(const uint32_t *a, const uint32_t *b) {
#if defined(__x86_64__)
  __m128i parts[4];
  for (int part = 0; part < 4; part++)
    parts[part] = _mm_cmpeq_epi32(
      _mm_loadu_si128((const __m128i *)(a + 4 * part)), _mm_loadu_si128((const __m128i *)(b + 4 * part)));
  __m128i bytes = _mm_packs_epi16(_mm_packs_epi32(parts[0], parts[1]), _mm_packs_epi32(parts[2], parts[3]));
  return (uint32_t)_mm_movemask_epi8(bytes);
#else
  uint32_t bits = 0;
  for (int x = 0; x < 16; x++) bits |= (uint32_t)(a[x] == b[x]) << x;
  return bits;
#endif
}

size_t row_parsing_bits(size_t width) { return 5 * (width / 64 + 2); }

/// Bits of the pixels of a row that are equal to those of another; none behind the row's end.
static inline void equal_bits(const uint32_t *a, const uint32_t *b, size_t count, uint64_t *bits) {
  size_t x = 0;
  for (; x + 64 <= count; x += 64) {
    uint64_t word = 0;
    for (size_t part = 0; part < 64; part += 16) word |= (uint64_t)equal_sixteen(a + x + part, b + x + part) << part;
    bits[x / 64] = word;
  }
  bits[x / 64] = 0;
  bits[x / 64 + 1] = 0;
  size_t last = x / 64;
  for (; x + 16 <= count; x += 16) bits[last] |= (uint64_t)equal_sixteen(a + x, b + x) << (x & 63);
  for (; x < count; x++) bits[last] |= (uint64_t)(a[x] == b[x]) << (x & 63);
}

/// Bits of the positions where so many bits follow each other.
static inline void runs(const uint64_t *bits, size_t words, uint32_t length, uint64_t *runs) {
  for (size_t w = 0; w < words; w++) runs[w] = bits[w];
  runs[words] = 0;
  for (uint32_t have = 1; have < length;) {
    uint32_t step = have < length - have ? have : length - have;
    for (size_t w = 0; w < words; w++) runs[w] &= runs[w] >> step | runs[w + 1] << (64 - step);
    have += step;
  }
}

static inline uint32_t is_set(const uint64_t *bits, uint32_t x) { return bits[x >> 6] >> (x & 63) & 1; }

/// The first position from one on whose bit is not set.
static inline uint32_t run_end(const uint64_t *bits, uint32_t x) {
  uint32_t w = x >> 6;
  uint64_t rest = ~bits[w] >> (x & 63);
  if (rest) return x + (uint32_t)__builtin_ctzll(rest);
  // After the row's end there is a word without bits.
  do w++;
  while (!~bits[w]);
  return w * 64 + (uint32_t)__builtin_ctzll(~bits[w]);
}

static inline uint64_t lesser(uint64_t a, uint64_t b) { return a < b ? a : b; }

/// How many pixels are equal, at most `limit`; mostly they are few.
static inline uint32_t equal_ahead(const uint32_t *a, const uint32_t *b, uint32_t limit) {
  return (uint32_t)row_run_end(a, b, 0, limit);
}

/// The first position from one on whose bit is set, at most `end`.
static inline uint32_t next_set(const uint64_t *bits, uint32_t x, uint32_t end) {
  if (x >= end) return end;
  uint32_t w = x >> 6;
  uint64_t rest = bits[w] >> (x & 63) << (x & 63);
  while (!rest && (w + 1) * 64 < end) rest = bits[++w];
  if (!rest) return end;
  x = w * 64 + (uint32_t)__builtin_ctzll(rest);
  return x < end ? x : end;
}

/// The first of the bits that are set up to a position, one after the other.
static inline uint32_t run_start(const uint64_t *bits, uint32_t x) {
  uint32_t w = x >> 6;
  uint64_t zeros = ~bits[w] << (63 - (x & 63));
  if (zeros) return x + 1 - (uint32_t)__builtin_clzll(zeros);
  while (w > 0) {
    w--;
    if (~bits[w]) return w * 64 + 64 - (uint32_t)__builtin_clzll(~bits[w]);
  }
  return 0;
}

/// Lets a match that began at a position, which with its distance costs `cost`, lead to a later one.
static inline void lead(
  uint64_t *nodes, const uint64_t *lengths, uint64_t cost, uint64_t step, uint32_t origin, uint32_t x
) {
  uint64_t node = cost + lengths[x - origin] + step;
  // Written in any case, to avoid a branch.
  nodes[x] = lesser(node, nodes[x]);
}

/// Lets a match lead to its end, to the position before it, and to where a flat run begins that continues
/// after it; or to a large flat run within. Returns the next position to process.
static inline uint32_t lead_to_end(
  uint64_t *nodes, const uint64_t *lengths, uint64_t cost, uint64_t step, uint32_t origin, uint32_t x, uint32_t end,
  uint32_t width, const uint64_t *left_bits, const uint64_t *long_bits
) {
  lead(nodes, lengths, cost, step, origin, end);
  if (end > x + LONG) {
    uint32_t start = next_set(long_bits, x + 1, end - 2);
    if (start < end - 2) {
      lead(nodes, lengths, cost, step, origin, start);
      return start;
    }
  }
  if (end == width) return end;
  lead(nodes, lengths, cost, step, origin, end - 1);
  uint32_t next = end - 1;
  if (is_set(left_bits, end)) {
    uint32_t start = run_start(left_bits, end);
    if (start > x && start < next) {
      lead(nodes, lengths, cost, step, origin, start);
      next = start;
    }
  }
  return next;
}

/// The position to process after `x`: one to which something leads, but not beyond the end of a pending
/// match.
static inline uint32_t next_place(uint32_t x, uint32_t next, uint32_t end, uint32_t pixel_bytes) {
  if (end > x && end < next) next = end;
  return next > x && (next - x) * pixel_bytes >= 3 ? next : x + 1;
}

static inline __attribute__((always_inline)) void parse_pixels(
  const RowParser *parser, const RowCosts *costs, RowBeginning start, const uint32_t *row, const uint32_t *row_above,
  uint32_t y, uint64_t *nodes, const uint32_t pixel_bytes
) {
  const uint32_t width = parser->width, stride = width * pixel_bytes + 1;
  const uint32_t flat = pixel_bytes == 1 ? 3 : 2;
  const uint32_t *words = parser->words;
  uint64_t *pairs = parser->pairs, *singles = parser->singles;
  // Where the row begins among the stored bytes.
  const uint32_t row_position = y * stride + 1, row_index = y * width;
  const uint64_t *lengths = costs->lengths, *left_lengths = costs->left_lengths;
  const uint32_t *literals = costs->literals;

  size_t bit_words = width / 64 + 1, room = bit_words + 1;
  uint64_t *left_bits = parser->bits, *above_bits = left_bits + room, *flat_bits = above_bits + room,
           *even_bits = flat_bits + room, *long_bits = even_bits + room;
  // A pixel before the row's first may be another row's last or lie before the picture; the first bit is set below.
  equal_bits(row + 1, row, width - 1, above_bits);
  const _Bool begins_with_zeros =
    start.follows_zeros && (pixel_bytes == 4 ? row[0] == 0 : row[0] << (32 - 8 * pixel_bytes) == 0);
  uint64_t carry = begins_with_zeros;
  for (size_t w = 0; w < bit_words; w++) {
    uint64_t bits = w * 64 < width ? above_bits[w] : 0;
    left_bits[w] = bits << 1 | carry;
    carry = bits >> 63;
  }
  left_bits[bit_words] = 0;
  if (row_above) equal_bits(row, row_above, width, above_bits);
  else memset(above_bits, 0, room * sizeof(uint64_t));
  runs(left_bits, bit_words, flat, flat_bits);
  runs(above_bits, bit_words, EVEN, even_bits);
  runs(left_bits, bit_words, LONG, long_bits);

  const uint64_t left_step = step_from(pixel_bytes), above_step = step_from(stride);
  const uint64_t left_base = (uint64_t)costs->distances[distance_symbol(pixel_bytes)] << 32;
  const uint64_t above_base = (uint64_t)costs->distances[distance_symbol(stride)] << 32;
  // The cost of a pixel that repeats the one to the left.
  const uint64_t left_pixel = left_base + left_lengths[1] + left_step;
  // The end of the most recent match of the row above, and of that of an earlier position.
  uint32_t above_end = 0, earlier_end = 0;

  for (uint32_t x = 0; x <= width; x++) nodes[x] = UNREACHABLE;
  nodes[0] = START + ((uint64_t)literals[start.filter] << 32);
  // Matches that include the filter byte save it.
  if (begins_with_zeros) {
    uint64_t cost = START + (start.goes_on_left ? 0 : left_base);
    lead(nodes, left_lengths, cost, left_step, 0, run_end(left_bits, 0));
  }
  if (start.repeats_filter && (above_bits[0] & 1)) {
    uint32_t end = run_end(above_bits, 0);
    uint64_t cost = START + (start.goes_on_above ? 0 : above_base);
    if (end >= EVEN) {
      lead_to_end(nodes, lengths, cost, above_step, 0, 0, end, width, left_bits, long_bits);
      above_end = end;
    } else {
      lead(nodes, lengths, cost, above_step, 0, end);
    }
  }

  uint32_t x = 0;
  while (x < width) {
    const uint64_t here = nodes[x] & COSTS;
    const uint32_t word = row[x];
    uint64_t pixel = literals[word & 255];
    if (pixel_bytes > 1) pixel += literals[word >> 8 & 255];
    if (pixel_bytes > 2) pixel += literals[word >> 16 & 255];
    if (pixel_bytes > 3) pixel += literals[word >> 24];
    pixel = pixel << 32 | STEP_PIXEL;
    if (pixel_bytes > 2 && is_set(left_bits, x) && left_pixel < pixel) pixel = left_pixel;
    uint64_t next_node = lesser(nodes[x + 1], here + pixel);

    if (is_set(flat_bits, x)) {
      nodes[x + 1] = next_node;
      uint32_t end = run_end(left_bits, x);
      lead(nodes, left_lengths, here + left_base, left_step, x, end);
      if (is_set(above_bits, x) && x >= above_end) {
        uint32_t other_end = run_end(above_bits, x);
        if (other_end > end) {
          lead_to_end(nodes, lengths, here + above_base, above_step, x, x, other_end, width, left_bits, long_bits);
          above_end = other_end;
        }
      }
      x = next_place(x, end, earlier_end, pixel_bytes);
      continue;
    }
    if (is_set(even_bits, x)) {
      nodes[x + 1] = next_node;
      above_end = run_end(above_bits, x);
      uint32_t next =
        lead_to_end(nodes, lengths, here + above_base, above_step, x, x, above_end, width, left_bits, long_bits);
      x = next_place(x, next, earlier_end, pixel_bytes);
      continue;
    }

    // Where the pixels were seen before.
    if (pixel_bytes > 2) {
      uint64_t *entry = singles + (word * 0x9e3779b1u >> SINGLE_SHIFT);
      const uint64_t seen = *entry;
      const uint32_t position = row_position + x * pixel_bytes;
      *entry = (uint64_t)word << 32 | position;
      const uint32_t value = position - (uint32_t)seen - 1;
      const _Bool is_there = ((uint32_t)(seen >> 32) == word) & (value < 32768);
      const uint64_t reached = here + ((uint64_t)costs->distances[distance_symbol(is_there ? value + 1 : 1)] << 32) +
                               lengths[1] + step_from(value + 1);
      next_node = lesser(next_node, is_there ? reached : UNREACHABLE);
    }
    nodes[x + 1] = next_node;
    if (x + 1 == width) break;
    uint32_t mixed = word * 0x9e3779b1u ^ row[x + 1] * 0x85ebca6bu;
    // Two one-byte pixels are too short to be repeated, and to identify positions.
    if (pixel_bytes == 1 && x + 3 < width) mixed ^= row[x + 2] * 0xc2b2ae35u ^ row[x + 3] * 0x27d4eb2fu;
    uint64_t *entry = pairs + (mixed >> PAIR_SHIFT);
    const uint64_t seen = *entry;
    const uint32_t position = row_position + x * pixel_bytes, index = row_index + x;
    *entry = (uint64_t)index << 32 | position;
    const uint32_t distance = position - (uint32_t)seen;
    const uint32_t *there = words + (seen >> 32);
    uint64_t pair, other;
    memcpy(&pair, row + x, 8);
    memcpy(&other, there, 8);
    if ((distance - 1 < 32768) & (pair == other)) {
      // Of the bytes between, all but a filter byte for each row belong to pixels.
      const uint32_t pixels_back = index - (uint32_t)(seen >> 32);
      const uint32_t column = x - pixels_back + (distance - pixels_back * pixel_bytes) * width;
      // Neither side may run over the end of its row, where the filter byte is.
      uint32_t limit = width - (x > column ? x : column);
      if (limit < 2) {
        x++;
        continue;
      }
      uint32_t end = x + 2 + equal_ahead(there + 2, row + x + 2, limit - 2);
      if (end > earlier_end && (end - x) * pixel_bytes > 3) {
        const uint32_t end_before = earlier_end;
        earlier_end = end;
        const uint64_t base = (uint64_t)costs->distances[distance_symbol(distance)] << 32;
        // It may begin earlier, if that is cheaper; of equal costs the later position.
        uint64_t cost = here + base;
        uint32_t origin = x;
        uint32_t most = x < column ? x : column;
        if (most > FARTHEST) most = FARTHEST;
        for (uint32_t back = 1; back <= most && there[-(ptrdiff_t)back] == row[x - back]; back++) {
          uint64_t begins = (nodes[x - back] & COSTS) + base;
          origin = begins < cost ? x - back : origin;
          cost = begins < cost ? begins : cost;
        }
        uint32_t next =
          lead_to_end(nodes, lengths, cost, step_from(distance), origin, x, end, width, left_bits, long_bits);
        x = next_place(x, next, end_before, pixel_bytes);
        continue;
      }
    }
    x++;
  }
}

void row_parse(
  const RowParser *parser, const RowCosts *costs, RowBeginning start, const uint32_t *row, const uint32_t *above,
  uint32_t y, uint64_t *nodes
) {
  switch (parser->bytes_per_pixel) {
  case 1: parse_pixels(parser, costs, start, row, above, y, nodes, 1); break;
  case 2: parse_pixels(parser, costs, start, row, above, y, nodes, 2); break;
  case 3: parse_pixels(parser, costs, start, row, above, y, nodes, 3); break;
  default: parse_pixels(parser, costs, start, row, above, y, nodes, 4); break;
  }
}
