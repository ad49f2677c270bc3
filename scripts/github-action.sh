#!/bin/bash
# The steps of action.yml, except for those of GitHub's own actions: one script, so that it can be tested anywhere.
#
#   github-action.sh install    puts the release VERSION of RELEASES (owner/name) on the path of later steps
#   github-action.sh run        STEP verify, merge, record or install; see action.yml for the variables
#
# Everything is kept in .fittingroom: part (the output of a matrix job), parts (the input of merge), report. The times of pictures
# are kept with the references, in times.json, so that all parts of a run are divided by the same times.
set -euo pipefail
here=.fittingroom

fail() {
  echo "::error title=FittingRoom::$1"
  exit 2
}

output() { echo "$1=$2" >> "${GITHUB_OUTPUT:-/dev/null}"; }

install_release() {
  if [ "$VERSION" = none ]; then
    command -v fittingroom > /dev/null || fail 'version is "none", but no fittingroom is on the path'
    return
  fi
  [[ $VERSION =~ ^[0-9A-Za-z][0-9A-Za-z.+-]*$ ]] || fail "“$VERSION” is not a version"
  [ "$(uname -s)" = Linux ] || fail "there are releases for Linux only; this runner is $(uname -s)"
  local name folder
  name=fittingroom-$VERSION-linux-$(uname -m)
  folder=${RUNNER_TEMP:-/tmp}/$name
  if [ ! -x "$folder/bin/fittingroom" ]; then
    # Swift's images lack it.
    command -v curl > /dev/null ||
      { apt-get update && apt-get install --yes --no-install-recommends curl ca-certificates; } > /dev/null 2>&1 ||
      fail "there is no curl to download the release with; install it in an earlier step"
    curl --fail --silent --show-error --location --retry 3 --header "Authorization: Bearer $GH_TOKEN" \
      "${GITHUB_SERVER_URL:-https://github.com}/$RELEASES/releases/download/$VERSION/$name.tar.gz" \
      | tar --extract --gzip --directory "$(dirname "$folder")" ||
      fail "$RELEASES has no release $VERSION for $(uname -m)"
  fi
  echo "$folder/bin" >> "$GITHUB_PATH"
}

# The lines of a variable as words, without empty lines.
lines() {
  words=()
  local line
  while IFS= read -r line; do
    if [ -n "$line" ]; then words+=("$line"); fi
  done <<< "$1"
}

# One option per line, with its value after the first space: "--device iPhone 17".
options() {
  local line
  lines "$1"
  arguments=()
  for line in ${words[@]+"${words[@]}"}; do
    arguments+=("${line%% *}")
    if [ "$line" != "${line%% *}" ]; then arguments+=("${line#* }"); fi
  done
}

remote() { echo "https://x-access-token:$GH_TOKEN@${GITHUB_SERVER_URL#https://}/$GITHUB_REPOSITORY"; }

# Clones an orphan branch, or creates it: branch FOLDER BRANCH
branch() {
  git clone --quiet --depth 1 --branch "$2" "${REMOTE:-$(remote)}" "$1" 2> /dev/null ||
    git init --quiet --initial-branch "$2" "$1"
}

# Commits and pushes a whole folder: push FOLDER BRANCH MESSAGE. Another job may have pushed in the meantime.
push() {
  git -C "$1" add --all
  if git -C "$1" diff --cached --quiet; then return; fi
  git -C "$1" -c user.name=fittingroom -c user.email=fittingroom@users.noreply.github.com commit --quiet -m "$3"
  local try
  for try in 1 2 3; do
    if git -C "$1" push --quiet "${REMOTE:-$(remote)}" "HEAD:$2"; then return; fi
    git -C "$1" -c user.name=fittingroom -c user.email=fittingroom@users.noreply.github.com \
      pull --quiet --rebase "${REMOTE:-$(remote)}" "$2" || true
  done
  fail "the branch $2 cannot be pushed; the job needs the permission contents: write"
}

fetch_references() {
  if [ -z "${REFERENCES_BRANCH:-}" ]; then return; fi
  rm -rf "$here/references"
  branch "$here/references" "$REFERENCES_BRANCH"
  REFERENCES=$here/references/$REFERENCES
}

# Runs the program and keeps its exit code.
code=0
fittingroom_run() {
  code=0
  fittingroom "$@" || code=$?
}

