import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { deedsSchema } from '../../domain/src/chat/deeds.ts';
import { type Gate, gateSchema, judge, makeGate } from '../../domain/src/chat/gate.ts';
import { type Language, languages } from '../../domain/src/language.ts';
import { root } from '../prepare/root.mjs';

const read = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'));
const gates = Object.fromEntries(
  languages.map((language) => [
    language,
    makeGate(
      language,
      gateSchema.parse(read(`content/chat/${language}/gate.yaml`)),
      deedsSchema.parse(read(`content/chat/${language}/deeds.yaml`)),
    ),
  ]),
) as Record<Language, Gate>;
const ordinary = read('bench/chat/ordinary.yaml') as Record<Language, { tuned: string[] }>;
const deeds = read('bench/chat/deeds.yaml') as Record<
  Language,
  Record<'told' | 'ordinary', string[]>
>;
const fresh = {
  told: read('bench/chat/fresh-distress.yaml') as Record<Language, string[]>,
  ordinary: read('bench/chat/fresh-ordinary.yaml') as Record<Language, string[]>,
};

// What the lists of words are tuned by. A sentence that is missed is answered like any other, and the parent reads it.
describe.each(languages)('the words of the gate in %s', (language) => {
  const lists = read(`bench/chat/distress.${language}.yaml`) as { tuned: string[] };

  it.each([...lists.tuned, ...deeds[language].told, ...fresh.told[language]])(
    'hear harm in "%s"',
    (text) => {
      expect(judge(gates, text, language).kind).toBe('distress');
    },
  );

  it.each([...ordinary[language].tuned, ...deeds[language].ordinary, ...fresh.ordinary[language]])(
    'hear none in "%s"',
    (text) => {
      expect(judge(gates, text, language).kind).not.toBe('distress');
    },
  );
});
