// man_page NAME VERSION < PAGE.md: a page of the manual from CommonMark, for man(1).

#include <cmark.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>

int main(int argc, char** argv) {
  if (argc != 3) return std::fputs("usage: man_page NAME VERSION < PAGE.md\n", stderr), 2;
  const std::string page{std::istreambuf_iterator<char>(std::cin), {}};
  cmark_node* document = cmark_parse_document(page.data(), page.size(), CMARK_OPT_DEFAULT);
  char* body = cmark_render_man(document, CMARK_OPT_DEFAULT, 0);
  std::printf(".TH \"%s\" 1 \"\" \"codicil %s\"\n%s", argv[1], argv[2], body);
  std::free(body);
  cmark_node_free(document);
}
