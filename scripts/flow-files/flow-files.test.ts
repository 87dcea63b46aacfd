import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/root.mjs';
import { checkFlows, type FlowLimits } from './check-flows.ts';
import { importsOf } from './imports-of.ts';
import { flowLimits } from './limits.ts';
import { markers, readFlows } from './read-flows.ts';

const read = (file: string) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};
const page = read('docs/architecture.md') ?? '';

it('the flows of docs/architecture.md are right, and no longer than they may be', () => {
  expect(checkFlows(readFlows(page), flowLimits, read)).toEqual([]);
});

it('the page explains each marker', () => {
  const rows = Object.entries(markers).map(([marker, meaning]) => `| _${marker}_ | ${meaning} |`);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});

const files: Record<string, string> = {
  'web/src/button.tsx': "import { send } from '@/send.ts';\nvoid import('./answer.tsx');",
  'web/src/send.ts': "import type { Sent } from '@pius/contracts/sent.ts';",
  'web/src/answer.tsx': '',
  'contracts/src/sent.ts': "export { saved } from '../../domain/src/saved.ts';",
  'domain/src/saved.ts': '',
};
const rightList = [
  '1. `web/src/button.tsx`: has the button',
  '1. `web/src/send.ts`: sends it',
  '1. `contracts/src/sent.ts`: says what is sent',
  '1. _over HTTP_ `domain/src/saved.ts`: saves it',
  '1. `web/src/answer.tsx`: shows the answer',
];
const limits: FlowLimits = { 'A tap': { goal: 5, today: 0 } };

function faultsOf(list: readonly string[], flowsWithLimit = limits, name = 'A tap'): string[] {
  const text = [
    '# Page',
    '## Five flows, file by file',
    `### 1. ${name}`,
    ...list,
    '## End',
    '1. x',
  ].join('\n');
  return checkFlows(readFlows(text), flowsWithLimit, (file) => files[file] ?? null);
}
/** The right list with its second line replaced. */
const withSecond = (...lines: string[]) => [rightList[0] ?? '', ...lines, ...rightList.slice(2)];

it('a right list has no fault', () => {
  expect(faultsOf(rightList)).toEqual([]);
});

it.each([
  ['a file that does not exist', '1. `web/src/gone.ts`: is gone', 'web/src/gone.ts does not exist'],
  ['a file without a way in', '1. `domain/src/saved.ts`: saves', 'is imported by no earlier file'],
  ['an unknown marker', '1. _by magic_ `web/src/send.ts`: sends', 'an unknown marker "by magic"'],
  ['a line without a text', '1. `web/src/send.ts`', 'this line cannot be read'],
  ['a line of another form', '2. `web/src/send.ts`: sends', 'this line cannot be read'],
  ['a long text', `1. \`web/src/send.ts\`: ${'so '.repeat(13)}`, 'has more than 12 words'],
])('finds %s', (_, second, fault) => {
  expect(faultsOf(withSecond(second)).join('\n')).toContain(fault);
});

it('finds a file that stands there twice', () => {
  const again = rightList[1] ?? '';
  expect(faultsOf(withSecond(again, again), { 'A tap': null })).toEqual([
    'A tap: web/src/send.ts stands there twice',
  ]);
});

it('takes no later file and no library for the way in', () => {
  expect(faultsOf([rightList[0] ?? '', rightList[2] ?? '', rightList[1] ?? '']).join()).toContain(
    'contracts/src/sent.ts is imported by no earlier file',
  );
  expect([...importsOf('a.ts', "import 'react'; void import(name);")]).toEqual([]);
});

it('finds a flow that is missing, and one that it does not know', () => {
  expect(faultsOf(rightList, limits, 'A knock')).toEqual([
    'A tap: the page has no such flow',
    'A knock: the check does not know this flow',
  ]);
});

it('finds a flow that is too long, and a limit of today that can go down', () => {
  const faultsWith = (goal: number, today: number) =>
    faultsOf(rightList, { 'A tap': { goal, today } });
  expect(faultsWith(4, 0)).toEqual(['A tap: 5 files, at most 4']);
  expect(faultsWith(3, 4)).toEqual(['A tap: 5 files, at most 4']);
  expect(faultsWith(3, 5)).toEqual([]);
  expect(faultsWith(3, 6)).toEqual(['A tap: 5 files: set its limit of today to that']);
});
