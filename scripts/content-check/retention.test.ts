import { describe, expect, test } from 'vitest';
import { formatPeriod, retentionKinds } from '../../domain/src/retention.ts';
import { checkRetention } from './retention.ts';

const kinds = retentionKinds.map((kind) => `    ${kind}: "${kind}"`);
const page = (lines: string[], words: string) =>
  `---\ntitle: Privacy\nretention:\n  columns:\n    what: What\n    longest: At most\n  kinds:\n${lines.join('\n')}\n---\n\n${words}\n`;
const whole = 'Kept for {{kept:chat}}, from 13 years on.\n\n{{retention}}\n\nThe end.';
const faultsOf = (text: string) => checkRetention(new Map([['privacy.en.md', text]]), new Map());

describe('checkRetention', () => {
  test('a page with words for every kind, its table and no typed number is in order', () => {
    expect(faultsOf(page(kinds, whole))).toEqual([]);
  });

  test('a kind without words is named, and so are words without a kind', () => {
    expect(faultsOf(page(kinds.slice(1), whole))).toMatchObject([
      { field: `retention.kinds.${retentionKinds[0]}` },
    ]);
    const [result] = faultsOf(page([...kinds, '    diary: "Diary"'], whole));
    expect(result?.message).toContain('diary');
  });

  test('a page without its table, or with a kind that there is not, is named', () => {
    expect(faultsOf(page(kinds, 'Words.'))).toMatchObject([
      { message: 'has no table - put {{retention}} on a line of its own' },
    ]);
    expect(faultsOf(page(kinds, `${whole} {{kept:diary}}`))).toMatchObject([
      { message: '{{kept:diary}} is no kind of domain/src/retention.ts' },
    ]);
  });

  test.each(['30 days', 'one year', '90\u00a0jours', 'um ano', 'seven days'])(
    'the typed period “%s” on the privacy page is named with its line',
    (period) => {
      const [result, ...more] = faultsOf(page(kinds, `${whole}\n\nIt stays for ${period}.`));
      expect(more).toEqual([]);
      expect(result?.message).toContain(period);
      const lines = page(kinds, `${whole}\n\nIt stays for ${period}.`).split('\n');
      expect(lines[(result?.line ?? 0) - 1]).toBe(`It stays for ${period}.`);
    },
  );

  test('words of the interface that tell another number are named by their key', () => {
    const right = `Kept for ${formatPeriod('chat', 'fr')}.`;
    const check = (words: string) =>
      checkRetention(
        new Map(),
        new Map([['ui/fr/family.json', JSON.stringify({ 'settings.chat.text': words })]]),
      );
    expect(check(right)).toEqual([]);
    expect(check('Gardées 31 jours.')).toMatchObject([
      { file: 'content/ui/fr/family.json', field: 'settings.chat.text' },
    ]);
  });
});
