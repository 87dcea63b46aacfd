// Takes the pictures of the app that a device shows before it is installed, of the real pages in each language, and
// writes them with the app's manifests into `web/public`: `node scripts/app-pictures.ts`, when these pages look different.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Language, languages } from '../domain/src/language.ts';
import { openChromium } from '../e2e/support/chromium.ts';
import { waitForHydration } from '../e2e/support/hydration.ts';
import { startServer } from '../e2e/support/server.ts';
import {
  manifestFile,
  manifestOf,
  type Screenshot,
  screens,
  screenshotsOf,
} from './app-pictures/manifest.ts';
import { root } from './prepare/root.mjs';
import { runCommand } from './testing/command.ts';

const folder = join(root, 'web', 'public');
for (const language of languages) {
  await writeFile(join(folder, manifestFile(language)), manifestOf(language));
}
if ((await runCommand(['node', 'scripts/build-web-when-stale.ts'])) !== 0) process.exit(1);
const server = await startServer();
const browser = await openChromium();
try {
  for (const language of languages) {
    for (const shot of screenshotsOf(language)) {
      const file = join(folder, shot.src);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await take(shot, language));
      console.log(shot.src);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

/** One picture, as WebP. */
async function take({ path, screen }: Screenshot, language: Language): Promise<Buffer> {
  const { width, height } = screens[screen];
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'language', value: language, url: server.url }]);
  await context.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'));
  const page = await context.newPage();
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await context.close();
  return Buffer.from(data, 'base64');
}
