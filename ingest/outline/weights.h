// What the search for the outline weighs: log-odds, as far as they are meant to be any scale.
#pragma once

#include <cstddef>

namespace codicil::outline {

struct Weights {
  // How like a label a block's start is, whatever came before.
  double bias = -1.2, level = 1.5, blank = .6, capital = .3, lower = -.8, open = -2.5,
         citing = -2.5, contents = -6., listed = 3., elsewhere = -4., bare = -1.2, lead = 1.2,
         small_lead = -1.5, components = .7, empty = -.6, closed = .4, square = -5., year = -2.,
         spaced = -2., footnote = -6.;
  // Where it may stand in the outline.
  double sibling = 2.4, exact = 1., gap = -1.1, insertion = .8, back = -7., same = -3.,
         misprint = -2., restart = -2.7, restart_below_heading = 2., again = -2.5, child = 2.4,
         first = .2, not_first = -5., nested = 1.6, counter = 2.2, missing = -.9, other_list = -1.5,
         same_list = -4., free = .5, orphan = -4., attachment = 1.8, unnumbered_first = 2.5,
         swapped = -1., introduced = 1.5, followed = 1., extract = 1.;
  // Likeness of two siblings, and of a heading and what it is below.
  double other_class = -.8, other_level = -2., indent = -.4, closing = -.8, in_item = -3.,
         pop = -.05, second = .3;
  // What a pass learns from the one before it.
  double run = 2., style = .9, shape = .4, parent = .7, local = -2., claimed = -6., division = -4.;
  // Hypotheses kept at each block: how many (fewer in the first pass, which only shows the next
  // what to expect), and how far behind the best.
  size_t beam = 20, first_beam = 8;
  double hopeless = 10;
};

}  // namespace codicil::outline
