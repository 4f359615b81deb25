#include "ingest/pdf/pdf.h"

#include <fmt/format.h>
#include <poppler-document.h>
#include <poppler-page.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "text/budget.h"

namespace codicil {
namespace {

constexpr int kMostPages = 20'000;
constexpr size_t kMostText = 64 * kMegabyte;

std::string TextOf(const poppler::page& page) {
  const poppler::byte_array text =
      page.text(poppler::rectf(), poppler::page::physical_layout).to_utf8();
  return {text.begin(), text.end()};
}

// Adds the pages; returns a fault.
std::string AddPages(const poppler::document& document, std::string& text) {
  if (document.pages() > kMostPages) return fmt::format("it has more than {} pages", kMostPages);
  std::string before;  // the page before
  for (int i = 0; i < document.pages(); ++i) {
    const std::unique_ptr<poppler::page> page(document.create_page(i));
    if (!page) return fmt::format("page {} of it is damaged", i + 1);
    std::string words = TextOf(*page);
    while (!words.empty() && (words.back() == '\f' || words.back() == '\n')) words.pop_back();
    if (i > 0) text += EndsWithPage(before, words) ? "\n\n\f" : "\n\f";
    text += words;
    before = std::move(words);
    if (text.size() > kMostText)
      return fmt::format("its text has more than {} MB", kMostText / kMegabyte);
  }
  return "";
}

}  // namespace

bool IsPdf(std::string_view bytes) { return bytes.starts_with("%PDF-"); }

PackageText ReadPdf(std::string_view bytes) {
  PackageText read;
  read.format = "pdf";
  poppler::set_debug_error_function([](const std::string&, void*) {}, nullptr);
  const std::unique_ptr<poppler::document> document(
      poppler::document::load_from_raw_data(bytes.data(), static_cast<int>(bytes.size())));
  if (!document) {
    read.fault = "it is a damaged PDF document";
  } else if (document->is_locked()) {
    read.fault = "it is a PDF document with a password";
  } else {
    read.fault = AddPages(*document, read.text);
  }
  if (read.fault.empty() && read.text.find_first_not_of(" \n\f") == std::string::npos)
    read.fault = "its pages are pictures without text: recognize it with ocrmypdf FILE FILE.pdf";
  return read;
}

}  // namespace codicil