# A report in every format, with the URL of its pictures.
reports=()
report_options() {
  mkdir -p "$here/report"
  reports=(--github --html "$here/report/index.html" --junit "$here/report/junit.xml" --markdown "$here/report/comment.md")
  place=pr-${PULL_REQUEST:-0}-${GITHUB_RUN_ID:-0}-${GITHUB_RUN_ATTEMPT:-1}
  if [ -n "${PICTURES_BRANCH:-}" ] && may_write; then
    reports+=(--image-base-url "${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY/raw/$PICTURES_BRANCH/$place")
  fi
}

# A run for a pull request from a fork may not write anything.
may_write() { [ -n "${PULL_REQUEST:-}" ] && [ "${COMMENT:-true}" = true ] && [ "${IS_FORK:-false}" != true ]; }

comment() {
  if ! may_write; then return; fi
  if ! command -v gh > /dev/null; then
    echo "::warning title=FittingRoom::there is no gh to comment with; install it in an earlier step, or merge in a job without a container"
    return
  fi
  if [ -n "${PICTURES_BRANCH:-}" ] && [ -d "$here/report/comment-thumbnails" ]; then
    rm -rf "$here/pictures"
    branch "$here/pictures" "$PICTURES_BRANCH"
    mkdir -p "$here/pictures/$place"
    cp -R "$here/report/comment-thumbnails" "$here/pictures/$place"
    push "$here/pictures" "$PICTURES_BRANCH" "Add pictures of $place"
  fi
  # The comment begins with a marker, by which a later run finds and replaces it. If everything matches, there is no comment.
  local known
  known=$(gh api "repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments" --paginate \
    --jq '.[] | select(.body | startswith("<!-- fittingroom-report -->")) | .id' | tail -n 1)
  if [ -n "$known" ]; then
    gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" -F "body=@$here/report/comment.md"
  elif [ "$code" != 0 ]; then
    gh api --silent --method POST "repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments" \
      -F "body=@$here/report/comment.md"
  fi
}

verify() {
  fetch_references
  lines "$PATHS"
  local paths=("${words[@]}")
  options "${OPTIONS:-}"
  mkdir -p "$here/part"
  local extra=()
  if [ "$FITTINGROOM_JOB_TOTAL" = 1 ]; then
    report_options
    extra=("${reports[@]}")
  fi
  if [ -f "$REFERENCES/times.json" ]; then extra+=(--times "$REFERENCES/times.json"); fi
  fittingroom_run snapshot verify "$REFERENCES" "${paths[@]}" ${arguments[@]+"${arguments[@]}"} \
    ${extra[@]+"${extra[@]}"} --results "$here/part/results"
  if [ "$FITTINGROOM_JOB_TOTAL" = 1 ]; then comment; fi
  # A part that differs has been verified, and merge reports the differences; a part that was not verified is missing there.
  if [ "$code" != 0 ] && [ ! -d "$here/part/results" ] && [ "$FITTINGROOM_JOB_TOTAL" != 1 ]; then exit "$code"; fi
}

merge() {
  fetch_references
  report_options
  local parts=() part
  for part in "$here"/parts/*/results; do
    if [ -d "$part" ]; then parts+=("$part"); fi
  done
  if [ ${#parts[@]} = 0 ]; then fail "there are no parts; merge needs the jobs that verify"; fi
  fittingroom_run snapshot merge "${parts[@]}" --references "$REFERENCES" "${reports[@]}"
  comment
}

record() {
  fetch_references
  lines "$PATHS"
  local paths=("${words[@]}")
  options "${OPTIONS:-}"
  fittingroom_run snapshot record "$REFERENCES" "${paths[@]}" ${arguments[@]+"${arguments[@]}"} --shard 1/1 \
    --write-times "$REFERENCES/times.json"
  # Drawn pictures are recorded; committing them in the working tree is the workflow's own step.
  if [ -n "${REFERENCES_BRANCH:-}" ]; then
    push "$here/references" "$REFERENCES_BRANCH" "Record references of ${GITHUB_SHA:-unknown}"
  fi
}

case ${1:-} in
  install) install_release ;;
  run)
    case ${STEP:-} in
      verify) verify ;;
      merge) merge ;;
      record) record ;;
      install) ;;
      *) fail "step “${STEP:-}” is none of verify, merge, record and install" ;;
    esac
    output exit-code "$code"
    if [ -d "$here/report" ]; then output report "$here/report"; fi
    ;;
  *) echo "usage: github-action.sh install|run" >&2; exit 64 ;;
esac
