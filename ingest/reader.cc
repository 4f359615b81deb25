#include "ingest/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ingest/akn/akn.h"
#include "ingest/format_detection.h"
#include "ingest/html/html.h"
#include "ingest/json/json.h"
#include "ingest/kinds.h"
#include "ingest/package/package.h"
#include "ingest/plain_text/plain_text.h"
#include "ingest/rst/rst.h"
#include "rules/kinds.h"
#include "text/file_sniffer.h"
#include "text/kinds.h"

namespace codicil {
namespace {

void ReportOtherForm(SourceId id, std::string_view form, EditionBuilder& builder) {
  builder.SetFormat(id, std::string(form));
  constexpr std::pair<std::string_view, std::string_view> kAdvice[] = {
      {"RTF", kOfficeAdvice},
      {"PostScript", "convert it with: ps2pdf FILE FILE.pdf, pdftotext -layout FILE.pdf"},
      {"LaTeX", "convert it with: pandoc -t markdown -o FILE.md FILE"},
      {"AsciiDoc", "convert it with: asciidoctor -o FILE.html FILE"},
      {"XML", "save it as plain text and try again"}};
  const std::string_view advice =
      std::ranges::find(kAdvice, form, &std::pair<std::string_view, std::string_view>::first)
          ->second;
  builder.diagnostics().Report(kind::kOtherForm, Severity::kError,
                               fmt::format("this is {}, which is not supported; {}", form, advice),
                               Span{id, 0, 0});
}

void ReadHtml(SourceId id, EditionBuilder& builder) {
  if (IsTooDeep(builder.source(id).text())) {
    builder.diagnostics().Report(
        kind::kOtherForm, Severity::kError,
        "thousands of elements are nested in one another, as in no page: save it as plain text",
        Span{id, 0, 0});
    return;
  }
  RenderedHtml page = RenderHtml(builder.source(id).text());
  if (page.text.empty())
    builder.diagnostics().Report(kind::kEmptyInput, Severity::kError, "the page has no text",
                                 Span{id, 0, 0});
  if (builder.edition().language.empty()) builder.edition().language = page.language;
  if (!page.title.empty()) builder.OfferTitle(page.title);
  builder.Render(id, std::move(page.text), std::move(page.runs));
  ReadPlainText(id, builder);
}

// Whether the file was a package, or one that cannot be used.
bool ReadPackage(const std::string& path, std::string& bytes, EditionBuilder& builder) {
  std::optional<PackageText> package = Unpack(bytes);
  if (!package) return false;
  if (!package->fault.empty()) {
    builder.diagnostics().Report(kind::kUnreadable, Severity::kError,
                                 fmt::format("cannot read {}: {}", path, package->fault));
    return true;
  }
  const SourceId id = builder.AddUnpacked(path, std::move(package->text), std::move(bytes));
  builder.SetFormat(id, package->format);
  if (!package->left_out.empty())
    builder.diagnostics().Report(kind::kLeftOut, Severity::kNote, package->left_out,
                                 Span{id, 0, 0});
  if (builder.edition().language.empty()) builder.edition().language = package->language;
  if (!package->title.empty()) builder.OfferTitle(package->title);
  ReadPlainText(id, builder);
  return true;
}

void ReadSources(const std::vector<SourceId>& ids, const ReadOptions& options,
                 const FileStore& files, EditionBuilder& builder) {
  std::vector<SourceId> rst;
  for (SourceId id : ids) {
    const bool detect = options.format == Format::kAuto;
    const std::string_view other = detect ? OtherForm(builder.source(id).text()) : "";
    if (!other.empty()) {
      ReportOtherForm(id, other, builder);
      continue;
    }
    const Format format = detect ? DetectFormat(builder.source(id), options) : options.format;
    builder.SetFormat(id, std::string(FormatName(format)));
    if (format == Format::kRst) {
      rst.push_back(id);
    } else if (format == Format::kJson) {
      ReadJson(id, builder);
    } else if (format == Format::kXml) {
      ReadAkn(id, builder);
    } else if (format == Format::kHtml) {
      ReadHtml(id, builder);
    } else {
      ReadPlainText(id, builder);
    }
  }
  if (!rst.empty()) ReadRst(rst, options, files, builder);
}

}  // namespace

std::string_view FormatName(Format format) {
  constexpr std::array<std::string_view, 6> kNames = {"auto", "plain", "rst",
                                                      "json", "xml",   "html"};
  return kNames[static_cast<size_t>(format)];
}

std::optional<Format> FormatFromName(std::string_view name) {
  for (Format format :
       {Format::kPlainText, Format::kRst, Format::kJson, Format::kXml, Format::kHtml}) {
    if (FormatName(format) == name) return format;
  }
  return std::nullopt;
}

Reading ReadEdition(const std::vector<std::string>& paths, const ReadOptions& options,
                    const FileStore& files) {
  EditionBuilder builder;
  std::vector<SourceId> ids;
  for (const std::string& path : paths) {
    auto bytes = files.Read(path);
    if (!bytes) {
      builder.diagnostics().Report(kind::kUnreadable, Severity::kError, bytes.failure().message());
      continue;
    }
    if (options.format == Format::kAuto && ReadPackage(path, *bytes, builder)) continue;
    ids.push_back(builder.AddSource(path, std::move(*bytes), options.encoding));
  }
  ReadSources(ids, options, files, builder);
  Edition edition = std::move(builder).Build();
  const InputStatus status = StatusOf(edition.sources().diagnostics);
  return {std::move(edition), status};
}

}  // namespace codicil
