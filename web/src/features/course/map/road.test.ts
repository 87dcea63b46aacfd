import { expect, it } from 'vitest';
import { walkedRoad } from './road.ts';

const end = (path: string) => path.split(/[ C]/).slice(-2).map(Number);

it('with nothing completed the road leads to module 1', () => {
  const road = walkedRoad(0);
  expect(end(road.landscape)).toEqual([150, 846]);
  expect(end(road.vertical)).toEqual([92, 250]);
});

it('each completed module brings the road to the next', () => {
  expect(end(walkedRoad(2).landscape)).toEqual([850, 834]);
  expect(end(walkedRoad(5).vertical)).toEqual([298, 1230]);
});

it('all six lead to the treasure, and no further', () => {
  expect(end(walkedRoad(6).landscape)).toEqual([930, 286]);
  expect(walkedRoad(7)).toEqual(walkedRoad(6));
});
