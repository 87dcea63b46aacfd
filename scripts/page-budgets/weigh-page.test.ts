import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { weighPage } from './weigh-page.ts';

const page = `<html lang="fr" data-namespaces="lesson"><head><script>paint()</script>
<link rel="preload" href="/assets/body.woff2"/><style>@font-face{src:url(/assets/body.woff2)}</style></head>
<body><img src="/assets/art.svg"/><section data-activity data-kind="matching"></section>
<script type="text/wake" data-start="/assets/start-1.js" data-given="/assets/given-1.json"></script></body></html>`;

/** A built folder with files of the sizes asked for, beside those whose text matters. */
function built(sizes: Record<string, number>): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-budgets-'));
  const texts: Record<string, string> = {
    'lesson/index.html': page,
    'assets/start-1.js': 'import "/assets/page-1.js";\nawait import("/assets/entry-1.js");',
    'assets/page-1.js':
      'import"./kit-1.js";()=>import(`./games-of-pairs-1.js`);()=>import("./riddle-game-1.js")',
    'assets/entry-1.js': 'fetch("/assets/words-ab12/fr/x.json")',
  };
  for (const [file, size] of Object.entries(sizes)) texts[file] = 'x'.repeat(size);
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const files = {
  'assets/kit-1.js': 50_000,
  'assets/games-of-pairs-1.js': 3000,
  'assets/riddle-game-1.js': 700_000,
  'assets/given-1.json': 400,
  'assets/words-ab12/fr/common.json': 20,
  'assets/words-ab12/fr/lesson.json': 3,
  'assets/body.woff2': 19_000,
  'assets/art.svg': 2000,
};

test('what a page fetches counts by its kind, a game that stands in it too, and no other', async () => {
  const weights = await weighPage(built(files), '/lesson');
  expect(weights).toMatchObject({
    data: 423,
    fonts: 19_000,
    images: 2000,
    'script inside': 'paint()'.length,
  });
  expect(weights.script).toBeGreaterThan(53_000);
  expect(weights.script).toBeLessThan(54_000);
});

test('a file counts as it is sent, packed', async () => {
  const folder = built({ ...files, 'assets/kit-1.js.br': 1000, 'assets/art.svg.br': 70 });
  const weights = await weighPage(folder, '/lesson');
  expect(weights.script).toBeLessThan(5000);
  expect(weights.images).toBe(70);
});

test('a page that was not built is an error', async () => {
  await expect(weighPage(built(files), '/quiz')).rejects.toThrow('index.html');
});
