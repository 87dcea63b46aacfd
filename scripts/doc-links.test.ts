import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './prepare/root.mjs';

/** Written from the results of long runs, when there are some. */
const writtenLater = 'docs/proof.md';

const pages = globSync(['*.md', 'docs/**/*.md', 'content/ui/*.md'], { cwd: root });

/** The name by which a heading is linked to, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const named = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return [...headings, ...named];
}

/** The links of a page that lead nowhere within the project. */
function deadLinks(page: string): string[] {
  const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)];
  return links.flatMap(([, link = '']) => {
    // An address of the site itself is none of a file.
    if (/^(https?:|mailto:|\/)/.test(link) || link === writtenLater) return [];
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? join(root, page) : join(root, dirname(page), path);
    const leads = existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
    return leads ? [] : [`${page}: ${link}`];
  });
}

test('every link between the pages of the project leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(deadLinks)).toEqual([]);
});
