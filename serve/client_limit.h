// How often one client may ask.
#pragma once

#include <httplib.h>

#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>

namespace codicil::serve {

// The address at the other end; of IPv6 the first half, which one client has whole. "" if there is
// none, and for this machine, behind whose proxy all clients have one address.
std::string ClientOf(socket_t socket, bool this_machine_too);

// May be called from several threads.
class ClientLimit {
 public:
  using Time = std::chrono::steady_clock::time_point;
  explicit ClientLimit(uint64_t per_minute) : per_minute_(per_minute) {}

  // Counts a request. Returns for how many seconds the client must wait, 0 if it may ask. Nobody
  // is counted as "".
  int64_t Wait(const std::string& client, Time now);

 private:
  const uint64_t per_minute_;
  std::mutex mutex_;
  Time begun_;  // of the minute
  std::unordered_map<std::string, uint64_t> asked_;
};

}  // namespace codicil::serve
