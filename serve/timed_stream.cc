#include "serve/timed_stream.h"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>

namespace codicil::serve {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kLook{50};  // how often an end of the server is looked for

// Returns whether the socket can be read or written, or has failed, in which case that shows next.
bool IsReady(socket_t socket, short events, milliseconds wait) {
  pollfd asked{.fd = socket, .events = events, .revents = 0};
  return poll(&asked, 1, static_cast<int>(wait.count())) > 0;
}

}  // namespace

bool TimedStream::is_readable() const {
  while (steady_clock::now() < read_until_) {
    if (IsReady(socket_, POLLIN, kLook)) return true;
    if (ending_()) break;
  }
  return false;
}

bool TimedStream::is_writable() const {
  const auto until = steady_clock::now() + kPatience;
  while (steady_clock::now() < until) {
    if (IsReady(socket_, POLLOUT, kPatience)) return true;
  }
  return false;
}

bool TimedStream::ReadHead() {
  while (head().find("\r\n\r\n") == std::string_view::npos) {
    if (IsTooLarge() || !is_readable()) return false;
    const ssize_t got = recv(socket_, request_.data() + filled_, request_.size() - filled_, 0);
    if (got <= 0) return false;
    filled_ += static_cast<size_t>(got);
  }
  return true;
}

ssize_t TimedStream::read(char* to, size_t size) {
  const size_t count = std::min(size, filled_ - taken_);
  if (count == 0 && size > 0) return ReadBody(to, size);
  std::copy_n(request_.data() + taken_, count, to);
  taken_ += count;
  return static_cast<ssize_t>(count);
}

ssize_t TimedStream::ReadBody(char* to, size_t size) {
  const size_t most = std::min(size, kMostBody - body_);
  if (most == 0 || !is_readable()) return 0;
  const ssize_t got = recv(socket_, to, most, 0);
  if (got > 0) body_ += static_cast<size_t>(got);
  return std::max<ssize_t>(got, 0);
}

ssize_t TimedStream::write(const char* from, size_t size) {
  while (is_writable()) {
    const ssize_t sent = send(socket_, from, size, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent >= 0 || errno != EAGAIN) return sent;
  }
  return -1;
}

void TimedStream::Finish() {
  shutdown(socket_, SHUT_WR);
  while (is_readable() && recv(socket_, request_.data(), request_.size(), 0) > 0) {
  }
}

}  // namespace codicil::serve
