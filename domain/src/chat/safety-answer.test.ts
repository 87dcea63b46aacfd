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

it('where no line is known only the emergency number stands, and without a country none', () => {
  expect(answered('violence')[2]).toBe('call 112');
  expect(answered('danger', 'UTC')[2]).toBe('no country');
});
