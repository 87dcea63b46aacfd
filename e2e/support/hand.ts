import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody uses a page: by pointing at it, or with the keyboard alone. */
export interface Hand {
  /** Presses a button, link or checkbox. */
  press(target: Locator): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose(target: Locator): Promise<void>;
  /** Fills a field. */
  write(target: Locator, text: string): Promise<void>;
  /**
   * Gives letters to a game, one after the other; `button` is the game's own button for a letter.
   */
  spell(letters: readonly string[], button: (letter: string) => Locator): Promise<void>;
  /** Reads a text that scrolls to its end. */
  readToTheEnd(text: Locator): Promise<void>;
}

/** A mouse, or a finger by the mouse events that a browser makes of it. */
export function pointingHand(): Hand {
  const press = (target: Locator) => target.click();
  return {
    press,
    choose: (target) => target.check(),
    write: (target, text) => target.fill(text),
    async spell(letters, button) {
      for (const letter of letters) await press(button(letter));
    },
    readToTheEnd: (text) =>
      untilAtEnd(text, async () => {
        await text.hover();
        await text.page().mouse.wheel(0, 100_000);
      }),
  };
}

/** A finger, with the events of a touch. */
export function touchingHand(): Hand {
  const press = (target: Locator) => target.tap();
  return {
    ...pointingHand(),
    press,
    async choose(target) {
      await press(target);
      await expect(target).toBeChecked();
    },
    async spell(letters, button) {
      for (const letter of letters) await press(button(letter));
    },
  };
}

/** The keyboard alone: Tab leads to everything, and no call of the mouse is made. */
export function keyboardHand(page: Page): Hand {
  const { keyboard } = page;
  return {
    async press(target) {
      await range(page, target);
      const isLink = await target.evaluate((element) => element.tagName === 'A');
      await keyboard.press(isLink ? 'Enter' : 'Space');
    },
    async choose(target) {
      await focusGroup(page, target);
      for (let turns = 0; turns < 10 && !(await target.isChecked()); turns += 1) {
        await keyboard.press('ArrowDown');
      }
      await expect(target).toBeChecked();
    },
    async write(target, text) {
      await range(page, target);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    async spell(letters, button) {
      await range(page, button(letters[0] ?? ''));
      // Accents are forgiven, and not every keyboard has them.
      for (const letter of letters) await keyboard.press(foldDiacritics(letter));
    },
    async readToTheEnd(text) {
      await range(page, text);
      await untilAtEnd(text, () => keyboard.press('End'));
    },
  };
}

/** Scrolls until the end of a text is reached: it grows while its letters come. */
async function untilAtEnd(text: Locator, scroll: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await scroll();
    const left = await text.evaluate(
      ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
    );
    expect(left).toBeLessThan(2);
  }).toPass({ timeout: 15_000 });
}

/** More presses of Tab than any page should ever ask for. */
const timeout = 250;

/**
 * Goes to an element with Tab, or back to it with Shift and Tab where it lies before the one in
 * focus.
 */
async function range(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // What is disabled for now, such as a button of a form under way, Tab passes over.
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < timeout; presses += 1) {
    const place = await target.evaluate((element) => {
      const focused = document.activeElement;
      if (focused === element) return 'here';
      const before = Node.DOCUMENT_POSITION_PRECEDING;
      const isBefore = focused && focused.compareDocumentPosition(element) & before;
      return isBefore && focused !== document.body ? 'before' : 'after';
    });
    if (place === 'here') return;
    await page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Goes to the radio button of a group that Tab leads to: the chosen one, or the first. */
async function focusGroup(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute('name');
  const group = page.locator(`input[type=radio][name="${name}"]`);
  const chosen = group.and(page.locator(':checked'));
  await range(page, (await chosen.count()) > 0 ? chosen : group.first());
  if (!(await target.isChecked())) await page.keyboard.press('Space');
}
