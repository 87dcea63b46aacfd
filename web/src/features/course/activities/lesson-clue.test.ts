import { describe, expect, test } from 'vitest';
import { sentenceAbout } from './lesson-clue.ts';

const lesson = {
  story: {
    title: 'Shoes on the Shoulder',
    source: 'The childhood of St. Pius X',
    paragraphs: [
      'It leads from Riese, his village, to the school. In 1903 he became Pope.',
      'In 1905 St. Pius X gave Rome a catechism.',
    ],
    wonder: 'I wonder where it leads?',
    prayer: 'Thank You.',
    pictures: [],
  },
  teaching: [
    {
      id: 'apostles',
      question: 'Who were they?',
      answer: 'Jesus sent twelve friends.',
      byHeart: false,
      simply: 'They are called the Apostles.',
      ref: { book: '1912', questions: '8' },
      note: null,
    },
  ],
};

describe('a clue out of the lesson', () => {
  test('it is the first sentence that speaks of the word, and that sentence alone', () => {
    expect(sentenceAbout('Riese', lesson, 'en')).toBe(
      'It leads from Riese, his village, to the school.',
    );
  });

  test('a word that only begins alike is not the word', () => {
    const story = { ...lesson.story, paragraphs: ['A grand town.', 'The grace of God is free.'] };
    expect(sentenceAbout('grace', { ...lesson, story }, 'en')).toBe('The grace of God is free.');
  });

  test('a year is no other year', () => {
    expect(sentenceAbout('1905', lesson, 'en')).toBe('In 1905 St. Pius X gave Rome a catechism.');
  });

  test('the teaching is read too, and a word in another form is found', () => {
    expect(sentenceAbout('Apostle', lesson, 'en')).toBe('They are called the Apostles.');
  });

  test('where the lesson does not speak of it there is none', () => {
    expect(sentenceAbout('Lourdes', lesson, 'en')).toBeNull();
  });
});
