import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formulasSchema } from '../../domain/src/course/formulas.ts';
import { languages } from '../../domain/src/language.ts';
import { root } from '../prepare/root.mjs';

const formulas = formulasSchema.parse(
  parse(readFileSync(join(root, 'content/formulas.yaml'), 'utf8')),
);

test('the formulas that every child learns are there, each with a source in each language', () => {
  const ids = formulas.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...['sign-of-the-cross', 'our-father', 'hail-mary', 'glory-be', 'apostles-creed'],
      ...['ten-commandments', 'precepts-of-the-church', 'act-of-contrition', 'act-of-faith'],
      ...['baptism-form', 'light-at-baptism', 'confirmation-form', 'absolution'],
    ]),
  );
});

test('a part of a formula holds lines of the whole and no others', () => {
  for (const part of formulas) {
    const whole = formulas.find(({ id }) => part.id !== id && part.id.startsWith(`${id}-`));
    if (whole === undefined) continue;
    for (const language of languages) {
      const all = [whole.text[language]].flat();
      expect(all, part.id).toEqual(expect.arrayContaining([part.text[language]].flat()));
    }
  }
});

test('the Decalogue has ten lines in each language, and the Creed twelve', () => {
  for (const [id, lines] of [
    ['ten-commandments', 10],
    ['apostles-creed', 12],
  ] as const) {
    const text = formulas.find((formula) => formula.id === id)?.text;
    for (const language of languages) expect(text?.[language]).toHaveLength(lines);
  }
});
