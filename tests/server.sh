# A server for the scripts beside it, in the folder they work in.
# shellcheck shell=bash

# start_server PROGRAM FOLDER: sets `server` and `port`; what it says is in the file `served`.
start_server() {
  for port in $(shuf -i 20000-60000 -n 20); do  # one that is free
    "$1" serve "$2" --port "$port" 2>served &
    server=$!
    until grep -q "http://127.0.0.1:$port/" served || ! kill -0 "$server" 2>/dev/null; do sleep 0.05; done
    ! kill -0 "$server" 2>/dev/null || return 0
    server=
  done
  echo "FAULT: $2 could not be served: $(cat served)"
  return 1
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
