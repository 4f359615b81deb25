// The Model Context Protocol: tools, resources and a prompt over the works that are served, in its
// revision without sessions (2026-07-28) and in those before. Over HTTP a message is a request,
// over standard input a line.
#pragma once

#include <rapidjson/document.h>

#include <string>
#include <string_view>

#include "serve/json_rpc.h"
#include "serve/mcp_tools.h"
#include "serve/works.h"

namespace codicil::serve {

class Mcp {
 public:
  // The works outlive it. `public_url` has a final "/", or is empty: then answers name no address.
  Mcp(const Works& works, std::string version, std::string public_url);

  struct Reply {
    int status = 200;  // of HTTP
    std::string body;  // empty if there is nothing to be said
  };
  // May be called from several threads.
  Reply Answer(std::string_view message) const;

  // Whether a page of that origin may ask.
  bool IsAllowedOrigin(std::string_view origin) const;

 private:
  using Params = rapidjson::Value;

  std::string Method(const std::string& method, const Params& params) const;
  std::string Initialize(const Params& params) const;
  std::string Discover() const;
  std::string ListTools() const;
  std::string CallTool(const Params& params) const;
  std::string ListResources() const;
  std::string ListTemplates() const;
  std::string ReadResource(const Params& params) const;
  std::string ListPrompts() const;
  std::string GetPrompt(const Params& params) const;

  std::string AskedFor(const Tool& tool, const Params& arguments, bool* failed) const;
  std::string HeadOf(ServedWork& work, const std::string& edition, const std::string& name) const;

  const Works& works_;
  const std::string version_;
  const std::string public_url_;
};

}  // namespace codicil::serve
