import { describe, expect, it } from 'vitest';
import { checkFormulas, type Formulas, formulasSchema, holdsFormula } from './formulas.ts';
import { goodLesson } from './lesson-fixture.ts';

const each = <Value>(value: Value) => ({ en: value, fr: value, 'pt-BR': value });
const formulas: Formulas = [
  {
    id: 'two-lines',
    text: each(['Thou shalt not kill.', 'Thou shalt not steal.']),
    today: { en: 'Do not kill' },
    source: each('a book'),
  },
];
const [formula] = formulas;
const holds = (text: string) => formula !== undefined && holdsFormula(text, formula, 'en');

describe('a formula is held', () => {
  it('word for word, whatever stands between its lines, its capitals and signs', () => {
    expect(holds('Fifth: thou shalt not kill! Seventh: “Thou shalt not steal”')).toBe(true);
  });

  it('in the words of today’s rite where they are told', () => {
    expect(holds('It says: do not kill.')).toBe(true);
  });

  it('not with a word changed or left out, nor in another order', () => {
    expect(holds('Thou shalt not kill. Thou shall not steal.')).toBe(false);
    expect(holds('Thou shalt not kill.')).toBe(false);
    expect(holds('Thou shalt not steal. Thou shalt not kill.')).toBe(false);
    expect(holds('Thou shalt not killer. Thou shalt not steal.')).toBe(false);
  });
});

it('an answer that names a formula and does not hold it is named, and one that does not exist', () => {
  const lesson = goodLesson();
  Object.assign(lesson.teaching[0] ?? {}, { formula: 'two-lines', answer: 'Thou shalt not kill.' });
  Object.assign(lesson.teaching[1] ?? {}, { formula: 'three-lines' });
  expect(checkFormulas(lesson, formulas, 'en')).toMatchObject([
    { path: ['teaching', 0, 'answer'], message: expect.stringContaining('not steal') },
    { path: ['teaching', 1, 'formula'] },
  ]);
});

it('a formula stands once', () => {
  expect(formulasSchema.safeParse([...formulas, ...formulas]).success).toBe(false);
});
