import { readFileSync } from 'node:fs';
import { languages } from '@pius/domain/language.ts';
import { formatPeriod, retentionKinds } from '@pius/domain/retention.ts';
import { expect, it } from 'vitest';
import { readPage } from './content-plugin.ts';
import { fillPeriods, retentionTable } from './retention-table.ts';

const words = {
  columns: { what: 'What', longest: 'At most' },
  kinds: Object.fromEntries(retentionKinds.map((kind) => [kind, `the ${kind}`])),
};

it('the table has a line for each kind, in the order of the file that the jobs obey', () => {
  const [titles, , ...lines] = retentionTable(words, 'en').split('\n');
  expect(titles).toBe('| What | At most |');
  expect(lines).toEqual(
    retentionKinds.map((kind) => `| the ${kind} | ${formatPeriod(kind, 'en')} |`),
  );
});

it('a kind without words, and words without a kind, build no table', () => {
  const { chat: _, ...kinds } = words.kinds;
  expect(() => retentionTable({ ...words, kinds }, 'en')).toThrow('chat');
  const more = { ...words.kinds, diary: 'a diary' };
  expect(() => retentionTable({ ...words, kinds: more }, 'en')).toThrow('diary');
});

it('a sentence takes its period from the same file, and none that is not there', () => {
  expect(fillPeriods('For {{kept:chat}}.', 'pt-BR')).toBe('For 30 dias.');
  expect(() => fillPeriods('For {{kept:constructor}}.', 'en')).toThrow('constructor');
});

for (const language of languages) {
  it(`the privacy page holds every period and no place left open: ${language}`, () => {
    const file = new URL(`../../content/pages/privacy.${language}.md`, import.meta.url);
    const { front, html } = readPage(readFileSync(file, 'utf8'), language);
    expect(Object.keys(front)).toEqual(['title', 'description', 'lastUpdated', 'changed']);
    const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, words]) => words);
    const periods = cells.filter((_, at) => at % 2 === 1);
    expect(periods).toEqual(retentionKinds.map((kind) => formatPeriod(kind, language)));
    const filled = html.replaceAll('{{supportEmail}}', '').replaceAll('{{operator}}', '');
    expect(filled).not.toContain('{{');
  });
}
