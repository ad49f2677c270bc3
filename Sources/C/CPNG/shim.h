// libpng reports errors with longjmp, which must never cross a Swift frame. Every function here that can
// reach png_error therefore sets its own jump target and returns 0 or 1; the reason is stored in `message`.
#ifndef FITTINGROOM_CPNG_SHIM_H
#define FITTINGROOM_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { fr_png_message_size = 256 };

// ---------------------------------------------------------------------------------------------------------------
// Both directions: errors.

typedef struct {
  char text[fr_png_message_size];
} fr_png_message;

static inline void fr_png_on_error(png_structp png, png_const_charp text) {
  fr_png_message *message = (fr_png_message *)png_get_error_ptr(png);
  snprintf(message->text, sizeof message->text, "%s", text);
  png_longjmp(png, 1);
}

// Warnings concern chunks that do not change the stored samples; they are not errors.
static inline void fr_png_on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static inline const char *fr_png_message_text(const fr_png_message *message) { return message->text; }

// ---------------------------------------------------------------------------------------------------------------
// Reading.

typedef struct {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t size;
  size_t position;
  fr_png_message message;
  uint32_t width, height;
  int bit_depth, color_type, interlaced;
} fr_png_reader;

static inline void fr_png_read_bytes(png_structp png, png_bytep into, size_t count) {
  fr_png_reader *reader = (fr_png_reader *)png_get_io_ptr(png);
  if (count > reader->size - reader->position) {
    reader->position = reader->size;
    png_error(png, "the file ends too early");
  }
  memcpy(into, reader->bytes + reader->position, count);
  reader->position += count;
}

static inline void fr_png_reader_free(fr_png_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, reader->info ? &reader->info : NULL, NULL);
  free(reader);
}

// A reader over memory that must outlive it; NULL when memory ran out.
static inline fr_png_reader *fr_png_reader_create(const uint8_t *bytes, size_t size) {
  fr_png_reader *reader = (fr_png_reader *)calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->size = size;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->message, fr_png_on_error, fr_png_on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->png || !reader->info) {
    fr_png_reader_free(reader);
    return NULL;
  }
  return reader;
}

// Reads every chunk before the image data; afterwards `position` is the offset of the first IDAT chunk's content.
static inline int fr_png_reader_header(fr_png_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_set_read_fn(reader->png, reader, fr_png_read_bytes);
  png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // The caller enforces its own size limit; libpng's default of a million per side does not interfere.
  png_set_user_limits(reader->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // Texts, times and suggested palettes are not needed; unpacking megabytes of texts would take half a
  // minute.
  static const png_byte skipped[] = {'t', 'E', 'X', 't', 0, 'z', 'T', 'X', 't', 0, 'i', 'T', 'X', 't', 0,
                                     's', 'P', 'L', 'T', 0, 'h', 'I', 'S', 'T', 0, 'e', 'X', 'I', 'f', 0};
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, skipped, (int)(sizeof skipped / 5));
  png_read_info(reader->png, reader->info);
  reader->width = png_get_image_width(reader->png, reader->info);
  reader->height = png_get_image_height(reader->png, reader->info);
  reader->bit_depth = png_get_bit_depth(reader->png, reader->info);
  reader->color_type = png_get_color_type(reader->png, reader->info);
  reader->interlaced = png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  return 1;
}

// Reads all rows as straight RGBA with 1 or 2 (big-endian) bytes per sample, then the chunks up to IEND.
// `rows` is scratch space for `height` pointers.
static inline int fr_png_reader_image(
    fr_png_reader *reader, uint8_t *pixels, uint8_t **rows, int bytes_per_sample) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_set_expand(reader->png);
  if (bytes_per_sample == 2) {
    png_set_expand_16(reader->png);
  } else {
    png_set_scale_16(reader->png);
  }
  png_set_gray_to_rgb(reader->png);
  png_set_add_alpha(reader->png, 0xffff, PNG_FILLER_AFTER);
  png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  size_t stride = (size_t)reader->width * 4 * (size_t)bytes_per_sample;
  if (png_get_rowbytes(reader->png, reader->info) != stride) {
    png_error(reader->png, "rows have an unexpected length");
  }
  for (uint32_t y = 0; y < reader->height; y++) rows[y] = pixels + stride * y;
  png_read_image(reader->png, rows);
  png_read_end(reader->png, NULL);
  return 1;
}

// The palette as 256 straight RGBA entries; entries beyond the stored ones are not changed. Returns their
// number.
static inline int fr_png_reader_palette(const fr_png_reader *reader, uint8_t *rgba) {
  png_colorp colors = NULL;
  int count = 0;
  png_get_PLTE(reader->png, reader->info, &colors, &count);
  png_bytep alpha = NULL;
  int alphas = 0;
  png_get_tRNS(reader->png, reader->info, &alpha, &alphas, NULL);
  for (int i = 0; i < count; i++) {
    rgba[4 * i] = colors[i].red;
    rgba[4 * i + 1] = colors[i].green;
    rgba[4 * i + 2] = colors[i].blue;
    rgba[4 * i + 3] = alpha && i < alphas ? alpha[i] : 255;
  }
  return count;
}

