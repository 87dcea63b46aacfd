import { expect, it, vi } from 'vitest';
import { fetchSession, viewerOf } from './session.ts';

it('nobody signed in is a visitor', () => {
  expect(viewerOf(null)).toBe('visitor');
});

it('the viewer is the role, and admin comes on top of parent only', () => {
  expect(viewerOf({ role: 'parent', isAdmin: false })).toBe('parent');
  expect(viewerOf({ role: 'parent', isAdmin: true })).toBe('admin');
  expect(viewerOf({ role: 'child', isAdmin: false })).toBe('child');
  expect(viewerOf({ role: 'child', isAdmin: true })).toBe('child');
});

it('a network that never answers is taken for none', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
  );
  await expect(fetchSession()).rejects.toMatchObject({ status: 0, code: 'network_offline' });
  vi.unstubAllGlobals();
});
