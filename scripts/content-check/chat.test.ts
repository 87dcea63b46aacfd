import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/root.mjs';
import { checkChat } from './chat.ts';

const content = join(root, 'content');
const whole = new Map(
  globSync('chat/**/*.yaml', { cwd: content }).map((path) => [
    path,
    readFileSync(join(content, path), 'utf8'),
  ]),
);
const withChange = (path: string, change: (text: string) => string) =>
  checkChat(new Map(whole).set(path, change(whole.get(path) ?? '')));

it('finds nothing wrong in the files of the chat', () => {
  expect(checkChat(whole)).toEqual([]);
});

it('names a file that is missing', () => {
  const left = new Map(whole);
  left.delete('chat/fr/words.yaml');
  expect(checkChat(left)).toMatchObject([{ file: 'content/chat/fr/words.yaml' }]);
});

it.each([
  ['chat/en/words.yaml', (text: string) => text.replace(/^notFound:.*$/m, ''), 'notFound'],
  ['chat/en/gate.yaml', (text: string) => text.replaceAll("'{adult}", "'{grownups}"), 'lists'],
  ['chat/fr/deeds.yaml', (text: string) => text.replaceAll("'{doer}", "'{doers}"), 'lists'],
  [
    'chat/helplines.yaml',
    (text: string) => text.replace(/source: "[^"]*"/, 'source: "none"'),
    'source',
  ],
  ['chat/pt-BR/search.yaml', (text: string) => text.replace(/^topics:/m, 'topic:'), 'topic'],
])('names what is wrong in %s', (path, change, field) => {
  const faults = withChange(path, change);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults[0]?.file).toBe(`content/${path}`);
  expect(faults.map((fault) => fault.field).join()).toContain(field);
});
