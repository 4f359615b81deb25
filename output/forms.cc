#include "output/forms.h"

#include "output/akn/akn.h"
#include "output/writer.h"

namespace codicil {
namespace {

void WriteHtmlOf(const Edition& edition, ByteSink& out) {
  WriteHtml(edition, CrossReference(edition), out);
}
void WriteMarkdownOf(const Edition& edition, ByteSink& out) {
  WriteMarkdown(edition, CrossReference(edition), out);
}
void WriteXmlOf(const Edition& edition, ByteSink& out) {
  WriteAkn(edition, CrossReference(edition), {}, out);
}

}  // namespace

const std::array<FormInfo, kFormCount> kForms = {{
    {"json", "", WriteJson, {}},
    {"ndjson", "jsonl", WriteNdjson, {}},
    {"text", "txt", WriteText, WrittenForm::kText},
    {"rst", "", WriteRst, WrittenForm::kText},
    {"outline", "", WriteOutline, {}},
    {"html", "htm", WriteHtmlOf, WrittenForm::kHtml},
    {"markdown", "md", WriteMarkdownOf, WrittenForm::kMarkdown},
    {"xml", "akn", WriteXmlOf, WrittenForm::kXml},
}};

}  // namespace codicil
