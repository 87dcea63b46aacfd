import type { openChromium } from '../../e2e/support/chromium.ts';
import { demoFamily } from '../../e2e/support/demo-family.ts';

type Browser = Awaited<ReturnType<typeof openChromium>>;

/** What a lesson costs anyone who has the app already: bytes over the wire, bodies and headers. */
export interface LessonBytes {
  /** Its id, `2-5`. */
  lesson: string;
  bytes: number;
}

/**
 * Opens lessons one after the other as the admin's child, who may open all of them, the app's own
 * files kept by the browser: what is left is the lesson itself, its picture and the games it is the
 * first to have.
 *
 * @param lessons ids in the order in which they are opened
 */
export async function weighLessons(
  browser: Browser,
  server: string,
  lessons: readonly string[],
): Promise<LessonBytes[]> {
  const context = await browser.newContext({ baseURL: server, serviceWorkers: 'block' });
  const answer = await context.request.post('/auth/v1/sign-in/email', {
    data: demoFamily.pia,
    headers: { origin: server },
  });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto('/quest-map', { waitUntil: 'networkidle' });
  const weighed: LessonBytes[] = [];
  for (const lesson of lessons) {
    bytes = 0;
    await page.goto(`/lesson/${lesson.replace('-', '/')}`, { waitUntil: 'networkidle' });
    await page.locator('#story p').first().waitFor();
    weighed.push({ lesson, bytes });
  }
  await context.close();
  return weighed;
}
