import fontkit from '@pdf-lib/fontkit';
import { ringPath } from '@pius/domain/printables/ring-path.ts';
import { type Mark, papers, type Sheet, type SheetFont } from '@pius/domain/printables/sheet.ts';
import {
  concatTransformationMatrix,
  LineCapStyle,
  LineJoinStyle,
  PDFDocument,
  type PDFFont,
  type PDFImage,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingRgbColor,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';

const black = rgb(0, 0, 0);
const white = rgb(1, 1, 1);
/** Points of a PDF in a millimetre. */
const points = 72 / 25.4;

/** A line of a drawing in a square of 96 units. */
export interface Stroke {
  path: string;
  width: number;
  filled: boolean;
}

/** What a PDF is written with. */
export interface PdfTools {
  /** The files of the letters. */
  fonts: Record<SheetFont, ArrayBuffer | Uint8Array>;
  corner: readonly Stroke[];
}

export interface WrittenPdf {
  bytes: Uint8Array;
  /** Letters, each once, that none of our fonts has: their places are left white. */
  missing: string[];
}

interface Pen {
  page: PDFPage;
  height: number;
  fonts: Record<SheetFont, PDFFont>;
  /** What each font can write, by code points. */
  glyphs: Record<SheetFont, ReadonlySet<number>>;
  missing: Set<string>;
  /** By their data address. */
  pictures: ReadonlyMap<string, PDFImage>;
  corner: readonly Stroke[];
}

/** The sheets as a PDF of lines and letters, a page for each, with the fonts inside. */
export async function writePdf(
  sheets: readonly Sheet[],
  title: string,
  tools: PdfTools,
): Promise<WrittenPdf> {
  const file = await PDFDocument.create();
  file.registerFontkit(fontkit);
  file.setTitle(title);
  const embed = (bytes: ArrayBuffer | Uint8Array) => file.embedFont(bytes, { subset: true });
  const [body, bold, display] = await Promise.all([
    embed(tools.fonts.body),
    embed(tools.fonts.bold),
    embed(tools.fonts.display),
  ]);
  const fonts = { body, bold, display };
  const glyphs = {
    body: new Set(body.getCharacterSet()),
    bold: new Set(bold.getCharacterSet()),
    display: new Set(display.getCharacterSet()),
  };
  const pictures = await embedPictures(file, sheets);
  const missing = new Set<string>();
  const { corner } = tools;
  for (const sheet of sheets) {
    const { width, height } = papers[sheet.paper];
    const page = file.addPage([width * points, height * points]);
    const pen = { page, height, fonts, glyphs, missing, pictures, corner };
    for (const mark of sheet.marks) drawMark(mark, pen);
  }
  return { bytes: await file.save(), missing: [...missing] };
}

async function embedPictures(file: PDFDocument, sheets: readonly Sheet[]) {
  const pictures = new Map<string, PDFImage>();
  for (const mark of sheets.flatMap(({ marks }) => marks)) {
    if (mark.kind !== 'picture' || pictures.has(mark.source)) continue;
    pictures.set(mark.source, await file.embedPng(mark.source));
  }
  return pictures;
}

function drawMark(mark: Mark, pen: Pen): void {
  const { page, height } = pen;
  const up = (y: number) => (height - y) * points;
  switch (mark.kind) {
    case 'text':
      drawText(mark, pen);
      break;
    case 'line':
      page.drawLine({
        start: { x: mark.from.x * points, y: up(mark.from.y) },
        end: { x: mark.to.x * points, y: up(mark.to.y) },
        thickness: mark.width * points,
        color: black,
      });
      break;
    case 'box':
      page.drawRectangle({
        x: mark.x * points,
        y: up(mark.y + mark.height),
        width: mark.width * points,
        height: mark.height * points,
        borderWidth: mark.stroke * points,
        borderColor: black,
      });
      break;
    case 'ring':
      page.drawSvgPath(ringPath(mark.from, mark.to, mark.radius), {
        x: 0,
        y: height * points,
        scale: points,
        borderWidth: mark.width,
        borderColor: black,
      });
      break;
    case 'path':
      drawPath(mark, pen);
      break;
    case 'picture':
      drawPicture(mark, pen);
      break;
    case 'corner':
      drawCorner(mark, pen);
      break;
  }
}

function drawText(mark: Extract<Mark, { kind: 'text' }>, pen: Pen): void {
  const { page, height, fonts } = pen;
  const size = mark.size * points;
  const pieces = piecesOf(mark, pen);
  const widths = pieces.map(({ text, font }) => fonts[font].widthOfTextAtSize(text, size));
  const width = widths.reduce((sum, each) => sum + each, 0);
  const before = { start: 0, middle: width / 2, end: width }[mark.align];
  let x = mark.x * points - before;
  page.pushOperators(pushGraphicsState());
  if (mark.outline) {
    page.pushOperators(
      setTextRenderingMode(TextRenderingMode.FillAndOutline),
      setLineWidth(mark.outline * points),
      setLineJoin(LineJoinStyle.Round),
      setStrokingRgbColor(0, 0, 0),
    );
  }
  for (const [index, { text, font }] of pieces.entries()) {
    const y = (height - mark.y) * points;
    page.drawText(text, { x, y, size, font: fonts[font], color: mark.outline ? white : black });
    x += widths[index] ?? 0;
  }
  page.pushOperators(popGraphicsState());
}

/**
 * A text in stretches of one font each; what no font can write becomes a space. The joiners that
 * keep words whole on a page (`joinWords`) no font has, and paper needs none.
 */
function piecesOf(
  { text, font: asFont }: Extract<Mark, { kind: 'text' }>,
  { glyphs, missing }: Pen,
) {
  const pieces: { text: string; font: SheetFont }[] = [];
  for (const letter of text.replaceAll('\u2060', '').normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    // The title font's 1 reads as a capital I: figures of a title come from Andika, as on the pages.
    const own = asFont === 'display' && /\d/.test(letter) ? 'bold' : asFont;
    const font = glyphs[own].has(code) ? own : 'bold';
    const hasGlyph = glyphs[font].has(code);
    if (!hasGlyph) missing.add(letter);
    const last = pieces.at(-1);
    const written = hasGlyph ? letter : ' ';
    if (last?.font === font) last.text += written;
    else pieces.push({ text: written, font });
  }
  return pieces;
}

function drawPath(mark: Extract<Mark, { kind: 'path' }>, { page, height }: Pen): void {
  const { path, fill, stroke } = mark;
  page.pushOperators(
    pushGraphicsState(),
    setLineJoin(LineJoinStyle.Round),
    setLineCap(LineCapStyle.Round),
  );
  page.drawSvgPath(path, {
    x: 0,
    y: height * points,
    scale: points,
    ...(fill === 'none' ? {} : { color: fill === 'black' ? black : white }),
    ...(stroke > 0 ? { borderWidth: stroke, borderColor: black } : {}),
  });
  page.pushOperators(popGraphicsState());
}

function drawPicture(
  mark: Extract<Mark, { kind: 'picture' }>,
  { page, height, pictures }: Pen,
): void {
  const picture = pictures.get(mark.source);
  if (!picture) return;
  page.drawImage(picture, {
    x: mark.x * points,
    y: (height - mark.y - mark.height) * points,
    width: mark.width * points,
    height: mark.height * points,
  });
}

/** The drawing's own square is 96 units wide. */
const cornerUnits = 96;

function drawCorner(mark: Extract<Mark, { kind: 'corner' }>, { page, height, corner }: Pen): void {
  const scale = (mark.side / cornerUnits) * points;
  const x = (mark.flipX ? mark.x + mark.side : mark.x) * points;
  const y = (height - (mark.flipY ? mark.y + mark.side : mark.y)) * points;
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(mark.flipX ? -1 : 1, 0, 0, mark.flipY ? -1 : 1, x, y),
  );
  for (const { path, width, filled } of corner) {
    page.drawSvgPath(path, {
      x: 0,
      y: 0,
      scale,
      ...(filled ? { color: black } : { borderWidth: width, borderColor: black }),
    });
  }
  page.pushOperators(popGraphicsState());
}
