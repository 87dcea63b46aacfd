import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltPage } from './built-page.ts';
import { writeCards } from './cards.ts';
import { cardSize } from './draw-card.ts';

const page = (path: string, title: string): BuiltPage => ({
  file: `${path.slice(1)}/index.html`,
  path,
  language: 'fr',
  title,
  description: '',
  lesson: null,
});
const pages = [
  page('/quest-map', 'La carte de la quête : six modules, 52 leçons'),
  page('/saint-pius-x', `Saint Pie X : ${'une vie longue et sainte '.repeat(6)}`),
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quest-cards-'));
});
afterAll(() => rm(folder, { recursive: true }));

const built = () => path.join(folder, 'client');
const cached = () => path.join(folder, 'cards');

test('each page has a picture of the size that readers ask for, and of no more than 120 KB', async () => {
  const addresses = await writeCards(built(), cached(), pages, 'Saint Pius X Quest');
  for (const { file } of pages) {
    const picture = await readFile(path.join(built(), addresses.get(file) ?? ''));
    expect(picture.length).toBeLessThan(120_000);
    const { width, height } = await loadImage(picture);
    expect({ width, height }).toEqual(cardSize);
  }
});

test('a picture is drawn once, and goes with the page that had it', async () => {
  const [first = ''] = await readdir(cached());
  const { mtimeMs } = await stat(path.join(cached(), first));
  await writeCards(built(), cached(), pages, 'Saint Pius X Quest');
  expect((await stat(path.join(cached(), first))).mtimeMs).toBe(mtimeMs);
  await writeCards(built(), cached(), pages.slice(1), 'Saint Pius X Quest');
  expect(await readdir(cached())).toHaveLength(1);
});
