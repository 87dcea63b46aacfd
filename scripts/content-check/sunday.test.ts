import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/root.mjs';
import { checkSunday } from './sunday.ts';

const content = join(root, 'content');
const whole = new Map(
  globSync('sunday/*.yaml', { cwd: content }).map((path) => [
    path,
    readFileSync(join(content, path), 'utf8'),
  ]),
);
const faultsWith = (change: (text: string) => string) => {
  const french = change(whole.get('sunday/fr.yaml') ?? '');
  return checkSunday(new Map(whole).set('sunday/fr.yaml', french));
};

it('finds nothing wrong in the words of the Sunday table', () => {
  expect(checkSunday(whole)).toEqual([]);
});

it('names a file that is missing', () => {
  const left = new Map(whole);
  left.delete('sunday/fr.yaml');
  expect(checkSunday(left)).toMatchObject([{ file: 'content/sunday/fr.yaml' }]);
});

it.each([
  [
    'a prayer of another name',
    (text: string) => text.replace('id: hail-mary', 'id: ave'),
    'prayers',
  ],
  ['other lessons', (text: string) => text.replace('["2-5"]', '["2-4"]'), 'prayers'],
  [
    'a lesson that is none',
    (text: string) => text.replace('["2-5"]', '["9-5"]'),
    'prayers.3.lessons.0',
  ],
  ['a thing to do twice', (text: string) => text.replace('id: work-unseen', 'id: kind-words'), ''],
])('names %s', (_, change, field) => {
  expect(faultsWith(change)).toMatchObject([{ file: 'content/sunday/fr.yaml', field }]);
});
