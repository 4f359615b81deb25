// Makes a SourceText: chooses the encoding, then decodes the text, records the runs and reports
// problems.

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "text/converter.h"
#include "text/encoded_twice.h"
#include "text/encoding_detector.h"
#include "text/file_sniffer.h"
#include "text/kinds.h"
#include "text/lost_marks.h"
#include "text/source_text.h"
#include "text/utf8.h"

namespace codicil {
namespace {

constexpr size_t kLargestFile = size_t{1} << 30;
constexpr size_t kMostReports = 20;

// Resolves a name that leaves the byte order open according to the file.
std::string WithByteOrder(std::string encoding, std::string_view bytes) {
  if (encoding != "UTF-16" && encoding != "UTF-32") return encoding;
  const ByteOrderMark mark = FindByteOrderMark(bytes);
  if (mark.encoding.starts_with(encoding)) return std::string(mark.encoding);
  if (encoding == "UTF-16" && FindUnmarkedUtf16(bytes) == "UTF-16LE") return "UTF-16LE";
  return encoding + "BE";
}

std::string JoinNames(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, " + "));
}

}  // namespace

class SourceDecoder {
 public:
  SourceDecoder(SourceId id, std::string name, std::string bytes, Diagnostics& diagnostics)
      : source_(new SourceText), diagnostics_(diagnostics) {
    source_->id_ = id;
    source_->name_ = std::move(name);
    source_->bytes_ = std::move(bytes);
  }

  std::unique_ptr<SourceText> Decode(std::string_view encoding) && {
    if (const std::optional<EncodingPlan> plan = Plan(encoding)) Apply(*plan);
    const bool reported_as_no_text = source_->encoding_.empty();
    if (!reported_as_no_text &&
        source_->text_.find_first_not_of(" \t\r\n\f\v") == source_->text_.npos) {
      Report(kind::kEmptyInput, Severity::kError,
             source_->bytes_.empty() ? "the file is empty" : "the file contains only white space");
    }
    return std::move(source_);
  }

 private:
  // Returns the plan according to `encoding`, a byte order mark or the evidence; nullopt if the
  // file is not text.
  std::optional<EncodingPlan> Plan(std::string_view encoding) {
    if (source_->bytes_.size() > kLargestFile) {
      ReportNotText({"a file of more than 1 GiB", "split it, and read its --parts"});
      return std::nullopt;
    }
    if (!encoding.empty()) {
      const std::string known = StandardEncodingName(encoding);
      if (!known.empty()) return PlanFor(WithByteOrder(known, source_->bytes_));
      Report(kind::kEncodingUnknown, Severity::kError,
             fmt::format("unknown encoding \"{}\": use a name such as UTF-8 or windows-1252, "
                         "or none to have it detected",
                         encoding));
    }
    return PlanFromEvidence();
  }

  std::optional<EncodingPlan> PlanFor(const std::string& encoding) {
    const ByteOrderMark mark = FindByteOrderMark(source_->bytes_);
    if (mark.encoding == encoding) source_->bom_size_ = mark.size;
    return EncodingPlan{{encoding}, {}, false, true};
  }

  std::optional<EncodingPlan> PlanFromEvidence() {
    const std::string_view bytes = source_->bytes_;
    const ByteOrderMark mark = FindByteOrderMark(bytes);
    source_->bom_size_ = mark.size;
    if (!mark.encoding.empty() && mark.encoding != "UTF-8") {
      return EncodingPlan{{std::string(mark.encoding)}, {}, false};
    }
    if (const std::string_view utf16 = FindUnmarkedUtf16(bytes); !utf16.empty()) {
      return EncodingPlan{{std::string(utf16)}, {}, false};
    }
    if (const BinaryKind kind = FindBinaryKind(bytes); !bytes.empty() && !kind.name.empty()) {
      source_->bom_size_ = 0;
      ReportNotText(kind);
      return std::nullopt;
    }
    return DetectEncoding(bytes.substr(mark.size));
  }

  void Apply(const EncodingPlan& plan) {
    const bool utf8 = plan.encodings[0] == "UTF-8";
    source_->encoding_ = JoinNames(plan.encodings);
    if (utf8 && source_->bom_size_ > 0) source_->encoding_.insert(5, " with BOM");
    const std::string_view bytes = source_->bytes_;
    if (plan.well_formed || (utf8 && FindIllFormed(bytes, source_->bom_size_) == bytes.size())) {
      ViewBytes();
    } else {
      Convert(plan);
    }
    if (!plan.given) {
      UndoSecondEncoding();
      RestoreLostMarks();
    }
    ReportMixed(plan);
    ReportUndecodable();
  }

