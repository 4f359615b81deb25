// The fuzz targets: functions that take any bytes and return what went wrong.
#pragma once

#include <string>
#include <string_view>

namespace codicil::fuzz {

inline constexpr char kBorder = '\x1E';  // between the parts of an input

// Each reads the bytes, checks the invariants that hold for any input, writes the edition in every
// form and reads that back. Returns "" if all is well, otherwise one line that describes the fault.
std::string PlainText(std::string_view bytes);
std::string Html(std::string_view bytes);
std::string Rst(std::string_view bytes);
std::string Json(std::string_view bytes);
std::string Xml(std::string_view bytes);
// The parts of a Word document, separated by kBorder: document, numbering, styles, footnotes.
std::string Word(std::string_view bytes);
// Runs the detector and every kind of decoding on the same bytes.
std::string Decode(std::string_view bytes);

// The stages after reading; each reads its bytes as plain text.
//
// Citations, terms, lists and findings are within their texts; the page's links have targets.
std::string Links(std::string_view bytes);
// The old edition and the new one, separated by kBorder: each provision has a pair, and the diff
// applies in both directions.
std::string Changes(std::string_view bytes);
// Two editions and a text that cites the old one: nothing in the text changes except numbers.
std::string Migrate(std::string_view bytes);

// What comes over the network, to a small work:
//
// A message of JSON-RPC: the answer is JSON, or there is none.
std::string Rpc(std::string_view bytes);
// "METHOD TARGET", and after a line end the body: the status is one that the APIs have, and JSON is
// JSON.
std::string Request(std::string_view bytes);

}  // namespace codicil::fuzz
