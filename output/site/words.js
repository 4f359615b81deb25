// The words of two texts compared, and any two texts of a history. Texts that differ in very many
// words are shown whole, one after the other.
(() => {
  'use strict';
  const { make, say } = globalThis.codicil;
  const kMost = 2_000_000; // cells of the table of the longest common subsequence

  const wordsOf = (text) => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

  // The longest common subsequence of two lists, as runs: [kind, words], kind being '', 'del', 'ins'.
  function runsOf(was, is) {
    const runs = [];
    const add = (kind, word) => {
      if (runs.at(-1)?.[0] === kind) runs.at(-1)[1].push(word); else runs.push([kind, [word]]);
    };
    if (was.length * is.length > kMost) return [['del', was], ['ins', is]].filter(([, words]) => words.length);
    const width = is.length + 1;
    const best = new Uint16Array((was.length + 1) * width);
    for (let i = was.length - 1; i >= 0; --i) {
      for (let j = is.length - 1; j >= 0; --j) {
        best[i * width + j] = was[i] === is[j] ? best[(i + 1) * width + j + 1] + 1
          : Math.max(best[(i + 1) * width + j], best[i * width + j + 1]);
      }
    }
    let i = 0, j = 0;
    while (i < was.length || j < is.length) {
      if (i < was.length && j < is.length && was[i] === is[j]) { add('', was[i++]); ++j; }
      else if (i < was.length && (j === is.length || best[(i + 1) * width + j] >= best[i * width + j + 1])) add('del', was[i++]);
      else add('ins', is[j++]);
    }
    return runs;
  }

  // Spaces alone between changes belong to them: all that goes comes before all that comes.
  function tidy(runs) {
    const done = [];
    let gone = '', came = '';
    const flush = () => {
      const spaces = gone && came && /\s$/.test(gone) && /\s$/.test(came) ? ' ' : '';
      if (spaces) { gone = gone.trimEnd(); came = came.trimEnd(); }
      if (gone) done.push(['del', gone]);
      if (came) done.push(['ins', came]);
      if (spaces) done.push(['', spaces]);
      gone = came = '';
    };
    runs.forEach(([kind, words], at) => {
      const text = words.join('');
      const between = kind === '' && !text.trim() && at > 0 && at + 1 < runs.length;
      if (kind !== 'ins' && (kind || between)) gone += text;
      if (kind !== 'del' && (kind || between)) came += text;
      if (!kind && !between) { flush(); done.push(['', text]); }
    });
    flush();
    return done;
  }

  // Nodes: texts, <del> and <ins>.
  function compare(was, is) {
    const a = wordsOf(was), b = wordsOf(is);
    let head = 0, tail = 0;
    while (head < a.length && head < b.length && a[head] === b[head]) ++head;
    while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) ++tail;
    const runs = [['', a.slice(0, head)], ...runsOf(a.slice(head, a.length - tail), b.slice(head, b.length - tail)), ['', a.slice(a.length - tail)]];
    return tidy(runs.filter(([, words]) => words.length)).flatMap(([kind, text]) => {
      if (!kind) return text;
      const [, before, marked, after] = text.match(/^(\s*)([^]*?)(\s*)$/); // spaces at the ends are not marked
      return [before, ...(marked ? [make(kind, { textContent: marked })] : []), after];
    });
  }
  globalThis.codicil.compare = compare;

  // ---- Any two texts of a history

  // The steps that brought another text, as the page shows them.
  const textsOf = (steps) => [...steps.querySelectorAll(':scope > li[id]')].map((step) => ({
    name: [...step.querySelector('h2').childNodes].map((node) => node.textContent.trim()).filter(Boolean).join(': '),
    text: (step.querySelector('details p') ?? step.querySelector('blockquote p'))?.textContent ?? '',
  })).filter(({ text }) => text);

  function setUpHistory() {
    const steps = document.querySelector('.history-page .steps');
    const texts = steps ? textsOf(steps) : [];
    if (texts.length < 2) return;
    const button = make('button', { type: 'button', textContent: say('Compare two of its texts') });
    const place = make('section', { className: 'two-texts' }, button);
    steps.before(place);
    button.addEventListener('click', () => open(place, texts));
  }

  function open(place, texts) {
    const choose = (label, at) => {
      const select = make('select', {}, ...texts.map(({ name }, i) => make('option', { value: i, textContent: name })));
      select.selectedIndex = at;
      select.addEventListener('change', show);
      return [select, make('label', {}, `${label} `, select)];
    };
    const [from, fromLabel] = choose(say('From'), 0);
    const [to, toLabel] = choose(say('to'), texts.length - 1);
    const result = make('blockquote', {});
    result.setAttribute('aria-live', 'polite');
    function show() {
      const was = texts[from.selectedIndex].text, is = texts[to.selectedIndex].text;
      result.replaceChildren(make('p', {}, ...(was === is ? [is, make('small', { textContent: ` ${say('The words are the same.')}` })] : compare(was, is))));
    }
    place.replaceChildren(make('h2', { textContent: say('Two texts compared') }), make('p', { className: 'choices' }, fromLabel, toLabel), result);
    show();
    from.focus();
  }

  setUpHistory();
})();
