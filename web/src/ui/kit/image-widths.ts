import { pictureWidths } from '@pius/domain/media/picture-widths.ts';

/**
 * The widths in pixels that a picture is offered in: those up to twice the width it is
 * shown at, which is all that a sharp screen can use.
 * @param saved the widths there are copies of; left out: all five
 * @see docs/requirements.md#r-images
 */
export function imageWidths(
  shownWidth: number,
  saved: readonly number[] = pictureWidths,
): number[] {
  return saved.filter((width) => width <= shownWidth * 2);
}

/**
 * The `srcset` of a picture, or undefined when it is shown too small for any copy.
 * @param addressOf the address of the copy of a given width
 */
export function imageSrcSet(
  shownWidth: number,
  addressOf: (width: number) => string,
  saved?: readonly number[],
): string | undefined {
  const copies = imageWidths(shownWidth, saved).map((width) => `${addressOf(width)} ${width}w`);
  return copies.length > 0 ? copies.join(', ') : undefined;
}
