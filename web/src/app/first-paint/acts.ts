/**
 * Keeps the clicks on buttons and the forms sent before hydration and does them again afterwards, so that
 * none gets lost. Links and `<details>` need no script. A form that waits is never sent by the browser
 * itself, which would put a password into the address. React does not get to see what is kept: it would do
 * a click itself that falls while it wakes the page, which would then be done twice.
 */
export function takeActs(root: HTMLElement): void {
  const acts: Array<() => void> = [];
  const hydrated = () => 'hydrated' in root.dataset;
  const click = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (hydrated() || !target || target.closest('[data-no-replay]')) return;
    if (target.type === 'submit' && target.form) return;
    event.stopPropagation();
    acts.push(() => target.isConnected && target.click());
  };
  const submit = (event: Event) => {
    if (hydrated() || !(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    event.preventDefault();
    event.stopPropagation();
    acts.push(() => form.isConnected && form.requestSubmit());
  };
  addEventListener('click', click, true);
  addEventListener('submit', submit, true);
  addEventListener('pius:hydrated', () => {
    removeEventListener('click', click, true);
    removeEventListener('submit', submit, true);
    doAgain(acts);
  });
}

/** Each act in a task of its own, so that the page has answered to it before the next one. */
function doAgain(acts: Array<() => void>): void {
  const act = acts.shift();
  if (!act) return;
  setTimeout(() => {
    act();
    doAgain(acts);
  });
}
