import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { tap } from './pointer.ts';

/** How somebody uses a part: with a finger, or with the keyboard alone. */
export interface Hand {
  /** Presses a button or a link. */
  press(target: Locator): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose(target: Locator): Promise<void>;
  /** Fills a field. */
  write(target: Locator, text: string): Promise<void>;
  /**
   * Gives letters to a game, one after the other; `button` is the game's own button for a letter.
   */
  spell(letters: readonly string[], button: (letter: string) => Locator): Promise<void>;
}

/** A finger, by the events of a touch screen. */
export const finger: Hand = {
  press: tap,
  choose: tap,
  write: (target, text) => target.fill(text),
  async spell(letters, button) {
    for (const letter of letters) await tap(button(letter));
  },
};

/** The keyboard alone: Tab leads to everything. */
export const keyboard: Hand = {
  async press(target) {
    await range(target);
    await userEvent.keyboard(target.element().tagName === 'A' ? '{Enter}' : '[Space]');
  },
  async choose(target) {
    await expect.element(target).toBeVisible();
    const { name } = target.element() as HTMLInputElement;
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
    const stop = group.find(({ checked }) => checked) ?? group[0];
    if (stop) await range(page.elementLocator(stop));
    await userEvent.keyboard('[Space]');
    for (let turns = 0; turns < group.length; turns += 1) {
      if ((target.element() as HTMLInputElement).checked) break;
      await userEvent.keyboard('{ArrowDown}');
    }
    await expect.element(target).toBeChecked();
  },
  async write(target, text) {
    await range(target);
    await userEvent.keyboard(`{ControlOrMeta>}a{/ControlOrMeta}${text}`);
  },
  async spell(letters, button) {
    await range(button(letters[0] ?? ''));
    // Accents are forgiven, and not every keyboard has them.
    await userEvent.keyboard(letters.map(foldDiacritics).join(''));
  },
};

/** More presses of Tab than a part should ever ask for. */
const timeout = 100;

/**
 * Goes to an element with Tab, or back to it with Shift and Tab where it lies before the one in
 * focus.
 */
async function range(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  await expect.element(target).toBeEnabled();
  for (let presses = 0; presses < timeout; presses += 1) {
    const element = target.element();
    const focused = document.activeElement;
    if (focused === element) return;
    const before = Node.DOCUMENT_POSITION_PRECEDING;
    const isBefore =
      focused && focused !== document.body && focused.compareDocumentPosition(element) & before;
    await userEvent.tab({ shift: Boolean(isBefore) });
  }
  throw new Error(`Tab does not lead to ${target.selector}.`);
}
