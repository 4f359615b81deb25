// How the Academy Ruins API answers, whatever it is asked.
#pragma once

#include <httplib.h>

#include <algorithm>
#include <string>

#include "output/json_writer.h"
#include "serve/replies.h"

namespace codicil::serve {

// What cannot be understood: thrown by what answers a path.
struct Invalid {
  std::string why;
};

class AcademyReply {
 public:
  // Both outlive it.
  AcademyReply(const httplib::Request& request, httplib::Response& response)
      : request_(request), response_(response) {}

 protected:
  template <typename Fill>
  void Give(Fill fill) {
    SetAnswer(request_, Json(fill), "application/json", response_);
  }
  void GiveText(const std::string& text) {
    SetAnswer(request_, text, "text/plain; charset=utf-8", response_);
  }
  // An object with `detail`, and more members.
  template <typename... More>
  void Refuse(int status, const std::string& detail, const More&... more) {
    Send(status, [&](JsonWriter& json) { json.Document("detail", detail, more...); });
  }
  // The same inside another: 404.
  template <typename... More>
  void RefuseNested(const std::string& detail, const More&... more) {
    Send(404,
         [&](JsonWriter& json) { json.Document("detail", json.Of("detail", detail, more...)); });
  }
  // Whether the path ends in a slash, which was not sent as a part of a name.
  bool EndsInSlash() const {
    const size_t end = EndOfPath();
    return end > 1 && request_.target[end - 1] == '/' && request_.path.ends_with('/');
  }
  // Relative, so that it also holds where a proxy adds to the path.
  void LeadWithoutSlash() {
    const size_t end = EndOfPath() - 1;
    const size_t begin = request_.target.rfind('/', end - 1) + 1;
    LeadTo("../" + request_.target.substr(begin, end - begin) + request_.target.substr(end + 1));
  }
  void LeadTo(const std::string& location) {
    // A header takes no line end, which a target may have.
    if (location.find_first_of("\r\n") != std::string::npos) return Refuse(404, "Not Found");
    response_.status = 307;
    response_.set_header("Location", location);
  }

  const httplib::Request& request_;
  httplib::Response& response_;

 private:
  size_t EndOfPath() const { return std::min(request_.target.find('?'), request_.target.size()); }

  template <typename Fill>
  static std::string Json(Fill fill) {
    std::string text = Written([&](ByteSink& out) {
      JsonWriter json(out);
      fill(json);
    });
    return text.ends_with('\n') ? text : text + '\n';
  }
  template <typename Fill>
  void Send(int status, Fill fill) {
    response_.status = status;
    response_.set_content(Json(fill), "application/json");
  }
};

}  // namespace codicil::serve
