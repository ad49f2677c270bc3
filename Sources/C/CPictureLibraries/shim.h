#pragma once

#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Libraries that read pictures, loaded when a project first has a picture of their kind. The program is built
// and runs without them, so their headers are not needed: the few functions and numbers are declared here
// according to their stable interfaces.

enum {
  FR_PICTURE_READ = 0,
  // The library is not installed.
  FR_PICTURE_NO_LIBRARY = 1,
  // The bytes are not a picture that it can read.
  FR_PICTURE_DAMAGED = 2,
  // The picture has more pixels than were allowed.
  FR_PICTURE_TOO_LARGE = 3,
  // The picture contains amounts of ink (CMYK).
  FR_PICTURE_INKS = 4,
};

// Rows of red, green, blue and opacity, one byte each, from the top; the caller frees them.
typedef struct {
  uint8_t *pixels;
  int width;
  int height;
} fr_picture;

// The function of a library; leaves the caller with an answer if there is none.
#define FR_FUNCTION(library, type, name)                                  \
  __typeof__(type) name = (__typeof__(type))dlsym(library, #name);        \
  if (!name) return FR_PICTURE_NO_LIBRARY

static inline void *fr_open_library(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }

static inline int fr_allocate(fr_picture *picture, int width, int height, long limit) {
  if (width <= 0 || height <= 0) return FR_PICTURE_DAMAGED;
  if ((long)width * height > limit) return FR_PICTURE_TOO_LARGE;
  picture->pixels = (uint8_t *)calloc((size_t)width * height, 4);
  picture->width = width;
  picture->height = height;
  return picture->pixels ? FR_PICTURE_READ : FR_PICTURE_TOO_LARGE;
}

// JPEG, by libjpeg-turbo.
static inline int fr_read_jpeg(const uint8_t *bytes, size_t count, long limit, fr_picture *picture) {
  void *library = fr_open_library("libturbojpeg.so.0");
  if (!library) return FR_PICTURE_NO_LIBRARY;
  FR_FUNCTION(library, void *(*)(void), tjInitDecompress);
  FR_FUNCTION(library, int (*)(void *, const uint8_t *, unsigned long, int *, int *, int *, int *), tjDecompressHeader3);
  FR_FUNCTION(library, int (*)(void *, const uint8_t *, unsigned long, uint8_t *, int, int, int, int, int), tjDecompress2);
  FR_FUNCTION(library, int (*)(void *), tjDestroy);
  void *reader = tjInitDecompress();
  if (!reader) return FR_PICTURE_DAMAGED;
  int width = 0, height = 0, sampling = 0, space = 0;
  int result = FR_PICTURE_DAMAGED;
  if (tjDecompressHeader3(reader, bytes, count, &width, &height, &sampling, &space) == 0) {
    // 3 and 4 are CMYK and YCCK.
    result = space == 3 || space == 4 ? FR_PICTURE_INKS : fr_allocate(picture, width, height, limit);
    // 7 is red, green, blue and an opaque alpha; 4096 is the accurate transform, which all processors agree on.
    if (result == FR_PICTURE_READ &&
        tjDecompress2(reader, bytes, count, picture->pixels, width, 0, height, 7, 4096) != 0) {
      free(picture->pixels);
      picture->pixels = NULL;
      result = FR_PICTURE_DAMAGED;
    }
  }
  tjDestroy(reader);
  return result;
}

// WebP, by libwebp.
static inline int fr_read_webp(const uint8_t *bytes, size_t count, long limit, fr_picture *picture) {
  void *library = fr_open_library("libwebp.so.7");
  if (!library) return FR_PICTURE_NO_LIBRARY;
  FR_FUNCTION(library, int (*)(const uint8_t *, size_t, int *, int *), WebPGetInfo);
  FR_FUNCTION(library, uint8_t *(*)(const uint8_t *, size_t, uint8_t *, size_t, int), WebPDecodeRGBAInto);
  int width = 0, height = 0;
  if (!WebPGetInfo(bytes, count, &width, &height)) return FR_PICTURE_DAMAGED;
  int result = fr_allocate(picture, width, height, limit);
  if (result != FR_PICTURE_READ) return result;
  if (!WebPDecodeRGBAInto(bytes, count, picture->pixels, (size_t)width * height * 4, width * 4)) {
    free(picture->pixels);
    picture->pixels = NULL;
    return FR_PICTURE_DAMAGED;
  }
  return FR_PICTURE_READ;
}

// HEIC and AVIF, by libheif.
typedef struct {
  int code;
  int subcode;
  const char *message;
} fr_heif_error;

static inline int fr_read_heif(const uint8_t *bytes, size_t count, long limit, fr_picture *picture) {
  void *library = fr_open_library("libheif.so.1");
  if (!library) return FR_PICTURE_NO_LIBRARY;
  FR_FUNCTION(library, void *(*)(void), heif_context_alloc);
  FR_FUNCTION(library, void (*)(void *), heif_context_free);
  FR_FUNCTION(
      library, fr_heif_error (*)(void *, const void *, size_t, const void *), heif_context_read_from_memory_without_copy);
  FR_FUNCTION(library, fr_heif_error (*)(void *, void **), heif_context_get_primary_image_handle);
  FR_FUNCTION(library, void (*)(void *), heif_image_handle_release);
  FR_FUNCTION(library, int (*)(void *), heif_image_handle_get_width);
  FR_FUNCTION(library, int (*)(void *), heif_image_handle_get_height);
  FR_FUNCTION(library, fr_heif_error (*)(void *, void **, int, int, const void *), heif_decode_image);
  FR_FUNCTION(library, int (*)(void *, int), heif_image_get_width);
  FR_FUNCTION(library, int (*)(void *, int), heif_image_get_height);
  FR_FUNCTION(library, const uint8_t *(*)(void *, int, int *), heif_image_get_plane_readonly);
  FR_FUNCTION(library, void (*)(void *), heif_image_release);
  // Newer versions only: no threads beside this one.
  void (*heif_context_set_max_decoding_threads)(void *, int) =
      (void (*)(void *, int))dlsym(library, "heif_context_set_max_decoding_threads");
  int result = FR_PICTURE_DAMAGED;
  void *context = heif_context_alloc(), *handle = NULL, *image = NULL;
  if (heif_context_set_max_decoding_threads) heif_context_set_max_decoding_threads(context, 0);
  if (heif_context_read_from_memory_without_copy(context, bytes, count, NULL).code == 0 &&
      heif_context_get_primary_image_handle(context, &handle).code == 0) {
    if ((long)heif_image_handle_get_width(handle) * heif_image_handle_get_height(handle) > limit) {
      result = FR_PICTURE_TOO_LARGE;
    } else if (heif_decode_image(handle, &image, 1 /* RGB */, 11 /* interleaved RGBA */, NULL).code == 0) {
      int stride = 0;
      const uint8_t *plane = heif_image_get_plane_readonly(image, 10 /* interleaved */, &stride);
      int width = heif_image_get_width(image, 10), height = heif_image_get_height(image, 10);
      if (plane && (result = fr_allocate(picture, width, height, limit)) == FR_PICTURE_READ) {
        for (int y = 0; y < height; y++)
          memcpy(picture->pixels + (size_t)y * width * 4, plane + (size_t)y * stride, (size_t)width * 4);
      }
      heif_image_release(image);
    }
    heif_image_handle_release(handle);
  }
  heif_context_free(context);
  return result;
}

// Drawings, by cairo: the drawing function gets a context and returns whether it succeeded. The pixels are
// premultiplied.
static inline int fr_draw_with_cairo(
    int width, int height, long limit, fr_picture *picture, int (*draw)(void *context, void *info), void *info) {
  void *library = fr_open_library("libcairo.so.2");
  if (!library) return FR_PICTURE_NO_LIBRARY;
  FR_FUNCTION(library, void *(*)(int, int, int), cairo_image_surface_create);
  FR_FUNCTION(library, void *(*)(void *), cairo_create);
  FR_FUNCTION(library, void (*)(void *), cairo_destroy);
  FR_FUNCTION(library, void (*)(void *), cairo_surface_flush);
  FR_FUNCTION(library, void (*)(void *), cairo_surface_destroy);
  FR_FUNCTION(library, unsigned char *(*)(void *), cairo_image_surface_get_data);
  FR_FUNCTION(library, int (*)(void *), cairo_image_surface_get_stride);
  int result = fr_allocate(picture, width, height, limit);
  if (result != FR_PICTURE_READ) return result;
  void *surface = cairo_image_surface_create(0 /* ARGB32 */, width, height);
  void *context = cairo_create(surface);
  int drawn = draw(context, info);
  cairo_surface_flush(surface);
  const unsigned char *data = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  if (drawn && data) {
    for (int y = 0; y < height; y++) {
      const uint32_t *row = (const uint32_t *)(data + (size_t)y * stride);
      uint8_t *pixel = picture->pixels + (size_t)y * width * 4;
      for (int x = 0; x < width; x++, pixel += 4) {
        pixel[0] = row[x] >> 16;
        pixel[1] = row[x] >> 8;
        pixel[2] = row[x];
        pixel[3] = row[x] >> 24;
      }
    }
  } else {
    free(picture->pixels);
    picture->pixels = NULL;
    result = FR_PICTURE_DAMAGED;
  }
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return result;
}

// An open drawing: an SVG document or a page of a PDF.
typedef struct {
  void *handle;
  // Its size in points; for a part of a drawing the bounds of its ink.
  double width;
  double height;
} fr_drawing;

typedef struct {
  double x, y, width, height;
} fr_rectangle;

// SVG, by librsvg.
static inline int fr_open_svg(const uint8_t *bytes, size_t count, fr_drawing *drawing) {
  void *library = fr_open_library("librsvg-2.so.2");
  if (!library) return FR_PICTURE_NO_LIBRARY;
  typedef struct {
    double length;
    int unit;
  } length;
  FR_FUNCTION(library, void *(*)(const uint8_t *, size_t, void **), rsvg_handle_new_from_data);
  FR_FUNCTION(
      library, void (*)(void *, int *, length *, int *, length *, int *, fr_rectangle *),
      rsvg_handle_get_intrinsic_dimensions);
  FR_FUNCTION(library, int (*)(void *, double *, double *), rsvg_handle_get_intrinsic_size_in_pixels);
  drawing->handle = rsvg_handle_new_from_data(bytes, count, NULL);
  if (!drawing->handle) return FR_PICTURE_DAMAGED;
  if (!rsvg_handle_get_intrinsic_size_in_pixels(drawing->handle, &drawing->width, &drawing->height) ||
      drawing->width <= 0 || drawing->height <= 0) {
    int has_width, has_height, has_box;
    length width, height;
    fr_rectangle box = {0, 0, 0, 0};
    rsvg_handle_get_intrinsic_dimensions(
        drawing->handle, &has_width, &width, &has_height, &height, &has_box, &box);
    drawing->width = box.width;
    drawing->height = box.height;
  }
  return drawing->width > 0 && drawing->height > 0 ? FR_PICTURE_READ : FR_PICTURE_DAMAGED;
}

typedef struct {
  void *handle;
  fr_rectangle place;
  int (*render)(void *, void *, const fr_rectangle *, void **);
} fr_svg_task;

static inline int fr_draw_svg_task(void *context, void *info) {
  fr_svg_task *task = (fr_svg_task *)info;
  return task->render(task->handle, context, &task->place, NULL);
}

static inline int fr_draw_svg(void *handle, int width, int height, long limit, fr_picture *picture) {
  void *library = fr_open_library("librsvg-2.so.2");
  if (!library) return FR_PICTURE_NO_LIBRARY;
  FR_FUNCTION(library, int (*)(void *, void *, const fr_rectangle *, void **), rsvg_handle_render_document);
  fr_svg_task task = {handle, {0, 0, (double)width, (double)height}, rsvg_handle_render_document};
  return fr_draw_with_cairo(width, height, limit, picture, fr_draw_svg_task, &task);
}

// The bounds of the element with an identifier ("#Regular-M") in its drawing: with strokes, and of its geometry alone.
static inline int fr_svg_element(
    void *handle, const char *name, double width, double height, fr_rectangle *ink, fr_rectangle *logical) {
  void *library = fr_open_library("librsvg-2.so.2");
  if (!library) return FR_PICTURE_NO_LIBRARY;
  FR_FUNCTION(library, int (*)(void *, const char *), rsvg_handle_has_sub);
  FR_FUNCTION(
      library, int (*)(void *, const char *, const fr_rectangle *, fr_rectangle *, fr_rectangle *, void **),
      rsvg_handle_get_geometry_for_layer);
  if (!rsvg_handle_has_sub(handle, name)) return FR_PICTURE_DAMAGED;
  fr_rectangle viewport = {0, 0, width, height};
  return rsvg_handle_get_geometry_for_layer(handle, name, &viewport, ink, logical, NULL) ? FR_PICTURE_READ
                                                                                          : FR_PICTURE_DAMAGED;
}

typedef struct {
  void *handle;
  const char *name;
  double scale;
  fr_rectangle viewport;
  double x, y;
  int (*render)(void *, void *, const char *, const fr_rectangle *, void **);
} fr_svg_layer_task;

static inline int fr_draw_svg_layer_task(void *context, void *info) {
  fr_svg_layer_task *task = (fr_svg_layer_task *)info;
  void *library = fr_open_library("libcairo.so.2");
  if (!library) return 0;
  void (*cairo_scale)(void *, double, double) = (void (*)(void *, double, double))dlsym(library, "cairo_scale");
  void (*cairo_translate)(void *, double, double) = (void (*)(void *, double, double))dlsym(library, "cairo_translate");
  if (!cairo_scale || !cairo_translate) return 0;
  cairo_scale(context, task->scale, task->scale);
  cairo_translate(context, -task->x, -task->y);
  return task->render(task->handle, context, task->name, &task->viewport, NULL);
}

// Draws one element of a drawing, with a point of the drawing at the top left corner, at a number of pixels a point.
static inline int fr_draw_svg_element(
    void *handle, const char *name, fr_rectangle viewport, double x, double y, double scale, int width, int height,
    long limit, fr_picture *picture) {
  void *library = fr_open_library("librsvg-2.so.2");
  if (!library) return FR_PICTURE_NO_LIBRARY;
  FR_FUNCTION(
      library, int (*)(void *, void *, const char *, const fr_rectangle *, void **), rsvg_handle_render_layer);
  fr_svg_layer_task task = {handle, name, scale, viewport, x, y, rsvg_handle_render_layer};
  return fr_draw_with_cairo(width, height, limit, picture, fr_draw_svg_layer_task, &task);
}

// PDF, by poppler.
static inline int fr_open_pdf(const uint8_t *bytes, size_t count, fr_drawing *drawing) {
  void *library = fr_open_library("libpoppler-glib.so.8");
  void *glib = fr_open_library("libglib-2.0.so.0");
  if (!library || !glib) return FR_PICTURE_NO_LIBRARY;
  FR_FUNCTION(glib, void *(*)(const void *, size_t), g_bytes_new);
  FR_FUNCTION(library, void *(*)(void *, const char *, void **), poppler_document_new_from_bytes);
  FR_FUNCTION(library, void *(*)(void *, int), poppler_document_get_page);
  FR_FUNCTION(library, void (*)(void *, double *, double *), poppler_page_get_size);
  void *document = poppler_document_new_from_bytes(g_bytes_new(bytes, count), NULL, NULL);
  if (!document) return FR_PICTURE_DAMAGED;
  drawing->handle = poppler_document_get_page(document, 0);
  if (!drawing->handle) return FR_PICTURE_DAMAGED;
  poppler_page_get_size(drawing->handle, &drawing->width, &drawing->height);
  return drawing->width > 0 && drawing->height > 0 ? FR_PICTURE_READ : FR_PICTURE_DAMAGED;
}

typedef struct {
  void *page;
  double x, y;
  void (*render)(void *, void *);
} fr_pdf_task;

static inline int fr_draw_pdf_task(void *context, void *info) {
  fr_pdf_task *task = (fr_pdf_task *)info;
  void *library = fr_open_library("libcairo.so.2");
  if (!library) return 0;
  void (*cairo_scale)(void *, double, double) = (void (*)(void *, double, double))dlsym(library, "cairo_scale");
  if (!cairo_scale) return 0;
  cairo_scale(context, task->x, task->y);
  task->render(task->page, context);
  return 1;
}

static inline int fr_draw_pdf(
    const fr_drawing *drawing, int width, int height, long limit, fr_picture *picture) {
  void *library = fr_open_library("libpoppler-glib.so.8");
  if (!library) return FR_PICTURE_NO_LIBRARY;
  FR_FUNCTION(library, void (*)(void *, void *), poppler_page_render);
  fr_pdf_task task = {drawing->handle, width / drawing->width, height / drawing->height, poppler_page_render};
  return fr_draw_with_cairo(width, height, limit, picture, fr_draw_pdf_task, &task);
}
