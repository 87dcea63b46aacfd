import { expect, it } from 'vitest';
import { saintPicture } from './saint-picture.ts';

const pictures = {
  own: { 'therese-of-lisieux': 'therese' },
  types: { abbot: ['odilo', 'columban'], queen: ['olga'] },
  otherwise: 'all-saints',
};

it('a great saint has a drawing of her own', () => {
  expect(saintPicture('therese-of-lisieux', pictures)).toBe('saint-therese');
});

it('other saints have the figure of their type', () => {
  expect(saintPicture('columban', pictures)).toBe('saint-type-abbot');
  expect(saintPicture('olga', pictures)).toBe('saint-type-queen');
});

it('a saint of whom nothing is said has a drawing too', () => {
  expect(saintPicture('somebody-new', pictures)).toBe('saint-all-saints');
  expect(saintPicture('constructor', pictures)).toBe('saint-all-saints');
});