  void ViewBytes() {
    source_->text_ = std::string_view(source_->bytes_).substr(source_->bom_size_);
    source_->runs_ = {{0, source_->bom_size_, 1, 1}};
  }

  void Convert(const EncodingPlan& plan) {
    DecodedText decoded;
    // Reserves some space for longer characters, so that a few of them do not make the string
    // double.
    decoded.text.reserve(source_->bytes_.size() + source_->bytes_.size() / 8);
    decoded.original_end = source_->bom_size_;
    std::vector<std::unique_ptr<Converter>> converters;
    for (const std::string& encoding : plan.encodings) {
      converters.push_back(encoding == "UTF-8" ? nullptr : std::make_unique<Converter>(encoding));
    }
    const auto append = [&](uint32_t begin, uint32_t end, uint32_t encoding) {
      if (begin == end) return;
      if (converters[encoding] == nullptr) {
        AppendUtf8(source_->bytes_, begin, end, decoded);
      } else {
        converters[encoding]->Append(source_->bytes_, begin, end, decoded);
      }
    };
    uint32_t at = source_->bom_size_;
    for (const EncodingPlan::Exception& exception : plan.exceptions) {
      append(at, exception.begin + source_->bom_size_, 0);
      at = exception.end + source_->bom_size_;
      append(exception.begin + source_->bom_size_, at, exception.encoding);
    }
    append(at, static_cast<uint32_t>(source_->bytes_.size()), 0);
    source_->decoded_ = std::move(decoded.text);
    source_->text_ = source_->decoded_;
    source_->runs_ = std::move(decoded.runs);
    for (const DecodedText::Region& region : decoded.undecodable) {
      undecodable_.push_back({source_->ToOriginal(region.begin), source_->ToOriginal(region.end)});
    }
  }

  void UndoSecondEncoding() {
    const EncodedTwiceParts parts = FindEncodedTwice(source_->text_);
    if (parts.characters.empty()) return;
    if (!parts.sure) return ReportDoubt(parts);
    Correct(parts.characters);
    ReportEncodedTwice(parts);
  }

  void RestoreLostMarks() {
    for (const std::string_view sign : {"?", "\uFFFD"}) {
      if (sign != "?" && !undecodable_.empty()) continue;  // these are reported one by one
      const LostMarks lost = FindLostMarks(source_->text_, sign);
      if (lost.restored.empty()) continue;
      Correct(lost.restored);
      ReportLostMarks(lost, sign);
    }
  }

  void Correct(const std::vector<Correction>& characters) {
    DecodedText corrected = Corrected(characters);
    source_->decoded_ = std::move(corrected.text);
    source_->text_ = source_->decoded_;
    source_->runs_ = std::move(corrected.runs);
  }

  // Returns the text with the characters replaced by what was meant, and runs that lead to the same
  // bytes of the file.
  DecodedText Corrected(const std::vector<Correction>& characters) const {
    DecodedText out;
    out.text.reserve(source_->text_.size());
    out.original_end = source_->bom_size_;
    uint32_t done = 0;
    for (const Correction& one : characters) {
      CopyUnits(done, one.begin, out);
      const size_t text_begin = out.text.size();
      AppendCodePoint(one.meant, out.text);
      const uint32_t begin = source_->ToOriginal(one.begin), end = source_->ToOriginal(one.end);
      out.CloseUnits(text_begin, begin, end, static_cast<uint32_t>(out.text.size() - text_begin),
                     end - begin);
      done = one.end;
    }
    CopyUnits(done, static_cast<uint32_t>(source_->text_.size()), out);
    return out;
  }

  // Appends text_[begin, end) run by run.
  void CopyUnits(uint32_t begin, uint32_t end, DecodedText& out) const {
    const auto& runs = source_->runs_;
    auto next = std::upper_bound(
        runs.begin(), runs.end(), begin,
        [](uint32_t offset, const DecodedRun& run) { return offset < run.text_begin; });
    while (begin < end) {
      const DecodedRun& run = *std::prev(next);
      const uint32_t limit = next == runs.end() ? end : std::min(end, next->text_begin);
      const size_t text_begin = out.text.size();
      out.text.append(source_->text_.substr(begin, limit - begin));
      out.CloseUnits(text_begin, source_->ToOriginal(begin), source_->ToOriginal(limit),
                     run.text_unit, run.original_unit);
      begin = limit;
      if (next != runs.end()) ++next;
    }
  }

  void ReportEncodedTwice(const EncodedTwiceParts& parts) {
    const size_t count = parts.characters.size();
    const uint32_t begin = parts.characters.front().begin;  // nothing before it has changed
    const auto size = static_cast<uint32_t>(Utf8At(source_->text_, begin).size);
    diagnostics_.Report(
        kind::kEncodedTwice, Severity::kWarning,
        fmt::format("{} encoded twice: bytes of {} had been read in another encoding and saved "
                    "again; {} decoded twice, {}here",
                    count == 1 ? "a character was" : fmt::format("{} characters were", count),
                    parts.bytes_of, count == 1 ? "it is" : "they are", count == 1 ? "" : "first "),
        Span{source_->id_, begin, begin + size});
  }

