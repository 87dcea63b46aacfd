/** What of a game can be pressed, typed in or have the focus. */
const parts = 'button, input, a[href], [tabindex]';

/** What was done in a game as the page brought it, to be done again in the game that takes its place. */
export interface KeptActs {
  pressed: HTMLElement[];
}

/**
 * Keeps the presses in a game that has not come; the browser itself would send its form. In: what is called when
 * the game is touched. Out: the way to stop it.
 */
export function keepPresses(place: HTMLElement, acts: KeptActs, touch: () => void): () => void {
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    acts.pressed.push(button);
    touch();
  };
  place.addEventListener('click', keep, true);
  place.addEventListener('focusin', touch);
  if (place.contains(document.activeElement)) touch();
  return () => {
    place.removeEventListener('click', keep, true);
    place.removeEventListener('focusin', touch);
  };
}

/**
 * Notes the parts of a game that is about to be replaced. Out: what gives the focus to the same part of the new
 * game, and what types and presses there again once it listens. A part that looks otherwise now, as in a round
 * that goes on, gets none.
 */
export function carryOver(place: HTMLElement, acts: KeptActs) {
  const before = [...place.querySelectorAll<HTMLElement>(parts)];
  const focused = before.find((part) => part === document.activeElement);
  const counterparts = (to: HTMLElement) => {
    const now = [...to.querySelectorAll<HTMLElement>(parts)];
    return (part: HTMLElement) => {
      const same = now[before.indexOf(part)];
      return same?.tagName === part.tagName && same.textContent === part.textContent ? same : null;
    };
  };
  return {
    focus: (to: HTMLElement) => {
      if (focused) counterparts(to)(focused)?.focus({ preventScroll: true });
    },
    doAgain: (to: HTMLElement) => {
      const sameIn = counterparts(to);
      for (const part of before) {
        const same = sameIn(part);
        if (part instanceof HTMLInputElement && same instanceof HTMLInputElement && part.value) {
          typeInto(same, part.value);
        }
      }
      pressInTurn(acts.pressed.map(sameIn));
    },
  };
}

/** Presses each in a task of its own, so that the game has answered to it before the next one. */
function pressInTurn([first, ...others]: (HTMLElement | null)[]): void {
  setTimeout(() => {
    if (first?.isConnected) first.click();
    if (others.length > 0) pressInTurn(others);
  });
}

/** Types as a hand does: React hears of it, and of nothing that is set on the input itself. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
