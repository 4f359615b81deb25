// Texts of two editions with what changed marked: <ins> and <del>.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "output/html/html_writer.h"
#include "output/trace_parts.h"

namespace codicil::changes {

// The words of both editions in one run.
void WriteBothWords(html::HtmlWriter& out, const StepPassage& passage);

// The words of several provisions as one text, to be compared with those of others.
class JoinedText {
 public:
  // The work must outlive this object.
  explicit JoinedText(const Work& work) : work_(work) {}

  void Add(ProvisionId id, const ProvisionRecord& provision);
  const std::string& text() const { return text_; }

  // Writes a paragraph for each passage, what `edits` say is only on this side marked; `link`
  // writes the number that the passages of a provision begin with.
  template <typename Link>
  void Write(html::HtmlWriter& out, const std::vector<WordEdit>& edits, bool old, Link link) const {
    for (const Part& part : parts_) {
      Open(out, part);
      if (part.first) {
        link(part.id);
        out.Put(" ");
      }
      WritePart(out, part, edits, old);
      out.Put("</p>");
    }
  }

 private:
  struct Part {
    ProvisionId id;
    bool first;             // of its provision
    std::string_view role;  // as in StepPassage
    size_t begin, end;
  };
  void AddPart(ProvisionId id, std::string_view role, TextId text);
  static void Open(html::HtmlWriter& out, const Part& part);
  void WritePart(html::HtmlWriter& out, const Part& part, const std::vector<WordEdit>& edits,
                 bool old) const;

  const Work& work_;
  std::string text_;
  std::vector<Part> parts_;
};

}  // namespace codicil::changes
