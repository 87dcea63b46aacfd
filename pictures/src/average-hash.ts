import sharp from 'sharp';

const side = 8;

/** The average hash of a drawing: 64 bits, each telling whether a field of the picture is brighter than the whole. */
export async function averageHash(svg: string): Promise<boolean[]> {
  const pixels = await sharp(Buffer.from(svg), { density: 36 })
    .flatten({ background: '#808080' })
    .greyscale()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer();
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  return [...pixels].map((value) => value > mean);
}

/** How many bits of two hashes differ. */
export const hashDistance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, i) => bit !== b[i]).length;
