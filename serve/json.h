// JSON that is read from requests and made for answers.
#pragma once

#include <rapidjson/document.h>

#include <string>
#include <string_view>

namespace codicil::serve {

// Reads JSON without recursion. Returns false if it is none.
bool ReadJson(std::string_view text, rapidjson::Document* json);
// On one line.
std::string WrittenJson(const rapidjson::Value& json);
rapidjson::Value JsonText(std::string_view text, rapidjson::Document::AllocatorType& memory);
// The member's text; "" if there is none.
std::string TextIn(const rapidjson::Value& object, const char* member);
// Whether all of it is a number.
bool ReadWhole(std::string_view text, uint64_t* number);

}  // namespace codicil::serve
