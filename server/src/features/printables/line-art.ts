import sharp from 'sharp';

/** A picture of black and white dots. */
export interface LineArt {
  png: Buffer;
  width: number;
  height: number;
}

/** The largest side of the picture, which at the width of a sheet is finer than a pencil. */
const longestSide = 1600;
/** What a decoded picture may have, so that a small file cannot fill the memory. */
const mostPixels = 5000 * 5000;
/** Darker than this is a line. */
const threshold = 150;
/** How much of a picture to color may be black: less is empty, more is a painting. */
const inkShare = { least: 0.005, most: 0.35 } as const;

const signatures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x52, 0x49, 0x46, 0x46],
] as const;

/**
 * A picture decoded and drawn again in black and white, so that nothing of the file that came goes
 * on.
 * @param bytes - Bytes of PNG, JPEG or WebP.
 * @returns Null where they are none of these, cannot be decoded, or hold nothing to color.
 */
export async function toLineArt(bytes: Uint8Array): Promise<LineArt | null> {
  // Other formats, SVG above all, are never given to a decoder.
  if (!signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte))) {
    return null;
  }
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: 20 })
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ width: longestSide, height: longestSide, fit: 'inside' })
      .threshold(threshold)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const dark = data.reduce((sum, value) => (value === 0 ? sum + 1 : sum), 0) / data.length;
    if (dark < inkShare.least || dark > inkShare.most) return null;
    const png = await sharp(data, { raw: { width, height, channels } })
      .toColourspace('b-w')
      .png({ palette: true, colours: 2, compressionLevel: 9 })
      .toBuffer();
    return { png, width, height };
  } catch {
    return null;
  }
}
