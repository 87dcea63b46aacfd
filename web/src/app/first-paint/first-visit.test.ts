import { afterEach, expect, it, vi } from 'vitest';
import { isFirstVisit } from './first-visit.ts';

interface Opened {
  viewer?: string;
  hash?: string;
  search?: string;
  type?: string | null;
  kept?: object;
  preloads?: boolean;
}

/** Whether a page is taken for a first visit, opened as told, and as by somebody new where nothing is told. */
function opened({
  viewer = 'visitor',
  hash = '',
  search = '',
  type = 'navigate',
  kept = {},
  preloads = true,
}: Opened = {}): boolean {
  vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) });
  vi.stubGlobal('location', { hash, search });
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('document', {
    createElement: () => ({ relList: { supports: () => preloads } }),
  });
  return isFirstVisit(viewer);
}

afterEach(() => vi.unstubAllGlobals());

it('somebody new who opens a page from its top is on a first visit, in whatever language and theme', () => {
  expect(opened()).toBe(true);
  expect(opened({ kept: { language: 'fr', theme: 'dark' } })).toBe(true);
});

it.each<[string, Opened]>([
  ['somebody who is signed in', { viewer: 'parent' }],
  ['who answered about cookies', { kept: { cookie_consent: 'declined' } }],
  ['who did something before', { kept: { language: 'fr', 'acts:visitor': '[]' } }],
  ['who asks for a place in the page', { hash: '#plans' }],
  ['who brings words to search for', { search: '?q=pope' }],
  ['who comes back', { type: 'back_forward' }],
  ['who reloads', { type: 'reload' }],
  ['whose browser does not tell how the page was opened', { type: null }],
  ['whose browser cannot fetch a module alone', { preloads: false }],
])('%s is not', (_, how) => {
  expect(opened(how)).toBe(false);
});

it('where the browser refuses the storage every page would be a first one, so none is', () => {
  const refused = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('refused');
      },
    },
  );
  expect(opened({ kept: refused })).toBe(false);
});
