import { expect, it } from 'vitest';
import { imageSrcSet, imageWidths } from './image-widths.ts';

it('offers every width to a picture shown at 960 pixels or more', () => {
  expect(imageWidths(960)).toEqual([640, 768, 1024, 1280, 1920]);
});

it('offers no copy wider than twice the shown width', () => {
  expect(imageWidths(959)).toEqual([640, 768, 1024, 1280]);
  expect(imageWidths(320)).toEqual([640]);
});

it('offers only the widths there are copies of', () => {
  expect(imageWidths(960, [640, 768])).toEqual([640, 768]);
  expect(imageWidths(960, [500])).toEqual([500]);
});

it('writes no srcset for a picture too small for any copy', () => {
  expect(imageSrcSet(319, (width) => `/p-${width}.webp`)).toBeUndefined();
});

it('writes each copy with its width', () => {
  expect(imageSrcSet(400, (width) => `/p-${width}.webp`)).toBe(
    '/p-640.webp 640w, /p-768.webp 768w',
  );
});
