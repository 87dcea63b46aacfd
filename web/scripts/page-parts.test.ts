import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { scriptAhead } from './page-parts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'page-parts-'));
mkdirSync(path.join(folder, 'assets'));
const names = 'var E={namespaces:e=>e?t(e):["lesson","activities"],page:`lesson`};';
writeFileSync(path.join(folder, 'assets/lesson-page-1.js'), names);
writeFileSync(path.join(folder, 'assets/quiz-page-1.js'), 'namespaces:["quiz"]');
writeFileSync(path.join(folder, 'assets/blog-1.js'), 'export {}');
const route = (written: string, module: string, parentId = 'root') => ({
  ...{ parentId, path: written, module: `/assets/${module}.js` },
  ...{ imports: ['/assets/engine-1.js', '/assets/game-1.js'], css: ['/assets/lesson-1.css#'] },
});
const routes = {
  root: { module: '/assets/root-1.js', imports: [] },
  lesson: route('lesson/:moduleId/:lessonId', 'lesson-page-1', 'routes/language'),
  quiz: route('quiz/:lessonId', 'quiz-page-1'),
  blog: route('blog/:slug', 'blog-1'),
  open: route('about-us', 'not-there', 'routes/language'),
  missing: route('*', 'not-there'),
};
const table = `window.__reactRouterManifest=${JSON.stringify({ routes })};`;
const shell = '<link rel="modulepreload" href="/assets/engine-1.js"/>';
const script = await scriptAhead(folder, table, shell, 'words-1');
rmSync(folder, { recursive: true });
afterEach(() => vi.unstubAllGlobals());

/** Runs the script in a page that knows nothing but this. */
function open(pathname: string, viewer: string) {
  const fetched: string[] = [];
  const links: { rel: string; href: string }[] = [];
  const root = { lang: 'fr', dataset: { viewer } as Record<string, string> };
  const head = { append: (link: (typeof links)[number]) => links.push(link) };
  vi.stubGlobal('document', { documentElement: root, head, createElement: () => ({}) });
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('takeAhead', undefined);
  vi.stubGlobal('fetch', async (address: string) => void fetched.push(address));
  new Function(script)();
  const asked = fetched.filter((address) => !address.startsWith('/assets/'));
  return { fetched, asked, links: links.map(({ rel, href }) => `${rel} ${href}`), root };
}

it('a page of the app fetches its files but for the shell’s own, its words and what it asks for, in the language of the page', () => {
  const { fetched, asked, links, root } = open('/lesson/2/14', 'child');
  expect(links).toEqual([
    'modulepreload /assets/lesson-page-1.js',
    'modulepreload /assets/game-1.js',
  ]);
  const words = ['common', 'errors', 'lesson', 'activities'];
  expect(fetched).toEqual([
    '/assets/lesson-1.css',
    '/auth/v1/get-session',
    ...words.map((name) => `/assets/words-1/fr/${name}.json`),
    '/rest/v1/lessons/2/14?lang=fr',
  ]);
  expect(asked).toEqual(['/auth/v1/get-session', '/rest/v1/lessons/2/14?lang=fr']);
  expect(root.dataset.namespaces).toBe('lesson activities');
});

it('a quiz asks for its lesson', () => {
  expect(open('/quiz/3-5/', 'child').asked).toContain('/rest/v1/lessons/3/5?lang=fr');
});

it('a visitor is asked for nothing but who it is', () => {
  expect(open('/lesson/2/1', 'visitor').asked).toEqual(['/auth/v1/get-session']);
});

it('an address that is no page of the app, or one made while building, fetches nothing', () => {
  for (const address of ['/nothing', '/about-us', '/lesson/1/1', '/lesson/2', '/quiz/saint']) {
    expect(open(address, 'parent')).toMatchObject({ fetched: [], links: [] });
  }
});
