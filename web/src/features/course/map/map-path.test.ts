import { expect, it } from 'vitest';
import { walkedPath } from './map-path.ts';

const end = (path: string) => path.split(/[ C]/).slice(-2).map(Number);

it('with nothing completed the road leads to module 1', () => {
  const mapPath = walkedPath(0);
  expect(end(mapPath.landscape)).toEqual([150, 846]);
  expect(end(mapPath.vertical)).toEqual([92, 250]);
});

it('each completed module brings the road to the next', () => {
  expect(end(walkedPath(2).landscape)).toEqual([850, 834]);
  expect(end(walkedPath(5).vertical)).toEqual([298, 1230]);
});

it('all six lead to the treasure, and no further', () => {
  expect(end(walkedPath(6).landscape)).toEqual([930, 286]);
  expect(walkedPath(7)).toEqual(walkedPath(6));
});
