// Weighted sums of rows. Included once for each level, which FORM names.

void FORM(weigh_rows)(
  const uint8_t *bytes, size_t stride, const uint16_t *weights, size_t rows, size_t count, uint16_t *sums
) {
  size_t x = 0;
  for (; x + 32 <= count; x += 32) {
    Words16 first = {0}, second = {0};
    for (size_t row = 0; row < rows; row++) {
      Bytes16 a, b;
      memcpy(&a, bytes + row * stride + x, 16);
      memcpy(&b, bytes + row * stride + x + 16, 16);
      first += __builtin_convertvector(a, Words16) * weights[row];
      second += __builtin_convertvector(b, Words16) * weights[row];
    }
    memcpy(sums + x, &first, 32);
    memcpy(sums + x + 16, &second, 32);
  }
  for (; x < count; x++) {
    uint32_t sum = 0;
    for (size_t row = 0; row < rows; row++) sum += (uint32_t)bytes[row * stride + x] * weights[row];
    sums[x] = (uint16_t)sum;
  }
}

void FORM(mix_four_rows)(
  const uint16_t *numbers, size_t stride, const uint16_t *weights, size_t count, uint8_t *bytes
) {
  Words16 w0 = {0}, w1 = {0}, w2 = {0}, w3 = {0};
  w0 += weights[0], w1 += weights[1], w2 += weights[2], w3 += weights[3];
  const uint16_t *second = numbers + stride, *third = second + stride, *fourth = third + stride;
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    Words16 a, b, c, d;
    memcpy(&a, numbers + x, 32);
    memcpy(&b, second + x, 32);
    memcpy(&c, third + x, 32);
    memcpy(&d, fourth + x, 32);
    Words16 sum = HIGH_PRODUCT(a, w0) + HIGH_PRODUCT(b, w1) + HIGH_PRODUCT(c, w2) + HIGH_PRODUCT(d, w3);
    // Half of one, and half of the maximum loss of the four truncated products.
    Bytes16 result = __builtin_convertvector((sum + 130) >> 8, Bytes16);
    memcpy(bytes + x, &result, 16);
  }
  for (; x < count; x++) {
    uint32_t sum = ((uint32_t)numbers[x] * weights[0] >> 16) + ((uint32_t)second[x] * weights[1] >> 16)
      + ((uint32_t)third[x] * weights[2] >> 16) + ((uint32_t)fourth[x] * weights[3] >> 16);
    bytes[x] = (uint8_t)((sum + 130) >> 8);
  }
}
