import { expect, it, vi } from 'vitest';
import { fetchWholeList } from './use-admin-list.ts';

const filter = { email: 'anna', state: '' };

it('a whole list is fetched part by part, each from where the one before ended', async () => {
  const fetchPart = vi
    .fn()
    .mockResolvedValueOnce({ items: [1, 2], next: 'b' })
    .mockResolvedValueOnce({ items: [3], next: null });
  expect(await fetchWholeList(filter, fetchPart)).toEqual([1, 2, 3]);
  expect(fetchPart.mock.calls).toEqual([
    [filter, undefined],
    [filter, 'b'],
  ]);
});

it('a part that does not come leaves no half list', async () => {
  const fetchPart = vi
    .fn()
    .mockResolvedValueOnce({ items: [1], next: 'b' })
    .mockRejectedValueOnce(new Error('gone'));
  await expect(fetchWholeList(filter, fetchPart)).rejects.toThrow('gone');
});
