import sharp from 'sharp';

/** A picture of so many pixels with something in every corner of it, so that copies of it have some weight. */
export async function paintPicture(
  width: number,
  height: number,
  kind: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const background = { r: 120, g: 60, b: 30 };
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .toFormat(kind)
    .toBuffer();
}
