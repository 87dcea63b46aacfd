import type { Page } from '@playwright/test';
import type { OwnChild } from './family.ts';
import { expect, openPage, untilFilled } from './fixtures.ts';
import type { Hand } from './hand.ts';
import { openMenu, type Visit } from './visit.ts';

/** Five pictures in order, by their keys in the words. */
export const pictures = ['lamb', 'sun', 'key', 'dove', 'boat'] as const;

/** A hand that counts what it presses. */
export function countingHand(hand: Hand): { hand: Hand; presses: () => number } {
  let count = 0;
  return {
    presses: () => count,
    hand: {
      ...hand,
      press: (target) => {
        count += 1;
        return hand.press(target);
      },
    },
  };
}

/** Presses an entry of what can be done with a child, once the dashboard is whole and moves no more. */
export async function pressOfChild(visit: Visit, name: string, key: string): Promise<void> {
  const { page, hand, say } = visit;
  const more = page.getByRole('button', { name: say('family:card.more', { name }) });
  await expect(more).toBeVisible();
  await untilFilled(page);
  await hand.press(more);
  await hand.press(page.getByRole('menuitem', { name: say(`family:card.${key}`) }));
}

/** Taps five pictures on the board that is shown. */
export async function tapPictures(
  { page, hand, say }: Visit,
  names: readonly string[] = pictures,
): Promise<void> {
  for (const name of names) {
    const picture = page.getByRole('button', {
      name: say(`pictures:picture.${name}`),
      exact: true,
    });
    await hand.press(picture);
  }
}

/** As the parent whose page it is, on the dashboard: approves this device. */
export async function approveDevice({ page, hand, say }: Visit): Promise<void> {
  await openPage(page, '/dashboard');
  await hand.press(page.getByRole('button', { name: say('family:devices.approve') }));
  await expect(page.getByText(say('family:devices.here'), { exact: true })).toBeVisible();
}

/** The parent puts the device down; its session goes on elsewhere, since other journeys share it. */
export async function leaveDevice(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
  await page.context().clearCookies({ name: 'viewer' });
}

/** From the first page to "Who is learning?", and to the child's own name there. */
export async function goToOwnName(visit: Visit, { name }: Pick<OwnChild, 'name'>): Promise<void> {
  const { page, hand, say } = visit;
  await openMenu(visit);
  const banner = page.getByRole('banner');
  const link = { name: say('common:nav.login'), exact: true };
  await hand.press(banner.getByRole('link', link).filter({ visible: true }).first());
  await expect(page.getByRole('heading', { name: say('account:child.who') })).toBeVisible();
  await hand.press(page.getByRole('button', { name, exact: true }));
}
