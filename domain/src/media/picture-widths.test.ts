import { expect, test } from 'vitest';
import { widthsOf } from './picture-widths.ts';

test.each([
  [4000, [640, 768, 1024, 1280, 1920]],
  [1920, [640, 768, 1024, 1280, 1920]],
  [1279, [640, 768, 1024]],
  [640, [640]],
  [300, [300]],
])('a picture %i pixels wide is kept in %j', (own, widths) => {
  expect(widthsOf(own)).toEqual(widths);
});
