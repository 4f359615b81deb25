// The files of one input, each with the label of every byte, and what there is to report about
// them.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "text/byte_labels.h"
#include "text/diagnostics.h"
#include "text/source_text.h"

namespace codicil {

struct Source {
  std::unique_ptr<SourceText> text;
  std::string format;  // "plain", "rst", "json"; "toml" and "text" are not editions
  ByteLabels labels;
  std::vector<Span> headings = {};  // that have no number, and are below none
};

struct Sources {
  std::vector<Source> files;  // by SourceId
  Diagnostics diagnostics;

  // Decodes `bytes` and adds them as the next file. Returns its id, the index in `files`.
  SourceId Add(std::string name, std::string bytes, std::string_view encoding = {});
  // Adds the text that was unpacked from a file (SourceText::Unpacked).
  SourceId AddUnpacked(std::string name, std::string text, std::string file);
  // Adds a text as another one was decoded.
  SourceId AddDecoded(const SourceText& other);
  // Takes for the text of a file what it is markup for (SourceText::Rendered).
  void Render(SourceId id, std::string text, std::vector<DecodedRun> runs);
  const SourceText& text(SourceId id) const { return *files[id].text; }

 private:
  void Append(std::unique_ptr<SourceText> text);
};

}  // namespace codicil
