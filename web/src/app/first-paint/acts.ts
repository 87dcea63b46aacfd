import { pressed } from './pressed.ts';

/**
 * Keeps the clicks on buttons and the forms sent before hydration and does them again afterwards, so that
 * none gets lost, each in its turn: what is done meanwhile waits behind them. Links and `<details>` need no
 * script. A form that waits is never sent by the browser itself, which would put a password into the address.
 * React does not get to see what is kept: it would do a click itself that falls while it wakes the page,
 * which would then be done twice.
 */
export function takeActs(): void {
  const acts: Array<() => void> = [];
  let doingAgain = false;
  const keep = (event: Event, act: () => void) => {
    event.stopPropagation();
    acts.push(act);
  };
  const click = (event: Event) => {
    const target = pressed<HTMLButtonElement>(event, 'button');
    if (doingAgain || !target || target.closest('[data-no-replay]')) return;
    if (target.type === 'submit' && target.form) return;
    keep(event, () => target.isConnected && target.click());
  };
  const submit = (event: Event) => {
    const form = event.target;
    if (doingAgain || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    keep(event, () => form.isConnected && form.requestSubmit());
  };
  // Each act in a task of its own, so that the page has answered to it before the next one.
  const doNext = () => {
    const act = acts.shift();
    if (!act) {
      removeEventListener('click', click, true);
      removeEventListener('submit', submit, true);
      return;
    }
    doingAgain = true;
    act();
    doingAgain = false;
    setTimeout(doNext);
  };
  addEventListener('click', click, true);
  addEventListener('submit', submit, true);
  addEventListener('pius:hydrated', () => setTimeout(doNext), { once: true });
}
