import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuiltPage } from './built-page.ts';
import { cardTags } from './card-tags.ts';
import { writeCards } from './cards.ts';
import { robots, sitemap } from './sitemap.ts';
import { structuredData } from './structured-data.ts';
import { commonMessages } from './words-of-site.ts';

/**
 * Puts into every public page what search engines and readers of cards look for, and writes the
 * cards' pictures, `sitemap.xml` and `robots.txt`. None of it is of use to the app, so none of it
 * is in its scripts. The site's own address, which the server puts in, is still unknown. It takes
 * the folder of the built files, its pages finished; the folder where pictures are kept from build
 * to build.
 * @throws For a page without title or description.
 */
export async function writeSeoFiles(folder: string, cachedCards: string): Promise<void> {
  const html = new Map<string, string>();
  for await (const file of glob('**/index.html', { cwd: folder })) {
    html.set(file, await readFile(path.join(folder, file), 'utf8'));
  }
  const pages = [...html]
    .map(([file, text]) => readBuiltPage(file.split(path.sep).join('/'), text))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const { brand = '' } = commonMessages('en');
  const pictures = await writeCards(folder, cachedCards, pages, brand);
  for (const page of pages) {
    const tags = cardTags(page, pictures.get(page.file) ?? '', brand);
    const finished = (html.get(path.normalize(page.file)) ?? '')
      .replace('</head>', () => `${tags}</head>`)
      .replace('</body>', () => `${structuredData(page)}</body>`);
    await writeFile(path.join(folder, page.file), finished);
  }
  await writeFile(path.join(folder, 'sitemap.xml'), sitemap(pages));
  await writeFile(path.join(folder, 'robots.txt'), robots());
}
