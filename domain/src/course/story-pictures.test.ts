import { expect, it } from 'vitest';
import { pictureParagraphsSchema, storyPictures } from './story-pictures.ts';

const words = {
  'story-2-1-1': 'A boy speaks.',
  'story-2-1-2': 'A friar preaches.',
  'story-2-10-1': 'She knows Him.',
  'story-2-1-3': 'A boy goes to school.',
};

it('the pictures of a story come in the order in which they stand, the first above all of it', () => {
  expect(storyPictures('2-1', words, { 'story-2-1-2': 12, 'story-2-1-3': 4 })).toEqual([
    { id: 'story-2-1-1', alt: 'A boy speaks.', paragraph: 0 },
    { id: 'story-2-1-3', alt: 'A boy goes to school.', paragraph: 4 },
    { id: 'story-2-1-2', alt: 'A friar preaches.', paragraph: 12 },
  ]);
  expect(storyPictures('3-1', words, {})).toEqual([]);
});

it('no place is given to the first picture of a story, nor one above the first paragraph', () => {
  expect(pictureParagraphsSchema.safeParse({ 'story-2-1-1': 3 }).success).toBe(false);
  expect(pictureParagraphsSchema.safeParse({ 'story-2-1-2': 1 }).success).toBe(false);
});
