// Colours along a line and around a point. Included once for each level, which FORM names.

// Products and sums are rounded one after the other on every processor.
#pragma clang fp contract(off)

/// Eight pixels from numbers in 1/2²⁴. Rounding may leave a colour above its alpha.
#define PACKED(red, green, blue, alpha) \
  ((red) >> 24 | ((green) >> 16 & 0xFF00) | ((blue) >> 8 & 0xFF0000) | ((alpha) & 0xFF000000))
#define CHOICE(condition, one, other) (((condition) & (one)) | (~(condition) & (other)))
#define AT_MOST(value, limit) CHOICE((Longs8)((value) > (limit)), limit, value)

void FORM(ramp)(PixelRamp ramp, int is_opaque, size_t count, uint32_t *row) {
  const Longs8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  Longs8 red = lanes * ramp.step[0] + ramp.first[0], green = lanes * ramp.step[1] + ramp.first[1];
  Longs8 blue = lanes * ramp.step[2] + ramp.first[2], alpha = lanes * ramp.step[3] + ramp.first[3];
  for (size_t x = 0; x < count; x += 8) {
    Longs8 pixels =
      is_opaque
        ? PACKED(red, green, blue, alpha)
        : PACKED(AT_MOST(red, alpha), AT_MOST(green, alpha), AT_MOST(blue, alpha), alpha);
    if (x + 8 <= count) {
      memcpy(row + x, &pixels, 32);
    } else {
      memcpy(row + x, &pixels, 4 * (count - x));
    }
    red += 8 * ramp.step[0];
    green += 8 * ramp.step[1];
    blue += 8 * ramp.step[2];
    alpha += 8 * ramp.step[3];
  }
}

/// The table's entries for eight pixels.
#define ENTRIES(square) \
  ({ \
    Floats8 u = place * ring.step_x + ring.x; \
    Floats8 entry = __builtin_elementwise_sqrt(u * u + (square)) * ring.scale + ring.offset; \
    entry = (Floats8)((Longs8)entry & (Longs8)(entry > 0.0f)); \
    entry = (Floats8)CHOICE((Longs8)(entry > top), (Longs8)top, (Longs8)entry); \
    /* With this exponent the low bits count ones. */ \
    (Longs8)(entry + 8388608.0f) & 0x3FFFFF; \
  })

/// Eight pixels from the table, then advances to the next.
#define WRITE_RING(square) \
  for (size_t x = 0; x < count; x += 8) { \
    Longs8 entries = ENTRIES(square); \
    Longs8 pixels = LOOK_UP(table, entries); \
    if (x + 8 <= count) { \
      memcpy(row + x, &pixels, 32); \
    } else { \
      memcpy(row + x, &pixels, 4 * (count - x)); \
    } \
    place += 8.0f; \
  }

void FORM(ring)(PixelRing ring, const uint32_t *table, uint32_t last, size_t count, uint32_t *row) {
  const Floats8 zero = {0};
  const Floats8 top = zero + (float)last;
  Floats8 place = {0, 1, 2, 3, 4, 5, 6, 7};
  place += (float)ring.first;
  if (ring.step_y == 0) {
    // An unrotated circle is equally far above or below along the whole row.
    const Floats8 square = zero + ring.y * ring.y;
    WRITE_RING(square)
  } else {
    WRITE_RING(({
      Floats8 v = place * ring.step_y + ring.y;
      v * v;
    }))
  }
}
