# The two commands for a fresh machine with a Swift toolchain are "make demo" and "make test". Both install the
# Debian packages that are missing, where they may.

# One configuration for everything: what the tests need of swift-syntax takes minutes to build and is built once.
CONFIGURATION ?= release
# More processes than cores only need more memory.
JOBS ?= $(shell nproc)
OUTPUT ?= out
PREFIX ?= /usr/local

BUILD = swift build --configuration $(CONFIGURATION) --jobs $(JOBS)
BIN = $(shell $(BUILD) --show-bin-path)

.PHONY: demo gallery test faults determinism soak build packages install kernels sources clean

demo: build
	scripts/demo.sh $(BIN)/fittingroom $(OUTPUT) --background white

# The pictures of the README.
gallery: build
	rm -rf Documentation/Gallery
	scripts/demo.sh $(BIN)/fittingroom Documentation/Gallery --background white

# Testable imports would need flags of their own, and everything would be compiled again for them.
test: packages
	swift test --configuration $(CONFIGURATION) --jobs $(JOBS) --disable-testable-imports

# What must not hurt the program, done to it.
faults: build
	scripts/faults.sh $(CONFIGURATION)

# The same pixels in circumstances that must not matter.
determinism: build
	scripts/determinism.sh $(BIN)/fittingroom

# Every quick way beside its plain form, on a million inputs and more, and 100,000 pictures for each effort of PNG: hours.
# SOAK=3 is three times as many; SOAKED is a regular expression of the tests to run.
SOAK ?= 1
SOAKED ?= GeneratedPicture|RowKernel|RowFilter|RowParsing|PixelKernel|SpanKernel|ReferenceTests|ShortcutTests|PlainComparison
soak: packages
	FITTINGROOM_SOAK=$(SOAK) swift test --configuration $(CONFIGURATION) --jobs $(JOBS) --disable-testable-imports \
	  --filter '$(SOAKED)'

build: packages
	$(BUILD) --product fittingroom-engine
	$(BUILD) --product fittingroom

packages:
	@scripts/install-packages.sh

# The program compiles previews against its own modules, so these are installed with it.
install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/fittingroom $(DESTDIR)$(PREFIX)/share/fittingroom
	install $(BIN)/fittingroom $(BIN)/fittingroom-engine $(DESTDIR)$(PREFIX)/bin
	install $(BIN)/FittingRoom_CommandLineTool.resources/libPreviewMacros.so $(DESTDIR)$(PREFIX)/lib/fittingroom
	cp -R $(BIN)/Modules $(DESTDIR)$(PREFIX)/lib/fittingroom
	cp -R Fonts $(DESTDIR)$(PREFIX)/share/fittingroom

# The C kernels on this processor and on 64-bit ARM, the latter in an emulator.
kernels:
	scripts/compare-kernels.sh

# What keeps the SwiftUI files below FOLDER from compiling, the most frequent first: make sources FOLDER=path
sources: build
	scripts/compile-sources.py $(BIN)/fittingroom-engine "$(FOLDER)"

clean:
	rm -rf .build $(OUTPUT)
