/** The widths a picture is kept and offered in. @see docs/requirements.md#r-images */
export const pictureWidths = [640, 768, 1024, 1280, 1920] as const;

/**
 * The widths that a picture is kept in: those up to its own, never above; one that is narrower than all of them is kept
 * as wide as it is.
 */
export function widthsOf(ownWidth: number): number[] {
  const widths = pictureWidths.filter((width) => width <= ownWidth);
  return widths.length > 0 ? widths : [ownWidth];
}
