import type { Language } from '@pius/domain/language.ts';
import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';
import type { Say } from './words.ts';

/** Somebody at a page: what it shows, how it is used, and its words in the language of the visit. */
export interface Visit {
  page: Page;
  hand: Hand;
  say: Say;
  language: Language;
}

/** Below this width the navigation is a menu that opens. */
const wideNavigation = 1024;

function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= wideNavigation;
}

/** Opens the menu of a narrow screen; where the navigation lies open there is nothing to do. */
export async function openMenu({ page, hand }: Pick<Visit, 'page' | 'hand'>): Promise<void> {
  if (!isWide(page)) await hand.press(page.locator('header details.nav-narrow > summary'));
}

/** Follows a link of the navigation bar, by the key of its words. */
export async function goByNavigation(visit: Visit, key: string): Promise<void> {
  await openMenu(visit);
  const navigation = visit.page.getByRole('banner');
  const name = visit.say(key);
  await visit.hand.press(navigation.getByRole('link', { name, exact: true }).first());
}

/** Logs out by the navigation bar and waits for the login page. */
export async function logOut(visit: Visit): Promise<void> {
  await openMenu(visit);
  const banner = visit.page.getByRole('banner');
  await visit.hand.press(
    banner.getByRole('button', { name: visit.say('common:nav.logout') }).first(),
  );
  await expect(visit.page).toHaveURL(/\/login$/);
}

/** Chooses the visit's language in the switcher. */
export async function chooseLanguage(visit: Visit): Promise<void> {
  const { page, hand, language } = visit;
  await openMenu(visit);
  if (isWide(page))
    await hand.press(page.locator('header summary', { has: page.locator('.flag') }));
  await hand.press(page.locator(`header a[hreflang="${language}"]:visible`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
