#include "base/byte_sink.h"

#include "base/temporary_file.h"

namespace codicil {

void DescriptorSink::Take(std::string_view bytes) {
  if (error_ == 0) error_ = WriteAll(descriptor_, bytes);
}

}  // namespace codicil
