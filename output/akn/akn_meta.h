// The head of an Akoma Ntoso document: what it is, its history, what its references mean.
#pragma once

#include <set>
#include <string>
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
  // Writes that of a portion, whose provision has this eId. `terms` are the entries of the glossary
  // that it mentions.
  void WritePortion(const std::string& eid, const std::set<uint32_t>& terms);

  // The URI of the whole edition.
  std::string Whole() const { return uris_.Expression(date_) + "/!main"; }

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
  void WriteOrganizations();
  void WriteTerm(uint32_t entry);
  // Whether it is known when the work was first issued.
  bool KnowsOriginal() const { return !history_.work.date.empty(); }

  const Edition& edition_;
  const AknIds& ids_;
  const AknHistory& history_;
  html::HtmlWriter& out_;
  const std::string date_;
  const AknWork work_;
  const AknUris uris_;
  std::string portion_;  // the eId of what the document has, if that is not all
};

}  // namespace codicil
