#include "base/byte_sink.h"

#include <unistd.h>

#include <cerrno>

#include "base/temporary_file.h"

namespace codicil {

void DescriptorSink::Take(std::string_view bytes) {
  if (error_ == 0) error_ = WriteAll(descriptor_, bytes);
}

int DescriptorSink::Close() {
  Flush();
  if (close(descriptor_) != 0 && error_ == 0) error_ = errno;
  return error_;
}

}  // namespace codicil
