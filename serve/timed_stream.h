// A connection that neither its client nor its length can keep open.
#pragma once

#include <httplib.h>

#include <array>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace codicil::serve {

// A request may have kMostRequest bytes before its body, and they must have come after kPatience.
// An answer may take as long as it goes on: some of it must be taken within each kPatience.
inline constexpr size_t kMostRequest = size_t{16} * 1024;
inline constexpr std::chrono::seconds kPatience{10};
// What may come after it, in the same time.
inline constexpr size_t kMostBody = size_t{1} << 20;

class TimedStream final : public httplib::Stream {
 public:
  // Does not own the socket. Once `ending` is true, only what has already come is taken.
  TimedStream(socket_t socket, std::function<bool()> ending)
      : socket_(socket), ending_(std::move(ending)) {}

  // Waits for all of the request but its body. Returns false if it did not come, or is too large.
  bool ReadHead();
  bool IsTooLarge() const { return filled_ == request_.size(); }
  std::string_view head() const { return {request_.data(), filled_}; }

  // Sends that nothing follows and waits until the client has closed, too: a connection that is
  // closed with something unread is reset, and the client may lose the answer.
  void Finish();

  // For the library: what ReadHead has read, then the body if there is one, and what it answers.
  ssize_t read(char* to, size_t size) override;
  using httplib::Stream::write;
  ssize_t write(const char* from, size_t size) override;
  bool is_readable() const override;
  bool is_writable() const override;
  socket_t socket() const override { return socket_; }
  // Who asks does not matter.
  void get_remote_ip_and_port(std::string& /*ip*/, int& /*port*/) const override {}
  void get_local_ip_and_port(std::string& /*ip*/, int& /*port*/) const override {}

 private:
  ssize_t ReadBody(char* to, size_t size);

  const socket_t socket_;
  const std::function<bool()> ending_;
  const std::chrono::steady_clock::time_point read_until_ =
      std::chrono::steady_clock::now() + kPatience;
  std::array<char, kMostRequest> request_;
  size_t filled_ = 0;  // of request_
  size_t taken_ = 0;   // of what is filled
  size_t body_ = 0;    // bytes that were read after it
};

}  // namespace codicil::serve
