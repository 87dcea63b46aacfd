import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArtName } from '../../src/ui/art/art.ts';
import type { PublicPath } from '../../src/ui/paths.ts';
import type { BuiltPage } from './built-page.ts';
import { artFolder, type Card, drawCard } from './draw-card.ts';

/** The drawing on each page's card; the lessons of module 1 have theirs by number. */
const artOfPage: Record<PublicPath, ArtName> = {
  '/': 'saint-window',
  '/saint-pius-x': 'saint-roundel',
  '/catechism': 'window-2-creed',
  '/quest-map': 'map-day',
  '/demo': 'window-1-introduction',
  '/about-us': 'story-bepi',
  '/subscription': 'treasure-open',
  '/donate': 'emblem-6-virtues',
  '/gift': 'treasure-open',
  '/privacy': 'mark-rose',
  '/terms': 'mark-rose',
  '/login': 'mark-rose',
  '/signup': 'mark-rose',
  '/check-email': 'mark-rose',
};
const artOfLesson: readonly ArtName[] = ['story-bepi', 'emblem-1-introduction'];

/** Where the cards lie in the folder of the built files. */
const place = 'assets/cards';

/**
 * Writes the pictures of the pages' cards into the folder of the built files, each named by all it
 * is made of. One drawn in an earlier build is taken from the folder `kept`, where the latest
 * build's stand.
 * @returns The address of each page's picture without the site, by the page's file.
 */
export async function writeCards(
  folder: string,
  cached: string,
  pages: readonly BuiltPage[],
  brand: string,
): Promise<Map<string, string>> {
  const existing = new Set(await readdir(cached).catch(() => []));
  await mkdir(cached, { recursive: true });
  await mkdir(path.join(folder, place), { recursive: true });
  const drawing = await readFile(path.join(import.meta.dirname, 'draw-card.ts'));
  const addresses = new Map<string, string>();
  for (const page of pages) {
    const card = cardOf(page, brand);
    const art = await readFile(path.join(artFolder, `${card.art}.svg`));
    const hash = createHash('sha256').update(drawing).update(art).update(JSON.stringify(card));
    const name = `${hash.digest('hex').slice(0, 16)}.jpg`;
    if (!existing.delete(name) && !addresses.has(name))
      await storeCard(path.join(cached, name), card);
    await copyFile(path.join(cached, name), path.join(folder, place, name));
    addresses.set(page.file, `/${place}/${name}`);
  }
  for (const old of existing) await rm(path.join(cached, old));
  return addresses;
}

/** Half a picture, where the build was ended amid writing, has no name that counts. */
async function storeCard(file: string, card: Card): Promise<void> {
  await writeFile(`${file}.new`, await drawCard(card));
  await rename(`${file}.new`, file);
}

/** The name of the site stands on each card: a title that begins with it goes on after it. */
function cardOf({ title, path: page, lesson }: BuiltPage, brand: string): Card {
  const rest = title.startsWith(brand) ? title.slice(brand.length).replace(/^[\s:]+/, '') : title;
  const art = lesson
    ? (artOfLesson[lesson - 1] ?? 'emblem-1-introduction')
    : artOfPage[page as PublicPath];
  return { title: rest.charAt(0).toUpperCase() + rest.slice(1), brand, art };
}
