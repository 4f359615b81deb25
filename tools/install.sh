# Installs from Debian's packages what the given list lacks. Sourced by the scripts beside it.
# shellcheck shell=bash disable=SC2034

codicil_build_packages=(g++ cmake ninja-build pkg-config
  libpugixml-dev libre2-dev libcmark-dev libicu-dev libfmt-dev libcli11-dev libtomlplusplus-dev libsqlite3-dev libcpp-httplib-dev rapidjson-dev
  robin-map-dev libssl-dev)
codicil_test_packages=(ccache libgtest-dev libgmock-dev git patch sqlite3 libxml2-utils strace)
codicil_bench_packages=(libbenchmark-dev libmd4c-dev)

# install_node_and_browser: Debian's npm comes with hundreds of packages, so one that is there is taken.
install_node_and_browser() {
  command -v node >/dev/null && command -v npm >/dev/null || install_packages nodejs npm
  command -v chromium >/dev/null || install_packages chromium
}

# install_node_modules: into build/node, what the tests of pages, of SARIF and of tables need from npm. The
# schema of SARIF comes in a package that needs hundreds of others; its file alone needs none.
install_node_modules() {
  local folder=build/node
  mkdir -p "$folder"
  cmp -s tests/node/package-lock.json "$folder/installed.json" && return 0
  cp tests/node/package.json tests/node/package-lock.json "$folder/"
  npm ci --prefix "$folder" --ignore-scripts --no-audit --no-fund --loglevel=error
  (
    cd "$folder"
    npm pack --silent @datadog/datadog-ci@2.48.0 >/dev/null
    tar xzf datadog-datadog-ci-2.48.0.tgz --strip-components=5 \
      package/dist/commands/sarif/json-schema/sarif-schema-2.1.0.json
  )
  cp "$folder/package-lock.json" "$folder/installed.json"
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
