/** The pictures of a picture password, in the order of the board: four rows of four. Names of files too. */
export const pictureNames = [
  ...(['lamb', 'star', 'boat', 'apple'] as const),
  ...(['key', 'fish', 'sun', 'bell'] as const),
  ...(['tree', 'crown', 'dove', 'candle'] as const),
  ...(['house', 'moon', 'flower', 'bread'] as const),
] as const;

export type PictureName = (typeof pictureNames)[number];

/** How many of them are tapped, one after the other, no two the same. */
export const pictureCount = 5;

type PictureError = 'pictures_wrong_number' | 'pictures_too_easy';

/**
 * What is wrong with pictures that a parent chooses, as an error code, or null: five different ones, and
 * not five that follow each other on the board, forward or back.
 * @see docs/requirements.md#r-picture-password
 */
export function checkPictures(pictures: readonly PictureName[]): PictureError | null {
  if (pictures.length !== pictureCount || new Set(pictures).size !== pictureCount) {
    return 'pictures_wrong_number';
  }
  const places = pictures.map((name) => pictureNames.indexOf(name));
  const follow = (step: number) =>
    places.every((place, index) => index === 0 || place - (places[index - 1] ?? 0) === step);
  return follow(1) || follow(-1) ? 'pictures_too_easy' : null;
}

/** The pictures in their order as the one text that is hashed. */
export function pictureSecret(pictures: readonly PictureName[]): string {
  return pictures.join(' ');
}
