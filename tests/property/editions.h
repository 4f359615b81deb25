// The available editions: the bundled ones, and those in the folder that CODICIL_EDITIONS names.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "ingest/reader.h"

namespace codicil {

struct EditionFiles {
  std::string name;  // for messages and test names
  std::vector<std::string> paths;
};

// Returns CODICIL_EDITIONS/corpus/mtg-txt/*.txt, the RST set, CODICIL_EDITIONS/seeds/*, and always
// the bundled work.
const std::vector<EditionFiles>& AllEditions();
bool HasRealEditions();
// All of them; under the sanitizers, which test for other faults, one in four: for what reads each
// edition many times.
std::vector<EditionFiles> SomeEditions();
// Whether figures of the edition (shares, numbers of faults) were measured when the tests were
// written: they are held to a floor. Of any other edition they are printed; what holds for every
// text is tested for it too.
bool IsMeasured(const EditionFiles& files);
// Whether the one was the next of the other when figures of their alignment were measured.
bool WereNeighbours(const std::string& old_path, const std::string& new_path);
// Whether all of the files exist.
bool AreThere(const std::vector<std::string>& paths);
// The reason that a test which measures real editions is skipped without them: they belong to their
// publisher and are not part of the project. tools/test reports whether they are present.
inline constexpr const char* kNeedsRealEditions =
    "measured on real editions alone: CODICIL_EDITIONS names no folder of them";
// Returns the folder CODICIL_EDITIONS, or "".
std::string EditionsFolder();

inline Edition ReadFiles(const EditionFiles& files) {
  return ReadEdition(files.paths, ReadOptions(), DiskFiles()).edition;
}

// The same, read once in a test program: with the sanitizers, reading takes longer than most tests.
const Edition& EditionOf(const EditionFiles& files);

// Reads any text as an edition.
Edition ReadString(const std::string& text, Format format);

// A fixture that runs a property over every edition.
class EditionTest : public testing::TestWithParam<EditionFiles> {};
std::string EditionTestName(const testing::TestParamInfo<EditionFiles>& info);

}  // namespace codicil