  void ReportLostMarks(const LostMarks& lost, std::string_view sign) {
    const uint32_t begin = lost.restored.front().begin;  // nothing before it has changed
    const auto size = static_cast<uint32_t>(Utf8At(source_->text_, begin).size);
    std::string left;
    if (lost.left > 0)
      left = fmt::format("; {} more may be what they are, and are left", lost.left);
    diagnostics_.Report(
        kind::kLostMarks, Severity::kWarning,
        fmt::format("{} quotation marks, apostrophes and dashes had been saved as \"{}\"; they are "
                    "restored as their places suggest, first here{}",
                    lost.restored.size(), sign, left),
        Span{source_->id_, begin, begin + size});
  }

  void ReportDoubt(const EncodedTwiceParts& parts) {
    const size_t count = parts.characters.size();
    const Correction& first = parts.characters.front();
    diagnostics_.Report(
        kind::kEncodedTwice, Severity::kWarning,
        fmt::format(
            "{} may have been encoded twice{}: bytes of {} read in another encoding and saved "
            "again; the text is left unchanged",
            count == 1 ? "a character" : fmt::format("{} characters", count),
            count == 1 ? "" : ", first here", parts.bytes_of),
        Span{source_->id_, first.begin, first.end});
  }

  void ReportUndecodable() {
    const size_t count = undecodable_.size();
    for (size_t i = 0; i < std::min(count, kMostReports); ++i) {
      const uint32_t begin = ToText(undecodable_[i].begin), end = ToText(undecodable_[i].end);
      const uint32_t size = undecodable_[i].end - undecodable_[i].begin;
      diagnostics_.Report(kind::kUndecodableBytes, Severity::kWarning,
                          fmt::format("{} that {} not valid {}",
                                      size == 1 ? "a byte" : fmt::format("{} bytes", size),
                                      size == 1 ? "is" : "are", source_->encoding_),
                          Span{source_->id_, begin, end});
    }
    if (count > kMostReports) {
      Report(kind::kUndecodableBytes, Severity::kWarning,
             fmt::format("undecodable bytes at {} more places", count - kMostReports));
    }
  }

  void ReportMixed(const EncodingPlan& plan) {
    if (plan.exceptions.empty()) return;
    const std::vector<std::string> others(plan.encodings.begin() + 1, plan.encodings.end());
    const uint32_t first = ToText(plan.exceptions.front().begin + source_->bom_size_);
    const std::string_view line = source_->LineAt(first);
    const auto begin = static_cast<uint32_t>(line.data() - source_->text_.data());
    diagnostics_.Report(kind::kMixedEncoding, Severity::kWarning,
                        fmt::format("the file is {}, but some of it is {}, first here",
                                    plan.encodings[0], JoinNames(others)),
                        Span{source_->id_, begin, begin + static_cast<uint32_t>(line.size())});
  }

  void ReportNotText(const BinaryKind& kind) {
    Report(kind::kNotText, Severity::kError,
           fmt::format("this is {}, not text; {}", kind.name, kind.advice));
  }

  // About the file as a whole; the empty span at its start says which file.
  void Report(DiagnosticKind kind, Severity severity, std::string message) {
    diagnostics_.Report(kind, severity, std::move(message), Span{source_->id_, 0, 0});
  }

  uint32_t ToText(uint32_t original) const {
    const auto& runs = source_->runs_;
    const auto after = std::upper_bound(
        runs.begin(), runs.end(), original,
        [](uint32_t offset, const DecodedRun& run) { return offset < run.original_begin; });
    if (after == runs.begin()) return 0;
    const DecodedRun& run = *std::prev(after);
    const uint32_t text =
        run.text_begin + (original - run.original_begin) / run.original_unit * run.text_unit;
    const uint32_t limit =
        after == runs.end() ? static_cast<uint32_t>(source_->text_.size()) : after->text_begin;
    return std::min(text, limit);
  }

  std::unique_ptr<SourceText> source_;
  std::vector<DecodedText::Region> undecodable_;  // in the bytes of the file
  Diagnostics& diagnostics_;
};

std::unique_ptr<SourceText> SourceText::Decode(SourceId id, std::string name, std::string bytes,
                                               std::string_view encoding,
                                               Diagnostics& diagnostics) {
  return SourceDecoder(id, std::move(name), std::move(bytes), diagnostics).Decode(encoding);
}

}  // namespace codicil
