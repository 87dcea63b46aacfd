import { expect, it, vi } from 'vitest';
import { cacheDrawings } from './cache-drawings.ts';

it('every drawing is asked for, one that cannot be had too, and nothing fails', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    if (url.includes('story-2-5-1')) throw new TypeError('no network');
  });
  await cacheDrawings(['story-2-5-1', 'story-2-5-2']);
  expect(requested).toEqual([
    '/assets/drawings/story-2-5-1.svg',
    '/assets/drawings/story-2-5-2.svg',
  ]);
});
