// Lays lessons out as pictures, to be looked over: `npm run content:sheets -- <folder> [1-2 2-5 …]`. Each lesson in
// each language as on a phone, first as it is opened, then with its activities solved, cut into columns.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { languages } from '../domain/src/language.ts';
import { openChromium } from '../e2e/support/chromium.ts';
import { writtenLessons } from '../e2e/support/lesson-file.ts';
import { startServer } from '../e2e/support/server.ts';
import { lessonPictures } from './content-sheets/lesson-pictures.ts';
import { sheetsOf } from './content-sheets/sheets.ts';
import { runCommand } from './testing/command.ts';

const [folder, ...named] = process.argv.slice(2);
if (!folder) {
  console.error('Name a folder for the pictures: npm run content:sheets -- <folder> [1-2 2-5 …]');
  process.exit(1);
}
const lessons = writtenLessons().filter(({ id }) => named.length === 0 || named.includes(id));
const unknown = named.filter((id) => !lessons.some((lesson) => lesson.id === id));
if (unknown.length > 0) {
  console.error(`No lesson is written under ${unknown.join(', ')}.`);
  process.exit(1);
}
if ((await runCommand(['node', 'scripts/build-web-when-stale.ts'])) !== 0) process.exit(1);
const out = resolve(folder);
await mkdir(out, { recursive: true });
const server = await startServer();
const browser = await openChromium();
try {
  for (const lesson of lessons) {
    for (const language of languages) {
      const pictures = await lessonPictures(browser, server.url, lesson, language);
      for (const [state, picture] of Object.entries(pictures)) {
        const path = join(out, `${lesson.id}-${language}-${state}`);
        const sheets = await sheetsOf(browser, picture, path);
        console.log(sheets.join('\n'));
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
