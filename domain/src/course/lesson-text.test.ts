import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import {
  comparable,
  countWords,
  meetsTerm,
  sentencesOf,
  usesTerm,
  wordsOf,
} from './lesson-text.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['One step, one question.', 4],
    ['Qui est-ce ? C’est lui !', 4],
    ['« Bonjour », dit-il — et voilà.', 4],
    ['In 1905, at last …', 4],
  ])('%j has %i words', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it('texts together have the words of each', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem()), (texts) => {
        expect(countWords(...texts)).toBe(wordsOf(texts.join(' ')).length);
      }),
    );
  });
});

describe('sentencesOf', () => {
  it.each([
    ['We walk. We sing! Do we rest?', 'en', ['We walk.', 'We sing!', 'Do we rest?']],
    ['St. Pius X was Pope. He loved us.', 'en', ['St. Pius X was Pope.', 'He loved us.']],
    [
      '“Where are you going?” asked Bepi. He ran.',
      'en',
      ['“Where are you going?” asked Bepi.', 'He ran.'],
    ],
    [
      'We read “Pius the Tenth.” But he waits.',
      'en',
      ['We read “Pius the Tenth.”', 'But he waits.'],
    ],
    ['He waited… and then he ran.', 'en', ['He waited… and then he ran.']],
    ['Yes: it is 3.5 miles long', 'en', ['Yes: it is 3.5 miles long']],
    [
      '« Où vas-tu ? » demande Bepi. Il court.',
      'fr',
      ['« Où vas-tu ? » demande Bepi.', 'Il court.'],
    ],
    ['Qui est là ? C’est M. Tito !', 'fr', ['Qui est là ?', 'C’est M. Tito !']],
    [
      'S. Pio X rezava. — Quem vem? — perguntou.',
      'pt-BR',
      ['S. Pio X rezava.', '— Quem vem? — perguntou.'],
    ],
    ['', 'en', []],
    ['… !', 'en', []],
  ] as const)('%j', (text, language, sentences) => {
    expect(sentencesOf(text, language)).toEqual(sentences);
  });

  it('no word is lost or told twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('We', 'walk', 'St.', '“Go!”', 'on.', '?', '…', '—', 'Now')),
        fc.constantFrom(...languages),
        (pieces, language) => {
          const text = pieces.join(' ');
          expect(countWords(...sentencesOf(text, language))).toBe(countWords(text));
        },
      ),
    );
  });
});

describe('usesTerm', () => {
  it.each([
    ['Two angels came.', 'angel', true],
    ['As orações da noite', 'oração', true],
    ['Les anges gardiens', 'ange gardien', true],
    ['We walk.', 'angel', false],
    ['An angel came.', 'guardian angel', false],
    ['A strange guest', 'angel', false],
    ['He said so.', 'saint', false],
    ['The grass is green.', 'grace', false],
    ['South of the river', 'soul', false],
    ['An empty charter', 'charity', false],
  ])('%j uses %j: %j', (text, term, used) => {
    expect(usesTerm(text, term)).toBe(used);
  });
});

it('texts are compared without case, accents and punctuation', () => {
  expect(comparable('  L’Église — où ? ')).toBe(comparable('l eglise ou'));
});

it.each([
  ['Os anjos rezam.', 'anjo', true],
  ['Nous prions.', 'prier', true],
  ['Creio em Deus.', 'crer', true],
  ['He was confirmed.', 'to confirm', true],
  ['He was baptized.', 'purgatory', false],
  ['A lei.', 'fé', false],
])('%j meets %j: %s', (text, term, meets) => expect(meetsTerm(text, term)).toBe(meets));
