// From change to change by n and p (or j and k), or by the buttons; v changes the view.
document.addEventListener('DOMContentLoaded', () => {
  const changes = [...document.querySelectorAll('article')];
  const bar = document.getElementById('bar');
  const where = bar.querySelector('.at');
  let at = -1;

  function tell() {
    where.textContent = `${at < 0 ? '–' : at + 1} / ${changes.length}`;
  }
  function go(to) {
    if (to < 0 || to >= changes.length) return;
    at = to;
    changes[at].focus({ preventScroll: true });
    changes[at].scrollIntoView({ block: 'start' });
    tell();
  }
  // The last one gone to, as long as it is in view; else the one at the top of the screen.
  function find() {
    const focused = changes.indexOf(document.activeElement);
    if (focused >= 0) return focused;
    const box = changes[at]?.getBoundingClientRect();
    if (box && box.bottom > 0 && box.top < innerHeight) return at;
    return changes.findLastIndex((change) => change.getBoundingClientRect().top <= 24);
  }
  const next = () => go(find() + 1);
  const previous = () => {
    const here = find();
    const above = here >= 0 && changes[here].getBoundingClientRect().top < -8;
    go(above ? here : here - 1);
  };
  function changeView() {
    const other = document.querySelector('input[name=view]:not(:checked)');
    if (other) other.checked = true;
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'n' || event.key === 'j') next();
    else if (event.key === 'p' || event.key === 'k') previous();
    else if (event.key === 'v') changeView();
    else return;
    event.preventDefault();
  });
  document.getElementById('next').addEventListener('click', next);
  document.getElementById('previous').addEventListener('click', previous);
  let waiting = false;
  addEventListener('scroll', () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; at = find(); tell(); });
  }, { passive: true });
  tell();
  bar.hidden = changes.length < 2;
});
