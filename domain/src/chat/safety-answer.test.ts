import { expect, it } from 'vitest';
import type { ChatWords, Helplines } from './chat-words.ts';
import type { DisclosureKind } from './disclosure.ts';
import { safetyAnswer } from './safety-answer.ts';

const kinds = ['self-harm', 'violence', 'sexual', 'danger', 'distress', 'unclear'] as const;
const redirect = {} as ChatWords['redirect'];
const words: ChatWords = {
  safety: Object.fromEntries(
    kinds.map((kind) => [kind, [`said of ${kind}`]]),
  ) as ChatWords['safety'],
  ...{ tell: 'tell', lines: '{{number}} ({{name}})', emergency: 'call {{number}}' },
  ...{ noCountry: 'no country', close: 'close', closeGrownUp: 'close, grown-up' },
  ...{ redirect, notFound: 'none' },
};
const line = (number: string, need: DisclosureKind) => ({
  ...{ number, for: [need], source: 'https://example.org', on: '2026-11-22' },
  name: { en: 'a line', fr: 'une ligne', 'pt-BR': 'uma linha' },
});
const helplines: Helplines = {
  countries: {
    XX: {
      ...{ zones: ['Europe/Nowhere'], emergency: '112' },
      lines: [line('1', 'danger'), line('2', 'self-harm')],
    },
  },
};
const answered = (sign: DisclosureKind, timeZone = 'Europe/Nowhere') =>
  safetyAnswer(sign, { language: 'en', words, helplines, timeZone, grownUp: false });

it.each<[DisclosureKind, string]>([
  ['danger', '1'],
  ['self-harm', '2'],
  ['unclear', '1'],
])('of %s the lines of the country that listen to it are told', (sign, number) => {
  const calls = `call 112 ${number} (a line)`;
  expect(answered(sign)).toEqual([`said of ${sign}`, 'tell', calls, 'close']);
});

it('a grown-up is told the end for grown-ups', () => {
  const input = { language: 'fr', words, helplines, timeZone: 'Europe/Nowhere' } as const;
  const answerFor = (grownUp: boolean) => safetyAnswer('danger', { ...input, grownUp });
  expect(answerFor(true)).toEqual([
    'said of danger',
    'tell',
    'call 112 1 (une ligne)',
    'close, grown-up',
  ]);
  expect(answerFor(false).at(-1)).toBe('close');
});

it('of several lines that listen each is told, of several countries the family’s', () => {
  const { XX } = helplines.countries;
  const YY = {
    zones: ['Asia/Else', 'Asia/There'],
    emergency: '999',
    lines: [line('7', 'danger'), line('8', 'danger')],
  };
  const countries = { ...(XX ? { XX } : {}), YY };
  const more = { language: 'en', words, helplines: { countries }, grownUp: false } as const;
  const answerFor = safetyAnswer('danger', { ...more, timeZone: 'Asia/There' });
  expect(answerFor[2]).toBe('call 999 7 (a line) 8 (a line)');
});

it('where no line is known only the emergency number stands, and without a country none', () => {
  expect(answered('violence')[2]).toBe('call 112');
  expect(answered('danger', 'UTC')[2]).toBe('no country');
});
