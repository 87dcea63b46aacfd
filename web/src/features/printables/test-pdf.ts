import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import fontkit from '@pdf-lib/fontkit';
import type { Measure } from '@pius/domain/printables/sheet.ts';
import type { TFunction } from 'i18next';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfTools, Stroke } from './write-pdf.ts';

const web = new URL('../../', import.meta.url);
const file = (path: string) => readFile(new URL(path, web));

/** The fonts and the drawing of the corner, as the browser fetches them. */
export async function pdfTools(): Promise<PdfTools> {
  const [body, bold, display, corner] = await Promise.all([
    file('styles/fonts/andika-latin-400-normal.woff'),
    file('styles/fonts/andika-latin-700-normal.woff'),
    file('styles/fonts/quest-display-latin-700.woff'),
    file('ui/art/print-corner.svg'),
  ]);
  const strokes = [
    ...corner.toString().matchAll(/<path(?: stroke-width="([\d.]+)")? d="([^"]+)"/g),
  ];
  return {
    fonts: { body, bold, display },
    corner: strokes.map(
      ([, width = '2', path = '']): Stroke => ({
        path,
        width: Number(width),
        filled: false,
      }),
    ),
  };
}

/** Measures as the browser does, by the same files. */
export async function measureOf({ fonts }: PdfTools): Promise<Measure> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const [body, bold, display] = await Promise.all([
    document.embedFont(fonts.body),
    document.embedFont(fonts.bold),
    document.embedFont(fonts.display),
  ]);
  const embedded = { body, bold, display };
  return (text, size, font) => embedded[font].widthOfTextAtSize(text, size);
}

/** The words of a language, as a page has them. */
export async function wordsOf(language: string): Promise<TFunction<'printables'>> {
  const path = `../../content/ui/${language}/printables.json`;
  const words = JSON.parse((await file(path)).toString()) as Record<string, string>;
  const say = (key: string, values: Record<string, unknown> = {}) =>
    (words[key] ?? `?${key}`).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  return say as unknown as TFunction<'printables'>;
}

/** One page of a PDF as a printer would see it. */
export interface PrintedPage {
  /** In millimetres. */
  width: number;
  height: number;
  /** The white at each edge, in millimetres. */
  white: { left: number; right: number; top: number; bottom: number };
  /** How much of the paper is black, from 0 to 1. */
  ink: number;
  /** All letters, without the spaces between them. */
  letters: string;
  png: Buffer;
}

const dots = 4;
const millimetre = 72 / 25.4;

/** The pages of a PDF, drawn and read. */
export async function printed(bytes: Uint8Array): Promise<PrintedPage[]> {
  const reading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await reading.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dots / millimetre });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    const { items } = await page.getTextContent();
    const letters = items.map((item) => ('str' in item ? item.str : '')).join('');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    pages.push({
      ...inkOf(data, canvas.width, canvas.height),
      letters: letters.normalize('NFC').replace(/\s/g, ''),
      png: canvas.toBuffer('image/png'),
    });
  }
  await reading.destroy();
  return pages;
}

function inkOf(data: Uint8ClampedArray, width: number, height: number) {
  let [left, right, top, bottom, black] = [width, 0, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = data[(y * width + x) * 4] ?? 255;
      if (shade > 200) continue;
      black += 1 - shade / 255;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return {
    width: width / dots,
    height: height / dots,
    white: {
      left: left / dots,
      right: (width - 1 - right) / dots,
      top: top / dots,
      bottom: (height - 1 - bottom) / dots,
    },
    ink: black / (width * height),
  };
}

/** How many fonts a PDF names, and how many of them it holds. */
export async function fontsIn(bytes: Uint8Array): Promise<{ named: number; held: number }> {
  const document = await PDFDocument.load(bytes);
  const dictionaries = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  const ofType = (type: string) =>
    dictionaries.filter((each) => each.get(PDFName.of('Type')) === PDFName.of(type));
  const held = ofType('FontDescriptor').filter((each) =>
    ['FontFile', 'FontFile2', 'FontFile3'].some((name) => each.has(PDFName.of(name))),
  );
  const named = ofType('Font').filter(
    (each) => each.get(PDFName.of('Subtype')) === PDFName.of('Type0'),
  );
  return { named: named.length, held: held.length };
}
