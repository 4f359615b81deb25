#include "serve/client_limit.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <cstring>

namespace codicil::serve {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::seconds kMinute = 60s;
// Where so many have asked in a minute, it begins anew: they are not to fill the memory.
constexpr size_t kMostClients = 100000;

std::string TextOf(int family, const void* address) {
  char text[INET6_ADDRSTRLEN] = {};
  return inet_ntop(family, address, text, sizeof text) == nullptr ? "" : text;
}

std::string ClientAt(const sockaddr_in& address, bool this_machine_too) {
  const bool own = ntohl(address.sin_addr.s_addr) >> 24 == IN_LOOPBACKNET;
  return own && !this_machine_too ? "" : TextOf(AF_INET, &address.sin_addr);
}

std::string ClientAt(const sockaddr_in6& address, bool this_machine_too) {
  in6_addr own_half = address.sin6_addr;
  if (IN6_IS_ADDR_LOOPBACK(&own_half)) return this_machine_too ? "::1" : "";
  if (IN6_IS_ADDR_V4MAPPED(&own_half)) {
    sockaddr_in mapped{};
    std::memcpy(&mapped.sin_addr, own_half.s6_addr + 12, sizeof mapped.sin_addr);
    return ClientAt(mapped, this_machine_too);
  }
  std::memset(own_half.s6_addr + 8, 0, 8);
  return TextOf(AF_INET6, &own_half);
}

}  // namespace

std::string ClientOf(socket_t socket, bool this_machine_too) {
  sockaddr_storage peer{};
  socklen_t size = sizeof peer;
  if (getpeername(socket, reinterpret_cast<sockaddr*>(&peer), &size) != 0) return "";
  if (peer.ss_family == AF_INET)
    return ClientAt(reinterpret_cast<const sockaddr_in&>(peer), this_machine_too);
  if (peer.ss_family == AF_INET6)
    return ClientAt(reinterpret_cast<const sockaddr_in6&>(peer), this_machine_too);
  return "";
}

int64_t ClientLimit::Wait(const std::string& client, Time now) {
  if (client.empty()) return 0;
  const std::lock_guard lock(mutex_);
  if (now - begun_ >= kMinute || asked_.size() >= kMostClients) {
    begun_ = now;
    asked_.clear();
  }
  if (++asked_[client] <= per_minute_) return 0;
  return std::chrono::ceil<std::chrono::seconds>(begun_ + kMinute - now).count();
}

}  // namespace codicil::serve
