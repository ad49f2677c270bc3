# The two commands for a fresh machine with a Swift toolchain are "make demo" and "make test". Both install the
# Debian packages that are missing, where they may.

# One configuration for everything: what the tests need of swift-syntax takes minutes to build and is built once.
CONFIGURATION ?= release
# More processes than cores only need more memory.
JOBS ?= $(shell nproc)
OUTPUT ?= out
PREFIX ?= /usr/local

# Without the macros for packages that depend on this one, which cost swift-syntax (Package.swift).
export FITTINGROOM_PROGRAM = 1
# Debug information takes a twelfth of the compiler's time and half of what it writes; traces have names without it.
BUILD = swift build --configuration $(CONFIGURATION) --jobs $(JOBS) -debug-info-format none
# Testable imports would need flags of their own, and everything would be compiled again for them.
TEST = swift test --configuration $(CONFIGURATION) --jobs $(JOBS) --disable-testable-imports -debug-info-format none
BIN = .build/$(CONFIGURATION)

.PHONY: demo gallery check-gallery site test instructions faults determinism soak mutants sanitizers fuzz build stand-ins packages install uninstall dist options \
  kernels sources clean

demo: build
	scripts/demo.sh $(BIN)/fittingroom $(OUTPUT) --background white

# The pictures of the documents; look at what has changed before it is committed.
gallery: build
	scripts/gallery.sh $(BIN)/fittingroom Documentation/Gallery

# Whether they are still what the program draws.
check-gallery: build
	scripts/gallery.sh --check $(BIN)/fittingroom Documentation/Gallery

# The documents and the documentation of the modules for packages, as a folder of static pages. BASE_PATH is where they lie on
# their host, SOURCE the address at which it shows the repository's files.
SITE ?= .build/site
BASE_PATH ?= /
SOURCE ?=
site: build
	for module in FittingRoomKit SnapshotAssertions SnapshotTesting InlineSnapshotTesting; do \
	  $(BUILD) --target $$module || exit 1; \
	done
	scripts/site.sh $(BIN) "$(SITE)" "$(BASE_PATH)" "$(SOURCE)"

test: packages
	$(TEST)

# Whether a start, a card, a list, texts or a comparison take more instructions than those that are kept; takes valgrind and 20 s.
# RECORD=record keeps those of now.
RECORD ?= compare
instructions: build
	$(BUILD) --product Benchmarks
	$(BIN)/Benchmarks --$(RECORD) Tests/Instructions/counts.txt

# What must not hurt the program, done to it.
faults: build
	scripts/faults.sh $(CONFIGURATION)

# The same pixels in circumstances that must not matter.
determinism: build
	scripts/determinism.sh $(BIN)/fittingroom

# Every quick way beside its plain form, on a million inputs and more, and 100,000 pictures for each effort of PNG: hours.
# SOAK=3 is three times as many; SOAKED is a regular expression of the tests to run.
SOAK ?= 1
SOAKED ?= VerdictTests|GeneratedPicture|RowKernel|RowFilter|RowParsing|PixelKernel|SpanKernel|ReferenceTests|ShortcutTests|PlainComparison
soak: packages
	FITTINGROOM_SOAK=$(SOAK) $(TEST) --filter '$(SOAKED)'

# Changes one operator, bound, constant or statement at a time, and looks whether the module's tests notice: hours. What was
# found is kept in .build/mutants.log, so that a run that was ended goes on. MUTATED names other modules and numbers of places.
MUTATED ?= ComparisonRuns=40 DeviceFrames=30 ImageComparison=40 StringMeasuring=45 Linting=40 StringCatalogs=60 LayoutEngine=40 \
  Reports=40 ProjectAssets=10
SEED ?= 1
mutants: packages
	scripts/mutants.py $(MUTATED) --seed $(SEED)

# The tests with AddressSanitizer and with ThreadSanitizer.
sanitizers: packages
	scripts/sanitizers.sh

# Inputs that crash, hang or give a wrong answer, SECONDS for each target of FUZZED.
SECONDS ?= 600
FUZZED ?= packing decoding catalogs budgets fonts drawing layout markdown
fuzz: packages
	swift package resolve
	for target in $(FUZZED); do scripts/fuzz.sh $$target $(SECONDS) || exit 1; done

build: packages
	$(BUILD) --product fittingroom-engine
	$(BUILD) --product fittingroom

# All stand-ins for Apple's modules and others' packages, which are else compiled on their first import; the tests take them
# from there.
stand-ins: build
	FITTINGROOM_STAND_IN_CACHE=$(CURDIR)/.build/stand-ins $(BIN)/fittingroom stand-ins --compile

packages:
	@scripts/install-packages.sh

# What is installed can be moved: the program finds the rest of it, and Swift's runtime, from its own place. Takes python3.
install: build
	DESTDIR="$(DESTDIR)" scripts/install.sh $(BIN) "$(PREFIX)"

# Removes exactly what was installed.
uninstall:
	DESTDIR="$(DESTDIR)" scripts/install.sh --remove "$(PREFIX)"

# What is downloaded of a release: a tarball, a Debian package, a bundle for SwiftPM. What is built depends on the folder of the build
# and on that of the sources: SwiftPM writes paths into the program, and the name of the package's folder into each module. So a copy
# of the sources is built in a folder that has the same path for every checkout and user, and the compiler has its memory at the same
# addresses each time: the order of some instructions depends on them.
DIST_BUILD ?= /var/tmp/fittingroom-build
DIST_SOURCES = $(DIST_BUILD)/FittingRoom
FIXED_ADDRESSES = $(shell setarch $$(uname -m) --addr-no-randomize true 2>/dev/null && echo setarch $$(uname -m) --addr-no-randomize)
dist: packages
	mkdir -p -m 700 "$(DIST_BUILD)"
	@test -O "$(DIST_BUILD)" || { echo "error: $(DIST_BUILD) belongs to another user; name a folder in DIST_BUILD" >&2; exit 77; }
	find "$(DIST_BUILD)" -path "$(DIST_SOURCES)/*" ! -path "$(DIST_SOURCES)/.build*" -type f -delete
	mkdir -p "$(DIST_SOURCES)"
	tar --create --exclude='./.build*' --exclude=./.git . | tar --extract --directory "$(DIST_SOURCES)"
	@test -n "$(FIXED_ADDRESSES)" || echo "note: setarch may not turn address randomization off, so that other bytes are possible" >&2
	$(FIXED_ADDRESSES) $(BUILD) --package-path "$(DIST_SOURCES)" --product fittingroom-engine
	$(FIXED_ADDRESSES) $(BUILD) --package-path "$(DIST_SOURCES)" --product fittingroom
	scripts/dist.sh "$(DIST_SOURCES)/.build/$(CONFIGURATION)"

# The table of all options, from what the commands say.
options: build
	scripts/describe-commands.py options $(BIN)/fittingroom-engine > Documentation/Options.md

# The C kernels on this processor and on 64-bit ARM, the latter in an emulator.
kernels:
	scripts/compare-kernels.sh

# What keeps the SwiftUI files below FOLDER from compiling, the most frequent first: make sources FOLDER=path
sources: build
	scripts/compile-sources.py $(BIN)/fittingroom-engine "$(FOLDER)"

clean:
	rm -rf .build $(OUTPUT)
