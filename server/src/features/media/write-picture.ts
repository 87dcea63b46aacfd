import { widthsOf } from '@pius/domain/media/picture-widths.ts';
import sharp from 'sharp';
import { AppError } from '../../platform/http/app-error.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { shapeOfPicture } from './picture-shape.ts';

/** How well a copy is kept. @see docs/requirements.md#r-images */
const quality = 85;
/** A photograph of a good telephone has twelve to fifty million points. */
const mostPixels = 50_000_000;
const seconds = 20;

/** A copy of a picture as it is sent: WebP. */
export interface PictureCopy {
  width: number;
  height: number;
  bytes: Buffer;
}

/**
 * A picture written again, with its copies from narrow to wide; its own size is the original's,
 * upright.
 */
export interface WrittenPicture {
  width: number;
  height: number;
  copies: PictureCopy[];
}

// Only what is taken is ever decoded, whatever a file says of itself; and one picture has one processor.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const inTurn = oneAtATime(8);

/**
 * Decodes a picture and writes it again in every width up to its own; nothing of the file itself is
 * kept, no place where it was taken and no name. One at a time, and for twenty seconds at most.
 * Throws 4xx for whatever is no plain picture, and 503 where too many wait.
 */
export function writePicture(bytes: Buffer): Promise<WrittenPicture> {
  shapeOfPicture(bytes);
  return inTurn(() => write(bytes));
}

async function write(bytes: Buffer): Promise<WrittenPicture> {
  const open = () =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true });
  try {
    const { autoOrient, pages = 1, width: stored, height: rows } = await open().metadata();
    if (pages > 1) throw new AppError('picture_moves');
    if (stored * rows > mostPixels) throw new AppError('picture_too_large');
    const { width, height } = autoOrient;
    const copies: PictureCopy[] = [];
    const until = Date.now() + seconds * 1000;
    for (const each of widthsOf(width)) {
      const left = Math.ceil((until - Date.now()) / 1000);
      if (left <= 0) throw new AppError('picture_too_large');
      const { data, info } = await open()
        .autoOrient()
        .resize({ width: each })
        .toColourspace('srgb')
        .timeout({ seconds: left })
        .webp({ quality })
        .toBuffer({ resolveWithObject: true });
      copies.push({ width: info.width, height: info.height, bytes: data });
    }
    return { width, height, copies };
  } catch (error) {
    throw asRefusal(error);
  }
}

/** What the decoder says, in our codes: whatever it fails at is the picture's fault. */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const words = error instanceof Error ? error.message : '';
  return new AppError(
    /pixel limit|timeout|dimensions|too large/i.test(words)
      ? 'picture_too_large'
      : 'picture_damaged',
  );
}
