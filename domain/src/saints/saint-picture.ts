import { z } from 'zod';

const drawing = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'Use small letters and hyphens.');

/** Which drawing each saint has: `content/saints/pictures.yaml`. */
export const saintPicturesSchema = z.strictObject({
  /** The saint's id, and the drawing that is of this saint alone. */
  own: z.record(z.string(), drawing),
  /** A figure by type, and the ids of the saints who have it. */
  types: z.record(drawing, z.array(z.string()).min(1)),
  /** Drawings of feasts that move, and of saints who have no date. */
  others: z.array(drawing),
  /** For a saint of whom nothing is said. */
  otherwise: drawing,
});

export type SaintPictures = z.infer<typeof saintPicturesSchema>;

/** The id of the drawing of a saint: the saint's own, or the figure of the saint's type. Every saint has one. */
export function saintPicture(
  saintId: string,
  { own, types, otherwise }: Pick<SaintPictures, 'own' | 'types' | 'otherwise'>,
): string {
  const name = Object.hasOwn(own, saintId) ? own[saintId] : undefined;
  if (name) return `saint-${name}`;
  const type = Object.entries(types).find(([, saints]) => saints.includes(saintId))?.[0];
  return type ? `saint-type-${type}` : `saint-${otherwise}`;
}
