import type { PictureView } from '@pius/contracts/media.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { pictureCopies, pictures, pictureUses } from '../../db/tables/media.ts';
import { findPicture, showPicture } from '../media/store-picture.ts';

const usedBy = 'blog-post';
const inText = /src="\/storage\/v1\/pictures\/([0-9a-f-]{36})\//g;

/** Uploaded pictures by their ids, each with its widths from narrow to wide. */
export async function findPictures(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, PictureView>> {
  const requested = ids.filter((id) => id !== null);
  if (requested.length === 0) return new Map();
  const rows = await db
    .select({ picture: pictures, width: pictureCopies.width })
    .from(pictures)
    .innerJoin(pictureCopies, eq(pictureCopies.pictureId, pictures.id))
    .where(inArray(pictures.id, requested))
    .orderBy(asc(pictureCopies.width));
  const results = new Map<string, PictureView>();
  for (const { picture, width } of rows) {
    const { id } = picture;
    const known = results.get(id) ?? {
      id,
      width: picture.width,
      height: picture.height,
      widths: [],
    };
    results.set(id, { ...known, widths: [...known.widths, width] });
  }
  return results;
}

/** Notes which picture is a post's cover, so that it is kept and readers may see it. */
export async function notePictureOfCover(
  tx: Queryable,
  postId: string,
  pictureId: string | null,
): Promise<void> {
  await tx.delete(pictureUses).where(eq(pictureUses.of, postId));
  if (pictureId) await showPicture(tx, pictureId, { usedBy, of: postId });
}

/**
 * Notes the pictures that stand in the text of a post, by its HTML. One that is gone is left out.
 */
export async function notePicturesOfText(
  tx: Queryable,
  { postId, language }: { postId: string; language: string },
  html: string,
): Promise<void> {
  const of = `${postId}/${language}`;
  await tx.delete(pictureUses).where(eq(pictureUses.of, of));
  for (const id of new Set([...html.matchAll(inText)].map(([, results = '']) => results))) {
    if (await findPicture(tx, id)) await showPicture(tx, id, { usedBy, of });
  }
}
