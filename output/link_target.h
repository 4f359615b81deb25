// Decides where a reference leads. HTML and Markdown ask it for the address of each link.
#pragma once

#include <string>

#include "output/anchors.h"

namespace codicil {

class LinkTarget {
 public:
  virtual ~LinkTarget() = default;
  // Return addresses that are valid in an attribute: "#r203.3a", "2.html#r203.3a".
  virtual std::string ToProvision(ProvisionId id) const = 0;
  virtual std::string ToEntry(uint32_t entry) const = 0;
  // Of the work that this one replaced; "" if it has no site.
  virtual std::string ToPredecessor(ProvisionId /*id*/) const { return ""; }
};

// The anchors of the page that the link is on.
class OwnPage : public LinkTarget {
 public:
  // `anchors` must outlive this object.
  explicit OwnPage(const Anchors& anchors) : anchors_(anchors) {}
  std::string ToProvision(ProvisionId id) const override { return "#" + anchors_.Provision(id); }
  std::string ToEntry(uint32_t entry) const override { return "#" + anchors_.Entry(entry); }

 private:
  const Anchors& anchors_;
};

}  // namespace codicil
