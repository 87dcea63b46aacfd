import { describe, expect, it } from 'vitest';
import { type Measure, papers } from './sheet.ts';
import { type SundayTableMessages, sundayTableSheet } from './sunday-table-sheet.ts';

/** Letters a little wider than Andika's are on average. */
const measure: Measure = (text, size) => text.length * size * 0.53;

/** As long as the longest lessons, prayers and saints are, and longer than any sheet of them. */
const longest: SundayTableMessages = {
  title: 'À la table du dimanche',
  day: 'Dimanche 22 novembre 2026',
  headings: {
    questions: 'Trois questions',
    prayer: 'Une prière : Âme du Christ',
    saint: 'Le saint de ce dimanche : saint Grégoire Barbarigo',
    deed: 'À faire',
  },
  questions: [1, 2, 3].map((number) => ({
    question: `Question ${number} ${'comment '.repeat(9)}?`,
    answer: 'réponse longue '.repeat(21),
    simply: 'simplement dit '.repeat(13),
    source: 'Leçon 2.5, Les anges. Catéchisme de la doctrine chrétienne (1912), questions 57-58',
  })),
  prayer: Array(5).fill('Âme du Christ, sanctifie-moi. '.repeat(3)),
  saint: `18 juin. ${'Il donna tout. '.repeat(33)}`,
  deed: 'Dites ensemble chaque soir la prière à l’ange gardien. '.repeat(3),
  trust: 'En attente de la lecture d’un catéchiste.',
  foot: 'Saint Pius X Quest · semaine du 22 au 28 novembre 2026 · leçons 2.5, 1.3',
};

describe('the sheet for the Sunday table', () => {
  it.each(['a4', 'letter'] as const)(
    'keeps the longest words on one %s sheet, none left out',
    (paper) => {
      const { marks } = sundayTableSheet({ words: longest, paper, measure });
      const { width, height } = papers[paper];
      const texts = marks.filter((mark) => mark.kind === 'text');
      for (const { text, x, y, size, font: letters, align } of texts) {
        const wide = measure(text, size, letters);
        const left = align === 'middle' ? x - wide / 2 : x;
        expect(left).toBeGreaterThanOrEqual(5);
        expect(left + wide).toBeLessThanOrEqual(width - 5);
        expect(y).toBeLessThanOrEqual(height - 5);
      }
      const inside = texts.filter(({ text }) => text !== longest.foot);
      expect(Math.max(...inside.map(({ y }) => y))).toBeLessThan(height - 24);
      const said = inside.map(({ text }) => text).join(' ');
      for (const words of [longest.deed, longest.saint, longest.questions[2]?.simply ?? '']) {
        expect(said).toContain(words.trim());
      }
    },
  );

  it('is written larger where there is less to say', () => {
    const short = { ...longest, questions: longest.questions.slice(0, 1) };
    const sizeOf = (words: SundayTableMessages) => {
      const { marks } = sundayTableSheet({ words, paper: 'a4', measure });
      return marks.flatMap((mark) =>
        mark.kind === 'text' && mark.font === 'bold' ? [mark.size] : [],
      )[0];
    };
    expect(sizeOf(short)).toBeGreaterThan(sizeOf(longest) ?? 0);
  });
});
