#include <fmt/format.h>

#include "output/trace_walk.h"

namespace codicil {
namespace {

class TraceTextSink : public TraceSink {
 public:
  TraceTextSink(const PrintStyle& style, ByteSink& out) : style_(style), out_(out) {}

  void WriteLookup(std::string_view words) override { out_.Write(Dim(words) + "\n\n"); }
  void BeginLife(const LifeHead& head) override {
    indent_ = 0;
    out_.Write(fmt::format("{}{}\n", Bold(head.name), Dim(fmt::format("  {}", head.id))));
    WriteSentence(fmt::format("{}: {}.", head.work, head.facts));
  }
  void BeginStep(std::string_view edition, std::string_view number,
                 std::string_view kinds) override {
    indent_ = 2;
    out_.Write(fmt::format("\n{}  {}  {}\n", Bold(edition), Bold(number), kinds));
  }
  void WriteSentence(std::string_view sentence) override {
    out_.Write(Wrapped(sentence, indent_, style_));
  }
  void WritePassage(const StepPassage& passage) override {
    WrappedText lines(2, style_);
    lines.Add(PassageLabel(passage.role));
    AddPieces(passage.Pieces(), lines);
    out_.Write(lines.Finish());
  }
  void PartLives() override { out_.Put('\n'); }

  void BeginOthers(std::string_view title) override {
    indent_ = 2;
    out_.Write(fmt::format("\n{}\n", Bold(title)));
  }
  void WriteOther(std::string_view id, std::string_view sentence) override {
    WriteSentence(fmt::format("{}, {}", id, sentence));
  }

 private:
  std::string Bold(std::string_view text) const { return Styled(text, ansi::kBold, style_); }
  std::string Dim(std::string_view text) const { return Styled(text, ansi::kDim, style_); }

  const PrintStyle& style_;
  ByteSink& out_;
  size_t indent_ = 0;  // of sentences
};

}  // namespace

void WriteTraceText(const Trace& trace, const PrintStyle& style, ByteSink& out) {
  TraceTextSink sink(style, out);
  WalkTrace(trace, sink);
}

}  // namespace codicil
