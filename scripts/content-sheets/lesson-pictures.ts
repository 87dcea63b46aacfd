import type { Language } from '../../domain/src/language.ts';
import { solve } from '../../e2e/support/activities.ts';
import type { openChromium } from '../../e2e/support/chromium.ts';
import { demoFamily } from '../../e2e/support/demo-family.ts';
import { pointingHand } from '../../e2e/support/hand.ts';
import { waitForHydration } from '../../e2e/support/hydration.ts';
import { showActivity } from '../../e2e/support/lesson.ts';
import { readLesson, type WrittenLesson } from '../../e2e/support/lesson-file.ts';
import { wordsIn } from '../../e2e/support/words.ts';

/** Whole pages of one lesson, as PNG: as it is opened, and with its activities solved. */
export interface LessonPictures {
  opened: Buffer;
  solved: Buffer;
}

type Chromium = Awaited<ReturnType<typeof openChromium>>;

/** How wide a phone is, in pixels. */
export const phoneWidth = 390;

/**
 * Takes the pictures of a lesson in one language. Later modules are seen by the child of the demo's administrator,
 * to whom all are open.
 *
 * @throws Error when an activity cannot be solved with the answers of the content file
 */
export async function lessonPictures(
  browser: Chromium,
  url: string,
  place: WrittenLesson,
  language: Language,
): Promise<LessonPictures> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: phoneWidth, height: 844 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'language', value: language, url }]);
  // Neither the question about cookies nor the bar that stays at the top may lie over the words.
  await context.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'));
  if (place.module > 1) {
    const { email, password } = demoFamily.pia;
    await context.request.post('/auth/v1/sign-in/email', { data: { email, password } });
  }
  const page = await context.newPage();
  await page.goto(`/lesson/${place.module}/${place.number}`);
  await waitForHydration(page);
  await page.addStyleTag({ content: 'header { position: static !important; }' });
  const visit = { page, hand: pointingHand(), say: wordsIn(language), language };
  const lesson = readLesson(place, language);
  for (const at of lesson.activities.keys()) await showActivity(visit, lesson, at);
  await page.locator('.skeleton-bar').first().waitFor({ state: 'detached' });
  // Whether the device has a voice is known a while later, and what is said of it makes the page longer.
  if (lesson.activities.some(({ kind }) => kind === 'listening')) {
    await page.getByText(visit.say('listening:no-voice')).waitFor();
  }
  const opened = await page.screenshot({ fullPage: true });
  for (const activity of lesson.activities) await solve(visit, activity, lesson);
  const solved = await page.locator('#activities').screenshot();
  await context.close();
  return { opened, solved };
}
