import { expect, test } from 'vitest';
import { readyLines, sortResults } from './use-send-class.ts';

const line = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, age: '8', password: '' },
  ...more,
});
const lucia = line('a', ' Lucia ', { suggested: 'boatlamb47' });
const marco = line('b', 'Marco', { password: 'silver-boat' });
const faulty = line('c', '!?');
const refused = line('d', 'Pia', { refused: { field: 'name', code: 'child_name_similar' } });

test('lines are ready that have no fault and were not refused as they are', () => {
  expect(readyLines([lucia, faulty, refused, marco], [])).toEqual([lucia, marco]);
  expect(readyLines([lucia, marco], ['MARCO'])).toEqual([lucia]);
});

test('who was added is told with the password, the others stay with what is wrong', () => {
  const { added, left } = sortResults(
    [lucia, faulty, marco],
    [lucia, marco],
    [
      { id: '1', field: null, code: null },
      { id: null, field: 'name', code: 'child_name_similar' },
    ],
  );
  expect(added).toEqual([{ id: '1', name: 'Lucia', password: 'boatlamb47' }]);
  expect(left).toEqual([
    faulty,
    { ...marco, refused: { field: 'name', code: 'child_name_similar' } },
  ]);
});
