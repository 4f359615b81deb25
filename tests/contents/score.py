#!/usr/bin/env python3
"""How much of the tables of contents of plain texts is read: their entries are a truth that nobody
here made. For texts such as the RFCs, which Debian has in doc-rfc-std-proposed and its likes:

  tests/contents/score.py build/release/codicil FILE…

A text counts if its contents have eight numbers or more. It is right if 99 % of the numbers are
read, what is named for another one (1.2 for 1) is below it, and no more than one in a hundred
stands at the top and is not in the contents. Each text that is not right is a line of the output.
What the contents wrap or leave out is not known to this script: it says less of the program than of
two versions of it."""

import concurrent.futures
import gzip
import json
import os
import re
import subprocess
import sys

FEWEST = 8
HEADING = re.compile(r'^\s*Table of Contents\.?:?\s*$', re.MULTILINE | re.IGNORECASE)
ENTRY = re.compile(r'^\s*(?:(Appendix|Annex|Section|Chapter)\s+)?((?:\d+|[A-Z])(?:\.\d+)*)(\.|:|-)?\s+'
                   r'(\S.*?)(?:[ .]{2,}\s*|\s{2,})(\d+)\s*$')
PAGE = re.compile(r'\[Page [ivx\d]+\]|^RFC \d+|\f')


def contents(text):
    """The numbers of the entries, and the text that they stand in."""
    heading = HEADING.search(text)
    if not heading:
        return [], ''
    numbers, others = [], 0
    for line in text[heading.end():].split('\n'):
        if not line.strip() or PAGE.search(line):
            continue
        entry = ENTRY.match(line)
        word = entry and len(entry[2]) == 1 and entry[2].isalpha() and not entry[1] and not entry[3]
        if entry and not word:
            numbers.append(bare(entry[2]))
            others = 0
        elif (others := others + 1) > 12:
            break
    size = max(1500, 90 * len(numbers))
    return numbers, text[heading.end():heading.end() + size]


def bare(number):
    """Without a lead, what closes it, and a last zero."""
    number = re.sub(r'(?i)^(appendix|annex|section|chapter)\s+', '', number).strip('. :')
    return number.removesuffix('.0')


def is_listed(number, listing):
    return re.search(rf'^\s*(?:[A-Za-z]+ )?{re.escape(bare(number))}(\.0)?[.:)]?\s+\S', listing, re.MULTILINE)


def score(program, path):
    """(numbers, missing, not in the contents, below another) of the text; None if it has too few."""
    with (gzip.open if path.endswith('.gz') else open)(path, 'rb') as file:
        data = file.read()
    numbers, listing = contents(data.decode('latin-1'))
    if len(numbers) < FEWEST:
        return None
    run = subprocess.run([program, 'convert', '-', '--json', '-q'], input=data, capture_output=True)
    provisions = json.loads(run.stdout)['provisions'] if run.stdout else []
    read = {}
    for provision in provisions:
        read.setdefault(bare(provision['num']), provision)
    missing = [number for number in numbers if number not in read]
    top = [provision['num'] for provision in provisions
           if provision['parent'] is None and bare(provision['num']) not in numbers
           and not re.match(r'(?i)(appendix|annex)\b', provision['num'])
           and not is_listed(provision['num'], listing)]
    astray = [number for number in numbers if '.' in number and number in read
              and bare(read[number]['parent'] or '') != number.rpartition('.')[0]]
    return numbers, missing, top, astray


def main():
    program, *paths = sys.argv[1:]
    right = texts = found = entries = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, result in zip(paths, pool.map(lambda path: score(program, path), paths)):
            if result is None:
                continue
            numbers, missing, top, astray = result
            texts += 1
            entries += len(numbers)
            found += len(numbers) - len(missing)
            if all(len(faults) * 100 <= len(numbers) for faults in (missing, top, astray)):
                right += 1
            else:
                print(f'{os.path.basename(path)}: {len(missing)} of {len(numbers)} missing {missing[:4]}, '
                      f'{len(top)} not in the contents {top[:4]}, {len(astray)} below another {astray[:4]}')
    print(f'{right} of {texts} texts right, {found} of {entries} numbers found')


if __name__ == '__main__':
    main()
