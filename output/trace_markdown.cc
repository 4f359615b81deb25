#include <fmt/format.h>

#include "output/markdown_words.h"
#include "output/trace_walk.h"
#include "output/writable.h"

namespace codicil {
namespace {

class TraceMarkdownSink : public TraceSink {
 public:
  explicit TraceMarkdownSink(ByteSink& out) : out_(out) {}

  void WriteLookup(std::string_view words) override { Put("{}.\n\n", EscapeMarkdown(words)); }
  void BeginLife(const LifeHead& head) override {
    Put("# {}\n\n`{}` in {}: {}.\n", EscapeMarkdown(head.name), head.id, EscapeMarkdown(head.work),
        EscapeMarkdown(head.facts));
  }
  void BeginStep(std::string_view edition, std::string_view number,
                 std::string_view kinds) override {
    Put("\n## {} · {}\n\n*{}*\n", EscapeMarkdown(edition), EscapeMarkdown(number), kinds);
  }
  void WriteSentence(std::string_view sentence) override {
    Put("\n{}\n", EscapeMarkdown(sentence));
  }
  void WritePassage(const StepPassage& passage) override {
    std::string text(PassageLabel(passage.role));
    AppendMarkdown(passage.Pieces(), text);
    Put("\n> {}\n", text);
  }
  void PartLives() override { Put("\n"); }

  void BeginOthers(std::string_view title) override { Put("\n## {}\n\n", EscapeMarkdown(title)); }
  void WriteOther(std::string_view id, std::string_view sentence) override {
    Put("- `{}`, {}\n", id, EscapeMarkdown(sentence));
  }

 private:
  template <typename... Parts>
  void Put(fmt::format_string<Parts...> form, Parts&&... parts) {
    out_.Write(Writable(fmt::format(form, std::forward<Parts>(parts)...), WrittenForm::kMarkdown));
  }

  ByteSink& out_;
};

}  // namespace

void WriteTraceMarkdown(const Trace& trace, ByteSink& out) {
  TraceMarkdownSink sink(out);
  WalkTrace(trace, sink);
}

}  // namespace codicil
