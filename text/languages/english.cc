// English: the tables that works are read with, and those of texts about them.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& English() {
  static const Language language = {
      .tag = "en",
      .months = {Cut("january, jan"), Cut("february, feb"), Cut("march, mar"), Cut("april, apr"),
                 Cut("may"), Cut("june, jun"), Cut("july, jul"), Cut("august, aug"),
                 Cut("september, sept, sep"), Cut("october, oct"), Cut("november, nov"),
                 Cut("december, dec")},
      .day_endings = Cut("st, nd, rd, th"),
      .date_leads =
          Cut("as of, effective, effective date, effective on, effective from, takes effect, "
              "take effect, taking effect, in effect from, in effect since, in effect on, "
              "in force from, in force since, in force on, valid from, version of, version from, "
              "version dated, updated, revised, changed, date, dated, current through, current to, "
              "version, ratified, adopted, approved, amended, enacted, issued, published on"),
      .amendment_leads = Cut("last amended, last amendment, as amended, last changed, last edited, "
                             "last modified, last revised, last revision, last update, last "
                             "updated, amended through, consolidated to"),
      .versions = Cut("version, edition, release, revision, v."),
      .number_leads = {{kArticle, "Art"},
                       {kArticle, "Art."},
                       {kArticle, "Article"},
                       {kSection, "Section"},
                       {kSection, "Sec."},
                       {kSection, "Sect."},
                       {kSubsection, "Subsection"},
                       {kRule, "Rule"},
                       {kLaw, "Law"},
                       {kChapter, "Chapter"},
                       {kChapter, "Ch."},
                       {kSubchapter, "Subchapter"},
                       {kPart, "Part"},
                       {kSubpart, "Subpart"},
                       {kClause, "Clause"},
                       {kParagraph, "Paragraph"},
                       {kRegulation, "Regulation"},
                       {kCanon, "Canon"},
                       {kCanon, "Can."},
                       {kPrinciple, "Principle"},
                       {kDivision, "Division"},
                       {kBook, "Book"},
                       {kTitle, "Title"},
                       {kSchedule, "Schedule"},
                       {kAmendment, "Amendment"},
                       {kBylaw, "Bylaw"},
                       {kBylaw, "By-law"},
                       {kGuideline, "Guideline"},
                       {kExhibit, "Exhibit"},
                       {kAppendix, "Appendix"},
                       {kAnnex, "Annex"}},
      .ordinals =
          Cut("first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, "
              "eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, "
              "eighteenth, nineteenth"),
      .ordinal_tens = Cut("twentieth, thirtieth, fortieth, fiftieth, sixtieth, seventieth, "
                          "eightieth, ninetieth"),
      .glossary = Cut("glossary"),
      .definitions = Cut("definition, definitions, terms, terminology, keywords"),
      .before_glossary = Cut("a, the, rule, rules, game, short, full, key, important, list of"),
      .after_glossary = Cut("of, and, &"),
      .contents = Cut("contents, table of contents, contents:, index"),
      .listings = Cut("list of tables, list of figures, list of illustrations, list of examples, "
                      "list of equations, list of procedures"),
      .matter =
          Cut("introduction, foreword, preface, credits, acknowledgments, acknowledgements, "
              "customer service information, customer service, contact information, contact us, "
              "questions?, changelog, revision history, copyright"),
      .examples = Cut("Example, Examples"),
      .see_also = Cut("See also"),
      .refers = Cut("See"),
      .page = Cut("page, p."),
      .captions = Cut("figure, fig, table, example, note, page"),
      .amendment_notes = Cut("ins. by, inserted by, subs. by, substituted by, omitted by, rep. by, "
                             "repealed by, added by, amended by"),
      .title_words =
          Cut("a, an, and, as, at, by, but, for, from, if, in, into, is, of, off, on, onto, or, "
              "over, per, than, that, the, to, up, via, vs., with"),
      .before_numbers =
          Cut("rule, rules, subrule, subrules, section, sections, see, and, or, to, "
              "through, from, Rule, clause, clauses, article, articles, paragraph, paragraphs"),
      .conjunctions = Cut("and, or"),
      .after_suspensions = Cut("and, or, nor, to, through, than, but, plus, versus"),
      .articles = Cut("the, a, an"),
      .unfinished = Cut("the, a, an, of, and, or"),
      .repeatable = Cut("that, had, is"),
      .withdrawn =
          Cut("withdrawn, deleted, removed, repealed, rescinded, revoked, obsolete, incorporated, "
              "moved, merged, renumbered, relocated, transferred, redesignated, recodified, "
              "consolidated, combined, replaced, superseded, reserved, deprecated, duplicate"),
      .withdrawn_with =
          Cut("see, now, as, in, into, to, by, with, under, from, of, and, or, the, this, it, is, "
              "was, has, have, been, be, rule, rules, section, sections, article, articles, "
              "clause, clauses, paragraph, paragraphs, provision, requirement, control, number"),
      .abbreviations = Cut("Dr, Mr, Mrs, Ms, St, vs"),
      .citations =
          {
              .leads = {{"rule", LeadKind::kRule, false},
                        {"rules", LeadKind::kRule, true},
                        {"subrule", LeadKind::kRule, false},
                        {"subrules", LeadKind::kRule, true},
                        {"subsection", LeadKind::kSubsection, false},
                        {"subsections", LeadKind::kSubsection, true},
                        {"section", LeadKind::kSection, false},
                        {"sections", LeadKind::kSection, true}},
              .self = Cut("this, these"),
              .see = Cut("see"),
              .also = Cut("also"),
              .citing =
                  Cut("see, in, of, to, by, under, from, and, or, then, with, per, step, also, "
                      "through, steps, follow"),
              .not_citing = Cut(
                  "version, release, edition, page, pages, chapter, level, about, approximately"),
              .units =
                  Cut("inch, inches, centimeter, centimeters, centimetres, cm, mm, millimeters, "
                      "percent, times, points, cards, minutes, hours, seconds, days"),
              .joiners = Cut("and, or, and/or, then, &"),
              .range = Cut("to, through, thru"),
              .name_links = Cut("a, an, the, of, from, in, with, to, for, on, at, by, vs, into"),
              .no_name =
                  Cut("the, these, those, this, that, all, some, any, no, each, see, in, under, "
                      "most, other, if, when, a, an, both, as, its, their, your, many, whenever, "
                      "while, where"),
              .documents =
                  Cut("rules, rulebook, guide, guidelines, handbook, policy, document, reference, "
                      "manual, FAQ"),
              .glossary = Cut("glossary"),
              .own_names = Cut("comprehensive rules"),
              .articles = Cut("article, articles, clause, clauses, subclause, subclauses"),
              .paragraphs = Cut("paragraph, paragraphs, para, paras"),
              .items = Cut("point, points, item, items, clause, clauses, subclause, "
                           "subclauses"),
              .letters = Cut("letter, letters"),
              .sentences = Cut("sentence, sentences, subparagraph, subparagraphs, indent, indents"),
              .acts = Cut("act, acts, code, directive, directives, regulation, regulations, "
                          "decision, decisions, law, laws, statute, statutes, ordinance, treaty, "
                          "charter, convention, protocol, agreement, contract, constitution, "
                          "bylaws, decree, rfc"),
              .act_numbers = Cut("no, number, of, nr, dated, l, ch"),
              .of = Cut("of, of the, to the, to, in the, in"),
              .other = Cut("that, those, said, such, old, former, previous, earlier, repealed"),
          },
      .terms =
          {
              .obsolete = Cut("obsolete, archaic, deprecated, superseded, outdated"),
              .informal =
                  Cut("informal, colloquial, slang, old, older, former, outmoded, old-fashioned"),
              .names = Cut("term, terms, name, names, word, words, phrase, wording, expression"),
              .kinds = Cut("type, subtype, kind, sort"),
              .action = "To ",
              .before_verbs = Cut("to, can, may, must, could, will, would, should"),
              .behind_verbs = Cut("by, to, in"),
              .everyday_verbs =
                  Cut("add, begin, bring, call, change, choose, come, create, end, find, follow, "
                      "get, give, go, hold, keep, leave, let, look, make, move, put, remove, "
                      "return, say, send, set, show, start, stop, take, turn, use"),
              .grammar = Cut(
                  "i, me, my, you, your, yours, he, him, his, she, her, hers, it, its, we, us, "
                  "our, they, them, their, theirs, who, whom, whose, which, what, the, a, an, "
                  "this, that, these, those, such, each, every, any, all, some, both, either, "
                  "neither, other, another, no, none, not, and, or, nor, but, if, unless, when, "
                  "whenever, while, where, wherever, until, till, since, because, before, "
                  "after, as, than, though, although, whether, for, from, to, of, in, into, on, "
                  "onto, at, by, with, without, within, during, through, under, over, between, "
                  "among, against, about, up, down, off, out, is, are, was, were, be, been, "
                  "being, become, becomes, became, becoming, has, have, had, having, do, does, "
                  "did, doing, done, may, might, must, can, can't, cannot, could, shall, "
                  "should, will, would, instead, otherwise, also, only, then, again, already, "
                  "still, once, there, here, so, too, many, much, more, most, less, least, few, "
                  "fewer, several"),
              .idioms = Cut(
                  "in general, in this case, in that case, in which case, in either case, in "
                  "any case, in each case, in both cases, in some cases, in these cases, in "
                  "those cases, in all cases, in most cases, in other cases, in such a case, in "
                  "such cases, in many cases, in no case, in case, in the case of, just in "
                  "case, special case, is the case, be the case, not the case, in order, in the "
                  "event of, in the event that, take effect, in effect, a number of, any number "
                  "of, on the one hand, on the other hand, at hand, by hand, hand in hand, in "
                  "the hands of, hand out, in the name of, in name only, in turn, of course, in "
                  "the course of, in due course, as a matter of, in the light of, in light of, "
                  "come to light, in point of fact, to the point, up to a point, point of view, "
                  "in fact, on balance, at all costs, at the cost of, in response, in the end, "
                  "to no end, in the state of, on behalf of, in place of, take place, in the "
                  "first place, in view of, in terms of, in charge of, in favor of, in favour "
                  "of, in spite of, in return, in addition, in advance, in common, in detail, "
                  "in doubt, in force, in full, in part, in particular, in practice, in "
                  "principle, in question, in short, in step with, in vain, in the face of, in "
                  "the field of, in the long run, in the meantime, in the process of, in the "
                  "way, in the wake of, by accident, by chance, by definition, by default, by "
                  "design, by far, by force, by mistake, by nature, by order of, by reason of, "
                  "by right, by virtue of, by way of, by means of, by no means, for example, "
                  "for instance, for the sake of, for the time being, from time to time, on "
                  "account of, on average, on condition that, on demand, on occasion, on the "
                  "basis of, on the contrary, on the part of, on the point of, on the spot, on "
                  "the whole, on time, out of control, out of order, out of place, out of "
                  "question, out of turn, at a time, at first sight, at least, at length, at "
                  "most, at once, at rest, at stake, at the expense of, at the hands of, at the "
                  "mercy of, at the same time, at times, under the circumstances, with "
                  "reference to, with regard to, with respect to, with the exception of, "
                  "without exception, without fail, play fair, fair play, in play, into play, "
                  "from play, out of play, of play, during play, before play, left play, leave "
                  "play, enter play, return to play, come to play, stay in play, organized "
                  "play, league play, tournament play, constructed play, limited play, game "
                  "play, game world, real world, play with, play for, play against, play a "
                  "game, play the game, play games, say that, say so, say otherwise, say what, "
                  "move from, move to, move into, move onto, move between, move out of, move "
                  "along, in any order, in the following order, in this order, in that order, "
                  "in the same order, in the order, step by step, step forward, step back, "
                  "depending on, tie together"),
              .subjects = Cut("that, which, who, it, this, they"),
              .determiners =
                  Cut("the, a, an, its, their, his, her, your, any, zero, one, two, no, what, "
                      "whether, how"),
              .modals =
                  Cut("can, can't, cannot, could, couldn't, didn't, doesn't, don't, may, might, "
                      "must, mustn't, shall, should, shouldn't, will, won't, would, wouldn't"),
              .particles = Cut("in, out"),
              .clause_links =
                  Cut("and, or, nor, but, if, as, when, whenever, while, before, after, until, "
                      "unless, because, during, with, under, at, by, then, again"),
              .naming = Cut("named, called, titled, entitled"),
          },
      .outside =
          {
              .own = Cut("comprehensive, rules, rule, rulebook, cr"),
              .work = Cut("cr, crs"),
              .number = Cut("no, nr, number, num"),
              .saying = Cut("says, reads, states, that, is, said"),
              .units = Cut(
                  "bytes, byte, bits, bit, seconds, second, sec, secs, minutes, minute, min, "
                  "mins, hours, hour, hr, hrs, days, day, weeks, week, months, month, years, "
                  "year, inch, inches, feet, foot, ft, yards, yard, yd, miles, mile, metres, "
                  "metre, meters, meter, pounds, pound, lb, lbs, ounces, ounce, oz, tons, ton, "
                  "tonnes, grams, gram, kilos, kilo, litres, litre, liters, liter, gallons, "
                  "gallon, degrees, degree, deg, dollars, dollar, euros, euro, cents, cent, "
                  "percent, points, point, pts, times, million, billion, thousand, hundred, "
                  "trillion, users, people, items, cards, pieces, pixels, px, pt, em, rem, dpi, "
                  "fps, rpm, mph, kph, ms, us, ns, mm, cm, km, kg, mg, ml, dl, kb, mb, gb, tb, "
                  "pb, kib, mib, gib, tib, hz, khz, mhz, ghz, kbps, mbps, gbps, usd, eur, gbp, "
                  "chf, jpy, kwh, kw, mw, kv, ma, mah, db, kcal, cal, kj, kpa, hpa, bar, psi, "
                  "nm, mol, centimeters, centimetres, millimeters, millimetres, kilometers, "
                  "kilometres, fm, shares, votes, runs, overs"),
              .other_numbering = Cut(
                  "version, versions, v, ver, release, releases, revision, rev, build, edition, "
                  "patch, page, pages, p, pp, chapter, figure, fig, table, volume, vol, issue, "
                  "port, ip, host, model, level, lvl, score, about, approximately, around, "
                  "nearly, almost, roughly, over, than, least, most, exactly, costs, cost, "
                  "weighs, price, channel, room, flight, python, java, node, linux, windows, "
                  "ubuntu, debian, kernel"),
              .small = Cut(
                  "a, an, the, and, or, but, nor, of, in, on, at, to, by, for, from, with, "
                  "under, per, via, as, if, when, while, where, is, are, was, were, be, has, "
                  "have, had, says, say, states, reads, see, also, cf, e, i, that, this, these, "
                  "those, which, then, than, not, both, only, so, such, like, through, about, "
                  "because, since, unless, until, before, after, above, below, it, they, he, "
                  "she, we, you, can, may, must, will, does, do, due, applies, instead, again, "
                  "here, there, first, now, too, vs, into, between, within, against, violates, "
                  "implements, follows, follow, following, apply, using, uses, use"),
              .documents =
                  Cut("act, acts, code, codes, constitution, treaty, law, laws, statute, statutes, "
                      "regulation, regulations, reg, directive, ordinance, bill, charter, "
                      "convention, protocol, bylaws, agreement, contract, lease, license, licence, "
                      "policy, terms, manual, handbook, guide, guidelines, standard, standards, "
                      "spec, specification, specifications, rfc, iso, ieee, ietf, usc, cfr, gdpr, "
                      "title, part, chapter, article, annex, appendix, schedule, exhibit, "
                      "indenture, deed, paper, book, report, thesis, essay, document, "
                      "documentation, docs, readme, wiki, faq, page, procedure, evidence, court, "
                      "association, federation, league, committee, plan, addendum, amendment, "
                      "warranty, memorandum, proposal, template, syllabus, catalog, catalogue"),
              .seeing =
                  Cut("i, you, we, they, he, she, it, who, can, could, will, would, may, might, "
                      "must, should, shall, to, not, never, did, do, does, ll, d, often, always, "
                      "rarely, still, users, people, just"),
              .tags =
                  Cut("TODO, FIXME, NOTE, XXX, HACK, BUG, TBD, WARNING, SEE, AND, OR, PER, FROM, "
                      "IN, OF, BY, THE, ALSO"),
              .talk = Cut(
                  "todo, fixme, bug, bugs, fix, fixes, fixed, fixing, handle, handled, handles, "
                  "handling, implement, implemented, implementing, implementation, support, "
                  "supports, supported, supporting, test, tests, tested, testing, code, engine, "
                  "app, bot, program, programs, script, library, module, file, files, line, "
                  "lines, page, pages, function, functions, method, methods, call, calls, "
                  "called, caller, return, returns, returned, def, class, struct, self, this, "
                  "const, static, void, int, bool, string, null, none, true, false, throw, "
                  "throws, thrown, raise, error, errors, exception, warn, warning, log, logs, "
                  "logged, debug, import, include, export, public, private, final, assert, "
                  "assertion, expect, describe, case, cases, switch, default, break, continue, "
                  "let, var, auto, new, type, enum, while, for, if, else, elif, try, catch, "
                  "pass, lambda, print, printf, echo, text, title, div, span, href, img, src, "
                  "body, head, html, https, www, com, org, net, wiki, post, posts, posted, "
                  "thread, forum, question, questions, answer, answers, answered, ask, asks, "
                  "asked, asking, reply, replies, replied, discussion, discuss, comment, "
                  "comments, quote, quotes, quoted, quoting, cite, cites, cited, citing, "
                  "citation, reference, references, referenced, refer, refers, referring, "
                  "mention, mentions, mentioned, lookup, look, looks, looking, link, links, "
                  "linked, ruling, rulings, judge, judges, faq, errata, word, worded, wording, "
                  "reworded, reword, read, reads, reading, reread, interpret, interpreted, "
                  "interpretation, misread, forgot, forget, forgets, forgotten, remember, know, "
                  "knows, known, knew, learn, learns, learned, learning, think, thinks, "
                  "thought, guess, believe, thanks, thank, sorry, please, yes, okay, maybe, "
                  "perhaps, probably, clearly, obviously, actually, really, basically, exactly, "
                  "simply, merely, usually, often, always, never, relevant, official, current, "
                  "previous, older, newer, latest, comprehensive, comp, edition, same, old, "
                  "next, last, first, second, third, other, another, particular, specific, "
                  "general, certain, such, main, exact, corresponding, related, tip, tips, "
                  "trivia, lesson, chapter, paragraph, sentence, section, subject, changelog, "
                  "release, version, feature, feat, add, adds, added, adding, remove, removes, "
                  "removed, update, updates, updated, edit, edited, change, changed, changes, "
                  "match, matches, matched, matching, deliberate, deliberately, ignore, "
                  "ignores, ignored, conform, conforms, enforce, enforced, enforces, breaks, "
                  "broken, broke, wrong, right, correct, correctly, incorrect, valid, invalid, "
                  "everyone, everybody, someone, somebody, nobody, anybody, people, group, "
                  "night, today, yesterday, tomorrow, week, example, examples, tell, tells, "
                  "told, explain, explains, explained, explanation, describes, described, says, "
                  "said, define, defines, defined, definition, why, what, who, how, did, done, "
                  "doing, make, makes, made, making, take, takes, taken, get, gets, got, give, "
                  "gives, given, want, wants, need, needs, needed, compare, compares, compared, "
                  "check, checks, checked, checking, consult, recall, note, notes, noted, "
                  "apply, applies, applied, applying, cover, covers, covered, covering, "
                  "concern, concerns, decide, decides, decided, settle, easy, hard, clear, "
                  "unclear, confusing, simple, short, long, important, problem, problems, "
                  "issue, issues, details, detail, info, information, specifics, background, "
                  "point, summary, january, february, march, april, june, july, august, "
                  "september, october, november, december, interesting, surprise, surprised, "
                  "surprising, miss, missed, missing, overlook, overlooked, contradict, "
                  "contradicts, contradiction, conflict, conflicts, differ, differs, skip, "
                  "skips, skipped, unless, already, anyway, though, although, however, "
                  "therefore, thus, hence, otherwise, instead, still, just, even, only, also, "
                  "too, very, much, many, more, most"),
              .fields = Cut(
                  "iis, nginx, apache, haproxy, http, webserver, proxy, router, routers, waf, "
                  "cdn, vhost, cookie, cookies, firewall, firewalls, iptables, nftables, ufw, "
                  "packet, packets, subnet, vlan, tcp, udp, icmp, dns, dhcp, smtp, ldap, tls, "
                  "ssl, ssh, vpn, acl, nat, bgp, ospf, qos, wan, snort, suricata, spam, rfc, "
                  "ieee, ansi, posix, unicode, xml, json, yaml, sql, css, regex, ethernet, "
                  "bluetooth, usb, codec, modem, lint, linter, linting, linters, eslint, "
                  "pylint, flake, noqa, misra, sonarqube, checkstyle, stylelint, clang, "
                  "compiler, parser, kubernetes, docker, terraform, cron, makefile, gradle, "
                  "bazel, udev, database, validator, validation, config, configuration, "
                  "password, grafana, prometheus, tax, taxes, taxpayer, vat, irs, treasury, "
                  "income, evidence, hearsay, jury, juror, attorney, attorneys, lawyer, "
                  "lawyers, counsel, plaintiff, defendant, prosecutor, tribunal, litigation, "
                  "statute, statutes, legislature, bankruptcy, securities, zoning, customs, "
                  "immigration, patent, pension, probate, landlord, tenant, insurance, payroll, "
                  "accounting, antitrust, court, courts, civil, criminal, deposition, treaty, "
                  "lease, pool, billiards, snooker, golf, tennis, baseball, softball, football, "
                  "soccer, basketball, hockey, cricket, rugby, chess, poker, darts, boxing, "
                  "sailing, regatta, rowing, swimming, cycling, racing, judo, karate, fencing, "
                  "archery, volleyball, handball, badminton, curling, skating, skiing, "
                  "wrestling, athletics, marathon, triathlon, umpire, fifa, uefa, nba, nfl, "
                  "nhl, ncaa, fide, building, electrical, plumbing, plumber, kitchen, cooking, "
                  "cookbook, recipe, baking, bakery, chef, food, hygiene, construction, "
                  "concrete, elevator, scaffolding, insulation, wiring, sprinkler, railing, "
                  "medical, medicine, hospital, patient, patients, clinical, clinic, dosage, "
                  "dose, surgery, surgeon, nurse, nurses, nursing, diagnosis, vaccine, "
                  "vaccination, pharmacy, pharmacist, dental, dentist, veterinary, icd, triage, "
                  "theorem, lemma, calculus, algebra, grammar, spelling, typing, coding, "
                  "inference, thesis, university, faculty, students, exam, exams, journal, "
                  "laboratory, statistics, traffic, parking, fishing, hunting, aviation, "
                  "railway, railways, locomotive, locomotives, wagon, wagons, pilot, pilots, "
                  "cockpit, runway, taxiway, taxiing, aircraft, airspace, altimeter, altitude, "
                  "airport, crew, crews, vessel, vessels, harbour, harbor, skipper, mooring, "
                  "seaman, rower, rowers, oar, oars, licensor, licensors, licensee, licensees, "
                  "relicense, relicensed, relicensing, sublicense, copyleft, copyright, "
                  "redistribution, castling, checkmate, stalemate, pawn, pawns, bishop, bishops, "
                  "solvent, solvents, reagent, reagents, chemistry, chemical, chemicals, beaker, "
                  "iupac, titration, ballot, ballots, election, elections, candidate, "
                  "candidates, constituency, polling, librarian, librarians, bibliography, "
                  "footnote, footnotes, ink, stationery, appellate, verdict, appellant, "
                  "magistrate, merchant, merchants, deposit, bank, banks, banking, mortgage, "
                  "dividend, dividends, school, schools, pupil, pupils, teacher, teachers, "
                  "classroom, angler, anglers, trout, beekeeper, beekeepers, hive, hives, "
                  "gardener, gardeners, allotment, counterpoint, orchestra, violin, oboe, "
                  "choir, sailor, sailors, sail, sails"),
          },
      .lists =
          {
              .numbers = Cut(
                  "zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, "
                  "twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, "
                  "twenty"),
              .tens = Cut("twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety"),
              .counting = Cut(
                  "only, normally, general, main, possible, following, different, various, all, "
                  "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, "
                  "exactly, one, or, more, complete, full"),
              .links = Cut("of, that, in, for, from, with, originally, first, printed"),
              .categories =
                  Cut("types, subtypes, supertypes, words, abilities, actions, symbols, phases, "
                      "steps, zones, kinds, colors, categories, classes, values, parts, keywords, "
                      "characteristics"),
              .bare = Cut("types, kinds, sorts, categories, classes, main types, basic types"),
              .passing =
                  Cut("most, other, chosen, modified, remaining, same, new, named, affected, "
                      "revealed, resulting, first, last"),
              .no_categories = Cut("exceptions, meanings, things"),
              .remarks = Cut("not, no, also, both, often, usually, always, never, now, considered"),
              .clause_words =
                  Cut("is, are, was, were, has, have, had, can, may, must, would, will, if, when, "
                      "then, until, unless, while, that, which, who, whose, it, its, they, their, "
                      "this, these, those, because, where, doesn't, don't, can't, isn't, aren't, "
                      "known"),
              .no_first = Cut(
                  "put, not, also, always, never, usually, often, treated, considered, used, "
                  "in, on, from, at, by, for, to, as, no, now, still, both, each, called, then, "
                  "given"),
              .tails =
                  Cut("as well as, which, in that order, in this order, respectively, in addition"),
          },
  };
  return language;
}

}  // namespace codicil::languages
