import { expect, test } from 'vitest';
import { costRows } from './cost.ts';

const described = (used: Parameters<typeof costRows>[0]) => {
  const [year, money] = costRows(used);
  return [year?.measured, money?.measured, money?.meets];
};

test('a family’s year costs the scarcest share of what it takes, as docs/running.md reckons it', () => {
  expect(described({ calls: 1000, cpuSeconds: 3, bytes: 1e6 })).toEqual([
    '96000 calls: 288 s of a processor, 96 MB sent and received',
    '0.0005 USD, the disk apart',
    true,
  ]);
  expect(described({ calls: 1000, cpuSeconds: 3, bytes: 1e9 })).toEqual([
    '96000 calls: 288 s of a processor, 96000 MB sent and received',
    '0.4800 USD, the disk apart',
    false,
  ]);
});

test('where nothing was measured, nothing is promised to be met', () => {
  expect(described({ calls: 0, cpuSeconds: 0, bytes: 0 })[2]).toBe(false);
});
