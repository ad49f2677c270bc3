# Everything that renders: FittingRoom, and the Swift toolchain that it was built with.
#
#   docker build -t fittingroom .
#   docker run --rm -v "$PWD:/project" fittingroom render Views -o pictures

ARG SWIFT=6.3.1-bookworm

FROM swift:${SWIFT} AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends make python3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN make install PREFIX=/installed

# Previews are compiled, so that the image for use has the toolchain, too.
FROM swift:${SWIFT}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libharfbuzz0b libfreetype6 libpng16-16 libdeflate0 libexpat1 \
    libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 \
    libturbojpeg0 libwebp7 libheif1 librsvg2-2 libpoppler-glib8 git \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /installed /usr/local
# What is compiled is kept where the caller mounts a folder of his own, if he does.
RUN useradd --create-home fittingroom && mkdir /project && chown fittingroom /project
USER fittingroom
WORKDIR /project
ENTRYPOINT ["fittingroom"]
CMD ["--help"]
