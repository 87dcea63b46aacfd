const WIDTHS = [640, 768, 1024, 1280, 1920] as const;

/**
 * The widths in pixels that a picture is offered in (spec 9): those up to twice the width it is
 * shown at, which is all that a sharp screen can use.
 */
export function imageWidths(shownWidth: number): number[] {
  return WIDTHS.filter((width) => width <= shownWidth * 2);
}

/**
 * The `srcset` of a picture, or undefined when it is shown too small for any copy.
 * @param addressOf the address of the copy of a given width
 */
export function imageSrcSet(
  shownWidth: number,
  addressOf: (width: number) => string,
): string | undefined {
  const copies = imageWidths(shownWidth).map((width) => `${addressOf(width)} ${width}w`);
  return copies.length > 0 ? copies.join(', ') : undefined;
}