static inline int fr_png_reader_has_transparency(const fr_png_reader *reader) {
  return png_get_valid(reader->png, reader->info, PNG_INFO_tRNS) != 0;
}

static inline int fr_png_reader_is_srgb(const fr_png_reader *reader) {
  return png_get_valid(reader->png, reader->info, PNG_INFO_sRGB) != 0;
}

// The file's gamma times 100,000 as stored in gAMA; 0 when there is none.
static inline int32_t fr_png_reader_gamma(const fr_png_reader *reader) {
  png_fixed_point gamma = 0;
  return png_get_gAMA_fixed(reader->png, reader->info, &gamma) ? gamma : 0;
}

// The embedded colour profile, owned by the reader; NULL when there is none.
static inline const uint8_t *fr_png_reader_profile(const fr_png_reader *reader, uint32_t *size) {
  png_charp name = NULL;
  png_bytep profile = NULL;
  int compression = 0;
  *size = 0;
  if (!png_get_iCCP(reader->png, reader->info, &name, &compression, &profile, size)) return NULL;
  return profile;
}

// Pixels per metre when pHYs gives the same for both axes; 0 otherwise.
static inline uint32_t fr_png_reader_pixels_per_metre(const fr_png_reader *reader) {
  return png_get_pixels_per_meter(reader->png, reader->info);
}

// ---------------------------------------------------------------------------------------------------------------
// Writing.

typedef struct {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t size;
  size_t capacity;
  fr_png_message message;
} fr_png_writer;

static inline void fr_png_write_bytes(png_structp png, png_bytep from, size_t count) {
  fr_png_writer *writer = (fr_png_writer *)png_get_io_ptr(png);
  if (count > writer->capacity - writer->size) {
    size_t capacity = writer->capacity * 2 + count;
    uint8_t *bytes = (uint8_t *)realloc(writer->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->size, from, count);
  writer->size += count;
}

static inline void fr_png_flush(png_structp png) { (void)png; }

static inline void fr_png_writer_free(fr_png_writer *writer) {
  if (!writer) return;
  png_destroy_write_struct(&writer->png, writer->info ? &writer->info : NULL);
  free(writer->bytes);
  free(writer);
}

// A writer into its own memory; NULL if memory ran out.
static inline fr_png_writer *fr_png_writer_create(size_t expected_size) {
  fr_png_writer *writer = (fr_png_writer *)calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->capacity = expected_size;
  writer->bytes = (uint8_t *)malloc(expected_size);
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &writer->message, fr_png_on_error, fr_png_on_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->bytes || !writer->png || !writer->info) {
    fr_png_writer_free(writer);
    return NULL;
  }
  return writer;
}

// Writes the signature and every chunk before the image data. `palette` is RGBA, the entries that are not opaque
// first; `profile` may be NULL, and the file then says sRGB.
static inline int fr_png_writer_header(
    fr_png_writer *writer, uint32_t width, uint32_t height, int bit_depth, int color_type, const uint8_t *palette,
    int palette_count, int transparent_count, const uint8_t *profile, uint32_t profile_size,
    const char *profile_name, uint32_t pixels_per_metre) {
  png_color colors[256];
  png_byte alphas[256];
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  png_set_write_fn(writer->png, writer, fr_png_write_bytes, fr_png_flush);
  png_set_user_limits(writer->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
      writer->png, writer->info, width, height, bit_depth, color_type, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (profile) {
    png_set_iCCP(
        writer->png, writer->info, profile_name, PNG_COMPRESSION_TYPE_DEFAULT, profile, profile_size);
  } else {
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  }
  if (pixels_per_metre) {
    png_set_pHYs(writer->png, writer->info, pixels_per_metre, pixels_per_metre, PNG_RESOLUTION_METER);
  }
  if (palette_count) {
    for (int i = 0; i < palette_count; i++) {
      colors[i].red = palette[4 * i];
      colors[i].green = palette[4 * i + 1];
      colors[i].blue = palette[4 * i + 2];
      alphas[i] = palette[4 * i + 3];
    }
    png_set_PLTE(writer->png, writer->info, colors, palette_count);
    if (transparent_count) png_set_tRNS(writer->png, writer->info, alphas, transparent_count, NULL);
  }
  png_write_info(writer->png, writer->info);
  return 1;
}

// Writes one chunk; `type` is its four letters.
static inline int fr_png_writer_chunk(
    fr_png_writer *writer, const char *type, const uint8_t *bytes, size_t size) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  png_write_chunk(writer->png, (png_const_bytep)type, bytes, size);
  return 1;
}

// ---------------------------------------------------------------------------------------------------------------
// libpng's own way from pixels to a file, kept for comparison in the benchmarks and the tests.

// Rows of RGB, or RGBA with `has_alpha`.
static inline int fr_png_writer_plain(
    fr_png_writer *writer, uint32_t width, uint32_t height, int has_alpha, const uint8_t *samples) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  png_set_write_fn(writer->png, writer, fr_png_write_bytes, fr_png_flush);
  png_set_IHDR(
      writer->png, writer->info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(writer->png, writer->info);
  size_t stride = (size_t)width * (has_alpha ? 4 : 3);
  for (uint32_t y = 0; y < height; y++) png_write_row(writer->png, samples + stride * y);
  png_write_end(writer->png, NULL);
  return 1;
}

#endif
