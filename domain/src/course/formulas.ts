import { z } from 'zod';
import type { Language } from '../language.ts';
import type { Finding } from './finding.ts';
import type { Lesson } from './lesson.ts';

const words = z.string().trim().min(1);
/** One text, or lines of which an answer holds each, in this order. */
const formulaText = z.union([words, z.array(words).min(1)]);
const inEach = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ en: value, fr: value, 'pt-BR': value });

/**
 * `content/formulas.yaml`: received prayers and formulas in each country's approved use, each with
 * its source. `today` are the words of the rite as it is celebrated now, where they differ.
 */
export const formulasSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.'),
      text: inEach(formulaText),
      today: inEach(formulaText).partial().optional(),
      source: inEach(words),
    }),
  )
  .superRefine((list, context) => {
    for (const [index, { id }] of list.entries()) {
      if (list.findIndex((other) => other.id === id) === index) continue;
      context.addIssue({ code: 'custom', path: [index, 'id'], message: 'Name each formula once.' });
    }
  });

export type Formulas = z.infer<typeof formulasSchema>;

/** A text word for word, accents and all, whatever its capitals and punctuation. */
function wordForWord(text: string): string {
  const letters = text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'");
  return ` ${letters.replace(/[^\p{L}\p{N}']+/gu, ' ').trim()} `;
}

/** The first line of a formula that a text does not hold after those before it; null where it holds them all. */
function missingLine(text: string, formula: string | readonly string[]): string | null {
  const there = wordForWord(text);
  let from = 0;
  for (const line of typeof formula === 'string' ? [formula] : formula) {
    const at = there.indexOf(wordForWord(line), from);
    if (at === -1) return line;
    // The space between two lines belongs to both.
    from = at + wordForWord(line).length - 1;
  }
  return null;
}

/** Whether a text holds a formula, in its received words or in those of today's rite. */
export function holdsFormula(
  text: string,
  { text: received, today }: Pick<Formulas[number], 'text' | 'today'>,
  language: Language,
): boolean {
  const other = today?.[language];
  return (
    missingLine(text, received[language]) === null ||
    (other !== undefined && missingLine(text, other) === null)
  );
}

/** Answers that name a formula and do not hold it word for word. */
export function checkFormulas(
  { teaching }: Pick<Lesson, 'teaching'>,
  formulas: Formulas,
  language: Language,
): Finding[] {
  return teaching.flatMap(({ formula: id, answer }, index): Finding[] => {
    if (id === undefined) return [];
    const formula = formulas.find((one) => one.id === id);
    if (formula === undefined) {
      return [
        {
          path: ['teaching', index, 'formula'],
          message: `"${id}" is no formula of content/formulas.yaml.`,
          doThis: 'Write the id of one, or add it there with its source.',
        },
      ];
    }
    if (holdsFormula(answer, formula, language)) return [];
    return [
      {
        path: ['teaching', index, 'answer'],
        message: `The answer does not hold "${missingLine(answer, formula.text[language])}", as the formula ${id} has it.`,
        doThis: 'Give the formula word for word, as content/formulas.yaml does.',
      },
    ];
  });
}
