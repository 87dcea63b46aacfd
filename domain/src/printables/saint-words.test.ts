import { expect, it } from 'vitest';
import { saintWords } from './saint-words.ts';

const nicholas = {
  name: 'Saint Nicholas of Myra',
  bio: 'Nicholas was a bishop. He lived by the sea, in Myra, and prayed for the poor.',
  virtues: 'One night he went out, with gold for three sisters. Mercy made him glad.',
  heroism: 'In prison, before the Council of Nicaea, he kept the faith.',
  contributions: 'Sailors in Italy and Greece ask him to pray for them.',
};
const shown = (...request: Parameters<typeof saintWords>) =>
  saintWords(...request).map((word) => word.shown);

it('a saint’s words are those of the name, then of the faith, then of people and places in the text', () => {
  expect(shown(nicholas, 'en')).toEqual([
    'Nicholas',
    'Myra',
    'bishop',
    'prayed',
    'poor',
    'Mercy',
    'prison',
    'faith',
    'Council',
    'Nicaea',
    'Italy',
    'Greece',
  ]);
});

it('titles are no words, accents go, and no word lies within another', () => {
  const words = saintWords(
    { ...nicholas, name: 'Sainte Thérèse de Lisieux', bio: 'Roi et Reine.' },
    'fr',
  );
  expect(words.slice(0, 3)).toEqual([
    { letters: 'THERESE', shown: 'Thérèse', clue: '' },
    { letters: 'LISIEUX', shown: 'Lisieux', clue: '' },
    { letters: 'ROI', shown: 'Roi', clue: '' },
  ]);
  const all = words.map(({ letters }) => letters);
  expect(all.filter((one) => all.some((other) => other !== one && other.includes(one)))).toEqual(
    [],
  );
});
