// The head of an Akoma Ntoso document: what it is, its history, what its references mean.
#pragma once

#include <string_view>

#include "output/akn/akn.h"
#include "output/akn/akn_names.h"
#include "output/html/html_writer.h"

namespace codicil {

class AknMeta {
 public:
  // All must outlive this object.
  AknMeta(const Edition& edition, const AknIds& ids, const AknHistory& history,
          html::HtmlWriter& out);

  // Writes the meta of the whole.
  void Write();
  // Writes that of an attached document.
  void WriteAttached(std::string_view component);

 private:
  void WriteIdentification(std::string_view component);
  void WriteWork(std::string_view component);
  void WriteExpression(std::string_view component);
  void WriteManifestation(std::string_view component);
  void WriteUris(std::string_view base, std::string_view component, std::string_view ending);
  void WriteLifecycle();
  void WriteModifications();
  void WriteTemporalData();
  void WriteReferences();

  const Edition& edition_;
  const AknIds& ids_;
  const AknHistory& history_;
  html::HtmlWriter& out_;
  const std::string date_;
  const std::string first_date_;
  const std::string work_;
  const AknUris uris_;
};

}  // namespace codicil
