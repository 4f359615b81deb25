// What happens where the system gives no more: a message and status 2.
#pragma once

namespace codicil::cli {

// To be called first. From then on the program ends with a message where memory runs out, whoever
// asked for it: libraries written in C abort, or take no notice. Takes what stack the program needs
// at once, and ends with a message where there is less.
void GuardLimits();

}  // namespace codicil::cli
