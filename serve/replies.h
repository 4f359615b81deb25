// What the answers of every API have in common.
#pragma once

#include <httplib.h>

#include <string>

namespace codicil::serve {

// Whether the client says that it has what bears this ETag.
bool IsKept(const httplib::Request& request, const std::string& tag);
// Sends `body`, or that the client has it already.
void SetAnswer(const httplib::Request& request, const std::string& body, const char* type,
               httplib::Response& response);

// Anyone may read it in any page; nothing can be changed.
void AllowOthers(httplib::Response& response);
// What a browser asks before it lets a page of another origin send a request.
void AnswerPreflight(httplib::Response& response);

}  // namespace codicil::serve
