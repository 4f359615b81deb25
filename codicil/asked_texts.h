// Questions about other people's texts, and about names in them.
#pragma once

#include "base/byte_sink.h"
#include "codicil/open_work.h"
#include "codicil/question.h"

namespace codicil {

// Throw Refused.
void AnswerLocate(OpenWork& open, const Question& question, ByteSink& out);
void AnswerVerify(OpenWork& open, const Question& question, ByteSink& out);
void AnswerMigrate(OpenWork& open, const Question& question, ByteSink& out);

}  // namespace codicil
