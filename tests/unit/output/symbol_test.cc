#include "output/html/symbol.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "output/html/html_writer.h"

namespace codicil::html {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string Written(std::string_view text) {
  StringSink sink;
  HtmlWriter out(sink);
  WriteWithSymbols(out, text);
  return sink.TakeText();
}

const std::string kLamp =  // "{L}"
    R"(<span class="s k" role="img" aria-label="L symbol"><i>{</i>L<i>}</i></span>)";

TEST(Symbols, OneByItselfIsAGlyphBetweenTheWords) {
  EXPECT_EQ(Written("Pay {L} now"), "Pay " + kLamp + " now");
}

TEST(Symbols, WhatTouchesOneStaysOnItsLine) {
  EXPECT_EQ(Written("Read “{L}{L}: ignite.\n({L})"), "Read <span class=\"w\">“" + kLamp + kLamp +
                                                         ":</span> ignite.\n<span class=\"w\">(" +
                                                         kLamp + ")</span>");
}

TEST(Symbols, ALongWordMayBreak) {
  EXPECT_THAT(Written(std::string(40, 'x') + "{L}"), Not(HasSubstr("class=\"w\"")));
}

TEST(Symbols, OtherBracesAreText) {
  EXPECT_EQ(Written("{} {ab} {L {LLLLLLLLLLLL}"), "{} {ab} {L {LLLLLLLLLLLL}");
}

}  // namespace
}  // namespace codicil::html
