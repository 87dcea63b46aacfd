import type { Measure, SheetFont } from '@pius/domain/printables/sheet.ts';

/** The fonts of a sheet, as the browser knows them. */
export const fontOf: Record<SheetFont, { family: string; weight: number }> = {
  body: { family: 'Andika', weight: 400 },
  bold: { family: 'Andika', weight: 700 },
  display: { family: 'Quest Display', weight: 700 },
};

/**
 * Measures as the browser draws, once the letters are there; in millimetres, as it is given them.
 */
export async function browserMeasure(): Promise<Measure> {
  const fonts = Object.values(fontOf).map(({ family, weight }) => `${weight} 100px ${family}`);
  await Promise.all(fonts.map((font) => document.fonts.load(font, 'Aé')));
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('this browser has no canvas to measure letters on');
  return (text, size, face) => {
    const { family, weight } = fontOf[face];
    context.font = `${weight} 100px ${family}`;
    return (context.measureText(text).width * size) / 100;
  };
}
