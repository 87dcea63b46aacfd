import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import {
  forgetOfflineKey,
  isKeyOf,
  makeVerifier,
  saveOfflineKey,
  trySecret,
} from './offline-keys.ts';

let texts: Map<string, string>;
const now = Date.UTC(2026, 10, 22);
const password = { password: 'lamb-7-lamb' };
const pictures = { pictures: ['lamb', 'sun', 'key', 'dove', 'boat'] } as const;
const tapped = { pictures: [...pictures.pictures] };

beforeEach(() => {
  texts = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

async function save(secret: Parameters<typeof makeVerifier>[0], mark = 'm1', child = 'marco') {
  const made = await makeVerifier(secret);
  if (!made) throw new Error('There is no slow hash.');
  saveOfflineKey(child, secret, made, { mark, language: 'fr' });
}

test('a child is known again by what it gave at its last login here, and by nothing else', async () => {
  await save(password);
  expect(await trySecret('marco', password, now)).toEqual({ kind: 'right', language: 'fr' });
  expect(await trySecret('marco', { password: 'lamb-7-lamc' }, now)).toEqual({ kind: 'wrong' });
  expect(await trySecret('marco', tapped, now)).toEqual({ kind: 'none' });
  expect(await trySecret('lucia', password, now)).toEqual({ kind: 'none' });
});

test('what is kept holds no secret, and differs from child to child', async () => {
  await save(password);
  await save(password, 'm1', 'lucia');
  const cached = [...texts.values()];
  expect(cached.join()).not.toContain('lamb');
  const hashes = cached.map((text) => JSON.parse(text).ways.password.hash);
  expect(new Set(hashes).size).toBe(2);
});

test('guesses are counted over a reload, each child’s apart, until the right one', async () => {
  await save(tapped);
  await save(password, 'm1', 'lucia');
  const other = { pictures: tapped.pictures.toReversed() };
  for (const _ of [1, 2, 3])
    expect(await trySecret('marco', other, now)).toEqual({ kind: 'wrong' });
  expect(await trySecret('marco', tapped, now)).toEqual({ kind: 'wait', seconds: 30 });
  expect(await trySecret('lucia', password, now)).toMatchObject({ kind: 'right' });
  expect(await trySecret('marco', tapped, now + 30_000)).toMatchObject({ kind: 'right' });
  expect(await trySecret('marco', other, now + 30_000)).toEqual({ kind: 'wrong' });
});

test('tries begun at once are each counted before they are looked at', async () => {
  await save(tapped);
  const other = { pictures: tapped.pictures.toReversed() };
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => trySecret('marco', other, now)));
  expect(tries.map(({ kind }) => kind)).toEqual(['wrong', 'wrong', 'wrong', 'wait', 'wait']);
});

test('another mark means that what was kept before holds no more', async () => {
  await save(password);
  await save(tapped);
  expect(await trySecret('marco', password, now)).toMatchObject({ kind: 'right' });
  expect(isKeyOf('marco', 'm1')).toBe(true);
  expect(isKeyOf('marco', 'm2')).toBe(false);
  await save(tapped, 'm2');
  expect(await trySecret('marco', password, now)).toEqual({ kind: 'none' });
  forgetOfflineKey('marco');
  expect(texts.size).toBe(0);
});
