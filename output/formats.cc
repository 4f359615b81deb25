#include "output/formats.h"

#include "output/akn/akn.h"
#include "output/writer.h"

namespace codicil {
namespace {

void WriteHtmlOf(const Edition& edition, ByteSink& out) {
  WriteHtml(edition, CrossReference(edition), out);
}
void WriteEpubOf(const Edition& edition, ByteSink& out) {
  WriteEpub(edition, CrossReference(edition), out);
}
void WriteMarkdownOf(const Edition& edition, ByteSink& out) {
  WriteMarkdown(edition, CrossReference(edition), out);
}
void WriteXmlOf(const Edition& edition, ByteSink& out) {
  WriteAkn(edition, CrossReference(edition), {}, out);
}

}  // namespace

const std::array<OutputFormatInfo, kOutputFormatCount> kOutputFormats = {{
    {"json", "", WriteJson, {}},
    {"ndjson", "jsonl", WriteNdjson, {}},
    {"text", "txt", WriteText, WrittenFormat::kText},
    {"rst", "", WriteRst, WrittenFormat::kText},
    {"outline", "", WriteOutline, {}},
    {"html", "htm", WriteHtmlOf, WrittenFormat::kHtml},
    {"markdown", "md", WriteMarkdownOf, WrittenFormat::kMarkdown},
    {"xml", "akn", WriteXmlOf, WrittenFormat::kXml},
    {"epub", "", WriteEpubOf, WrittenFormat::kHtml},
}};

}  // namespace codicil
