import { expect, it, vi } from 'vitest';
import { keepDrawings } from './keep-drawings.ts';

it('every drawing is asked for, one that cannot be had too, and nothing fails', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('story-2-5-1')) throw new TypeError('no network');
  });
  await keepDrawings(['story-2-5-1', 'story-2-5-2']);
  expect(asked).toEqual(['/assets/drawings/story-2-5-1.svg', '/assets/drawings/story-2-5-2.svg']);
});
