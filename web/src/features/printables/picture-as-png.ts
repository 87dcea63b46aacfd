import type { Sheet } from '@pius/domain/printables/sheet.ts';

/** Points of a print on a millimetre: some three hundred an inch. */
const dotsPerMillimetre = 12;

/** The same sheets with each drawing as a picture of dots, which a PDF can hold. Throws where one cannot be fetched. */
export async function withPngPictures(sheets: readonly Sheet[]): Promise<Sheet[]> {
  return Promise.all(
    sheets.map(async (sheet) => ({
      ...sheet,
      marks: await Promise.all(
        sheet.marks.map(async (mark) => {
          if (mark.kind !== 'picture' || mark.source.startsWith('data:')) return mark;
          return { ...mark, source: await pngOf(mark.source, mark.width, mark.height) };
        }),
      ),
    })),
  );
}

/** In: the address of an SVG, and its size on paper in millimetres. */
async function pngOf(address: string, width: number, height: number): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * dotsPerMillimetre);
  canvas.height = Math.round(height * dotsPerMillimetre);
  // Not every browser paints an SVG that says no size of its own.
  const size = `<svg width="${canvas.width}" height="${canvas.height}" `;
  const svg = (await answer.text()).replace('<svg ', size);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser paints nothing.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
