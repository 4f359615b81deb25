# A server for the scripts beside it, in the folder they work in.
# shellcheck shell=bash

# start_server PROGRAM FOLDER [OPTION…]: sets `server` and `port`; what it says is in the file `served`.
start_server() {
  for port in $(shuf -i 20000-60000 -n 20); do  # one that is free
    "$1" serve "${@:2}" --port "$port" 2>served &
    server=$!
    until grep -qs "http://127.0.0.1:$port/" served || ! kill -0 "$server" 2>/dev/null; do sleep 0.05; done
    ! kill -0 "$server" 2>/dev/null || return 0
    server=
  done
  echo "FAULT: $2 could not be served: $(cat served)"
  return 1
}
show() {  # show PATH [LINES [METHOD]]: the status of an answer, where it leads, its type, its first lines
  local status line where= type=
  exec 3<>"/dev/tcp/127.0.0.1/$port"
  printf '%s %s HTTP/1.0\r\nHost: 127.0.0.1:%s\r\nContent-Length: 0\r\n\r\n' "${3:-GET}" "$1" "$port" >&3
  IFS= read -r status <&3
  while IFS= read -r line <&3 && [ "$line" != $'\r' ]; do
    case $line in
      Location:*) where=" ${line#Location: }" ;;
      Content-Type:*) type=" ${line#Content-Type: }" ;;
    esac
  done
  status="${status#* }$where$type"
  printf '== %s\n%s\n' "$1" "${status//$'\r'/}"
  head -n "${2:-40}" <&3
  exec 3<&-
}
answer() {  # the first line of an answer, which is read to its end
  local line
  { exec 3<>"/dev/tcp/127.0.0.1/$port"; } 2>/dev/null || {
    echo 'no connection'
    return
  }
  printf 'GET %s HTTP/1.0\r\nHost: 127.0.0.1:%s\r\n\r\n' "$1" "$port" >&3
  IFS= read -r line <&3 || line='no answer'
  cat <&3 >/dev/null
  exec 3<&-
  printf '%s' "${line%$'\r'}"
}
