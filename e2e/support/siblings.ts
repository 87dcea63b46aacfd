import { expect, type Page } from '@playwright/test';
import { addOwnChild, type OwnChild } from './family.ts';
import { openPage } from './fixtures.ts';
import { approveDevice, leaveDevice, pictures, tapPictures } from './learners.ts';
import { readLesson, writtenLessons } from './lesson-file.ts';
import { cachedLessonIds, untilCached, untilQuizCached } from './offline.ts';
import { logOut, type Visit } from './visit.ts';

/** Two children of the administrator, on a device that is approved for their names. */
export interface Siblings {
  /** Comes in by her password. */
  anna: OwnChild;
  /** Comes in by his pictures. */
  ben: OwnChild;
}

/** Adds two children who may open every module, and approves the device of the page for them. */
export async function openSiblings(visit: Visit): Promise<Siblings> {
  const { page } = visit;
  const anna = await addOwnChild(page, 'admin');
  const ben = await addOwnChild(page, 'admin');
  const edited = await page.request.patch(`/rest/v1/children/${ben.id}`, { data: { pictures } });
  expect(edited.ok(), await edited.text()).toBe(true);
  await approveDevice(visit);
  await leaveDevice(page);
  return { anna, ben };
}

/** Taps a name of "Who is learning?", which is on the page. */
export async function tapName({ page, hand }: Visit, { name }: OwnChild): Promise<void> {
  await hand.press(page.getByRole('button', { name, exact: true }));
}

/** By the name on the login page, and the password. */
export async function enterByPassword(visit: Visit, child: OwnChild): Promise<void> {
  const { page, hand, say } = visit;
  await tapName(visit, child);
  await hand.write(page.getByLabel(say('account:child.password'), { exact: true }), child.password);
  await hand.press(page.getByRole('button', { name: say('account:child.submit'), exact: true }));
  await untilIn(page, child);
}

/** By the name on the login page, and the five pictures. */
export async function enterByPictures(visit: Visit, child: OwnChild): Promise<void> {
  await tapName(visit, child);
  await tapPictures(visit);
  await untilIn(visit.page, child);
}

async function untilIn(page: Page, child: OwnChild): Promise<void> {
  await expect(page).toHaveURL(/quest-map$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(child.name);
}

/**
 * The device has by what the child is known again here, which a page left too early does not
 * finish.
 */
async function untilNamed(page: Page, child: OwnChild): Promise<void> {
  const named = (id: string) => localStorage.getItem(`offline-key:${id}`) !== null;
  await expect.poll(() => page.evaluate(named, child.id)).toBe(true);
}

/** The device has the child's road. */
async function untilAtHome(page: Page, child: OwnChild, lessons: string[]): Promise<void> {
  await untilCached(page);
  await expect.poll(() => cachedLessonIds(page, child)).toEqual(expect.arrayContaining(lessons));
  // What is kept last.
  await untilQuizCached(page, child, '1-3');
}

/**
 * Each of them comes in once with a network, opens lesson 2-1 and leaves again, so that the device
 * knows both.
 */
export async function learnHereOnce(visit: Visit, { anna, ben }: Siblings): Promise<void> {
  const { page } = visit;
  for (const child of [ben, anna]) {
    await openPage(page, '/login');
    if (child === ben) await enterByPictures(visit, child);
    else await enterByPassword(visit, child);
    await untilNamed(page, child);
    await openPage(page, '/lesson/2/1');
    await untilAtHome(page, child, ['2-1', '2-2']);
    await logOut(visit);
  }
}

/**
 * Logs out while there is no network, by the dialog that says what that means.
 * @returns Whether it spoke of unsent work.
 */
export async function lockOffline({ page, hand, say }: Visit): Promise<boolean> {
  const banner = page.getByRole('banner');
  await hand.press(banner.getByRole('button', { name: say('common:nav.logout') }).first());
  const dialog = page.getByRole('dialog', { name: say('account:leave.title') });
  await expect(dialog).toBeVisible();
  const unsent = await dialog.getByText(say('account:leave.unsent')).isVisible();
  await hand.press(dialog.getByRole('button', { name: say('account:leave.go'), exact: true }));
  await expect(page).toHaveURL(/\/login$/);
  return unsent;
}

/**
 * From the map to lesson 2-1 without a new page, so that it goes on knowing what the child gave.
 */
export async function followMap(page: Page): Promise<void> {
  await page
    .locator('details', { has: page.locator('#lessons-2') })
    .locator('summary')
    .click();
  await page.locator('#lessons-2 a[href$="/lesson/2/1"]').click();
  await expect(page.getByRole('heading', { level: 1, name: lessonOf('2-1').title })).toBeVisible();
}

/** A written lesson in English. */
export function lessonOf(id: string) {
  const written = writtenLessons().find((lesson) => lesson.id === id);
  if (!written) throw new Error(`There is no lesson ${id}.`);
  return readLesson(written, 'en');
}
