# Installs from Debian's packages what the given list lacks, and builds. Sourced by the scripts beside it.
# shellcheck shell=bash disable=SC2034

codicil_build_packages=(g++ cmake ninja-build pkg-config
  libpugixml-dev libre2-dev libcmark-dev libgumbo-dev libzip-dev zlib1g-dev libicu-dev libfmt-dev libcli11-dev libtomlplusplus-dev libsqlite3-dev libcpp-httplib-dev rapidjson-dev
  robin-map-dev libssl-dev)
codicil_test_packages=(ccache parallel python3 libgtest-dev libgmock-dev git patch sqlite3 libxml2-utils lintian strace)
codicil_document_packages=(git parallel python3)  # besides codicil, in what the documents say
codicil_package_packages=(dpkg-dev file)
codicil_bench_packages=(libbenchmark-dev libmd4c-dev)

# install_node_and_browser: Debian's npm comes with hundreds of packages, so one that is there is taken.
install_node_and_browser() {
  command -v node >/dev/null && command -v npm >/dev/null || install_packages nodejs npm
  command -v chromium >/dev/null || install_packages chromium
}

# install_node_modules: into build/node, what the tests of pages, SARIF, tables and the SBOM need from npm.
# npm holds each package to its digest in package-lock.json. Fails where npm cannot install, and ends
# the script where something else came than was asked for.
install_node_modules() {
  local folder=build/node
  mkdir -p "$folder"
  cmp -s tests/node/package-lock.json "$folder/installed.json" && return 0
  cp tests/node/package.json tests/node/package-lock.json "$folder/" &&
    npm ci --prefix "$folder" --ignore-scripts --no-audit --no-fund --loglevel=error >"$folder/npm.log" 2>&1 || {
    cat "$folder/npm.log" >&2
    ! grep -q EINTEGRITY "$folder/npm.log" || exit 1
    return 1
  }
  install_sarif_schema "$folder" && cp "$folder/package-lock.json" "$folder/installed.json"
}

# The schema of SARIF comes in a package that needs hundreds of others; its file alone needs none. This
# is the package's integrity at npm (sha512-Xseeb1Fu…), in hexadecimal digits.
sarif_sha512=5ec79e6f516ed02065d92a5b6334e2aa893d6ece5b29263d640183b837164e3488de3a42b83b7806223113f1ce333578b7e4ba28a8c200186ab9a857a3fbb44c
install_sarif_schema() {  # FOLDER
  local package=$1/datadog-datadog-ci-2.48.0.tgz
  npm pack --silent --pack-destination "$1" @datadog/datadog-ci@2.48.0 >/dev/null || return 1
  sha512sum --check --quiet <<<"$sarif_sha512  $package" || exit 1
  tar xzf "$package" -C "$1" --strip-components=5 package/dist/commands/sarif/json-schema/sarif-schema-2.1.0.json
}

# build_program: as it is released, with all that cmake --install and cpack take, in build/demo.
build_program() {
  local quiet=()
  [ -t 1 ] || quiet=(-- --quiet)
  cmake -S . -B build/demo -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCODICIL_QUICK=ON -DCODICIL_TESTS=OFF >/dev/null
  cmake --build build/demo -j "$(nproc)" "${quiet[@]}"
}

# install_packages PACKAGE…: nothing happens, and no root is needed, when all are there.
install_packages() {
  local package missing=() as_root=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "codicil: needs root or sudo to install: ${missing[*]}" >&2; return 1; }
    as_root=(sudo)
  fi
  echo "Installing ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}
