import sharp from 'sharp';

const fields = 8;
const perField = 8;
const side = fields * perField;

/** The average hash of a drawing, and whether it covers all of its picture. */
export interface DrawnLook {
  /** 64 bits, each telling whether a field of the picture is brighter than the whole. */
  hash: boolean[];
  isWhole: boolean;
}

/** Draws a picture small and looks at it. */
export async function lookAt(svg: string): Promise<DrawnLook> {
  const pixels = await sharp(Buffer.from(svg), { density: 10 })
    .resize(side, side, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const sums = new Array<number>(fields * fields).fill(0);
  let isWhole = true;
  for (let i = 0; i < side * side; i++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(i * 4, i * 4 + 4);
    // Where two areas meet, a little shows between them.
    if (alpha < 200) isWhole = false;
    const field = Math.floor(i / side / perField) * fields + Math.floor((i % side) / perField);
    const share = alpha / 255;
    const light = (0.3 * red + 0.59 * green + 0.11 * blue) * share + 128 * (1 - share);
    sums[field] = (sums[field] ?? 0) + light;
  }
  const mean = sums.reduce((total, sum) => total + sum, 0) / sums.length;
  return { hash: sums.map((sum) => sum > mean), isWhole };
}

/** How many bits of two hashes differ. */
export const hashDistance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, i) => bit !== b[i]).length;
