// Two editions of a small work, for texts that cite it: 101 was removed, 102 became 101 with a new
// 101.1b, and 102.3 was split.
#pragma once

#include <string>

#include "migrate/kinds.h"
#include "migrate/migrate.h"
#include "tests/unit/diff/aligned_texts.h"

namespace codicil {

inline const std::string kCitedOld = R"(Ember Rules

These rules are effective as of May 2, 2031.

1. Play

100. Basics

100.1. A warden pays two embers to light a relic.

100.2. A dark relic does nothing until somebody lights it again.

101. Groves

101.1. A grove bears one ember in each season of the year.

101.2. Nobody may cut down a grove that bears an ember.

102. Relics

102.1. Every relic has a wick, a bowl and a name of its own.

102.1a The wick of a relic burns for as long as the relic is lit.

102.1b The bowl of a relic holds up to seven embers at a time.

102.1c The name of a relic is spoken when it is lit for the first time.

102.2. A relic whose bowl is empty goes dark at the end of the day.

102.3. A warden may carry a relic from one hall into the next. A warden may bury a relic under a stone beside the gate.
)";

inline const std::string kCitedNew = R"(Ember Rules

These rules are effective as of June 7, 2032.

1. Play

100. Basics

100.1. A warden pays two embers to light a relic.

100.2. A dark relic does nothing until somebody lights it again.

101. Relics

101.1. Every relic has a wick, a bowl and a name of its own.

101.1a The wick of a relic burns for as long as the relic is lit.

101.1b Oil is drawn from the well behind the keep, and never on a feast.

101.1c The bowl of a relic holds up to nine embers at a time.

101.1d The name of a relic is spoken when it is lit for the first time.

101.2. A relic whose bowl is empty goes dark at the end of the day.

101.3. A warden may carry a relic from one hall into the next.

101.4. A warden may bury a relic under a stone beside the gate.
)";

class CitedEditions {
 public:
  const AlignedTexts& pair() const { return pair_; }

  // Returns the bytes of the text with the numbers of the new edition. Appends a line to
  // `*messages` for each message: "1:6 [removed-citation] nothing …".
  std::string Migrate(const std::string& bytes, std::string* messages = nullptr,
                      const std::string& pattern = {}) const {
    Migrator migrator(pair_.old_edition, pair_.new_edition, pair_.concordance, 0.7f);
    if (!pattern.empty()) {
      EXPECT_EQ(migrator.AddPattern(pattern).message(), "");
    }
    Diagnostics diagnostics;
    const auto text = SourceText::Decode(0, "text", bytes, {}, diagnostics);
    diagnostics.list().clear();
    const Migration migration = migrator.Migrate(*text, diagnostics);
    for (const Diagnostic& d : diagnostics.list()) {
      if (messages == nullptr || d.kind == kind::kRenumberedCitation) continue;
      const LineColumn at = text->Locate(d.span->begin);
      *messages += fmt::format("{}:{} [{}] {}\n", at.line, at.column, d.kind.name, d.message);
    }
    return BytesWith(migration.edits, *text).value_or("(cannot be written)");
  }

 private:
  const AlignedTexts pair_{kCitedOld, kCitedNew};
};

}  // namespace codicil
