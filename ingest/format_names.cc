#include "ingest/reader.h"

namespace codicil {

std::string_view FormatName(Format format) {
  switch (format) {
    case Format::kAuto:
      return "auto";
    case Format::kPlainText:
      return "plain";
    case Format::kRst:
      return "rst";
    case Format::kJson:
      return "json";
  }
  return "";
}

std::optional<Format> FormatFromName(std::string_view name) {
  for (Format format : {Format::kPlainText, Format::kRst, Format::kJson}) {
    if (FormatName(format) == name) return format;
  }
  return std::nullopt;
}

}  // namespace codicil
