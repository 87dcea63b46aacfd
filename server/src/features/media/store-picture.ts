import { randomUUID } from 'node:crypto';
import type { PictureView } from '@pius/contracts/media.ts';
import type { PictureUser } from '@pius/domain/media/picture-users.ts';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { pictureCopies, pictures, pictureUses } from '../../db/tables/media.ts';
import { storeFile, whileNothingIsTidied } from './store-file.ts';
import { writePicture } from './write-picture.ts';

/**
 * Takes an uploaded picture: writes it again in its widths and keeps these.
 * @returns Its id, its size and its widths; the address of a copy is
 *   `/storage/v1/pictures/<id>/<width>`. Unless something shows it within a day (`showPicture`, or
 *   a lesson), it is gone. `alsoThen` is done in the same transaction.
 * @throws As `writePicture`.
 */
export async function storePicture(
  ctx: Pick<AppContext, 'db' | 'files'>,
  bytes: Buffer,
  now: Date,
  alsoThen?: (tx: Queryable, picture: PictureView) => Promise<void>,
): Promise<PictureView> {
  const { width, height, copies } = await writePicture(bytes);
  const picture = { id: randomUUID(), width, height, widths: copies.map((copy) => copy.width) };
  const { id } = picture;
  await whileNothingIsTidied(ctx.db, async (tx) => {
    await tx.insert(pictures).values({ id, width, height, storedAt: now });
    for (const copy of copies) {
      const file = await storeFile({ tx, files: ctx.files }, copy.bytes, now);
      const size = { width: copy.width, height: copy.height };
      await tx.insert(pictureCopies).values({ pictureId: id, ...size, file });
    }
    await alsoThen?.(tx, picture);
  });
  return picture;
}

/** A picture with the widths of its copies; null for an id there is none of. */
export async function findPicture(db: Queryable, id: string): Promise<PictureView | null> {
  const rows = await db
    .select({ width: pictures.width, height: pictures.height, copy: pictureCopies.width })
    .from(pictures)
    .innerJoin(pictureCopies, eq(pictureCopies.pictureId, pictures.id))
    .where(eq(pictures.id, id))
    .orderBy(pictureCopies.width);
  const [first] = rows;
  if (!first) return null;
  const { width, height } = first;
  return { id, width, height, widths: rows.map(({ copy }) => copy) };
}

/**
 * Notes that something shows a picture, so that it is kept and anyone who may see the one may see
 * the other. The note goes with its row in `picture_uses`.
 */
export async function showPicture(
  tx: Queryable,
  pictureId: string,
  by: { usedBy: PictureUser; of: string },
): Promise<void> {
  await tx
    .insert(pictureUses)
    .values({ pictureId, ...by })
    .onConflictDoNothing();
}
