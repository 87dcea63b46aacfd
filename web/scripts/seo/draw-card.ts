import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import type { ArtName } from '../../src/ui/art/art.ts';

/** What a card shows: the title, large, over the name of the site, beside a drawing. */
export interface Card {
  title: string;
  brand: string;
  art: ArtName;
}

/** The size that readers of cards ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

export const artFolder = path.resolve(import.meta.dirname, '../../src/ui/art');
const fonts = path.resolve(import.meta.dirname, '../../src/styles/fonts');
/** Colours of `tokens.css`, which a canvas does not read. */
const colour = {
  vault: '#22409c',
  deep: '#182e78',
  words: '#ffffff',
  soft: '#dde6ff',
  lead: '#1d1a38',
  fillet: '#e5b445',
};
/**
 * Drawings without an outline of their own, with which part of their width is seen: 0 the left, 1
 * the right.
 */
const scenes: Partial<Record<ArtName, number>> = { 'map-day': 0.9, 'story-bepi': 0.4 };
const border = 22;
/** Where words stand, and where the drawing. */
const column = { left: 76, width: 620, top: 96, height: 400 };
const frame = { left: 752, top: 70, width: 384, height: 512 };

/** The picture of a card as JPEG. Throws where a drawing or a font cannot be read. */
export async function drawCard({ title, brand, art }: Card): Promise<Buffer> {
  registerFonts();
  const canvas = createCanvas(cardSize.width, cardSize.height);
  const context = canvas.getContext('2d');
  await drawGround(context);
  drawArt(context, await readArt(art), scenes[art]);
  drawTitle(context, title);
  context.drawImage(await readArt('mark-rose'), column.left, 508, 60, 60);
  context.fillStyle = colour.soft;
  context.font = '30px "Andika Bold"';
  context.textBaseline = 'middle';
  context.fillText(brand, column.left + 78, 540);
  return canvas.encode('jpeg', 76);
}

function registerFonts(): void {
  const files = {
    'Quest Display': 'quest-display-latin-700.woff2',
    'Andika Bold': 'andika-latin-700-normal.woff2',
  };
  for (const [family, file] of Object.entries(files)) {
    if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(path.join(fonts, file), family);
  }
}

/**
 * A drawing at four times its own size, which its `viewBox` has: scaled down later it stays sharp.
 */
async function readArt(name: ArtName): Promise<Image> {
  const svg = await readFile(path.join(artFolder, `${name}.svg`), 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const sized = svg.replace(
    '<svg ',
    `<svg width="${Number(width) * 4}" height="${Number(height) * 4}" `,
  );
  return loadImage(Buffer.from(sized));
}

/** The vault with its stars, between two borders of jewels. */
async function drawGround(context: SKRSContext2D): Promise<void> {
  const { width, height } = cardSize;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, colour.vault);
  sky.addColorStop(1, colour.deep);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const stars = await readArt('tile-vault-stars');
  context.globalAlpha = 0.35;
  for (let x = column.left + column.width; x < width; x += 160) {
    for (let y = 0; y < height; y += 160) context.drawImage(stars, x, y, 160, 160);
  }
  context.globalAlpha = 1;
  const jewels = await readArt('tile-jewel-border');
  for (let x = 0; x < width; x += border * 12) {
    context.drawImage(jewels, x, 0, border * 12, border);
    context.drawImage(jewels, x, height - border, border * 12, border);
  }
}

/** A drawing of its own outline stands whole; a scene fills a framed window. */
function drawArt(context: SKRSContext2D, art: Image, focus?: number): void {
  const { left, top, width, height } = frame;
  const scene = focus !== undefined;
  const scale = scene
    ? Math.max(width / art.width, height / art.height)
    : Math.min(width / art.width, height / art.height);
  const [wide, high] = [art.width * scale, art.height * scale];
  context.save();
  if (scene) {
    arch(context, left, top, width, height);
    context.clip();
  }
  context.drawImage(
    art,
    left + (width - wide) * (focus ?? 0.5),
    top + (height - high) / 2,
    wide,
    high,
  );
  context.restore();
  if (!scene) return;
  for (const [line, stroke] of [
    [16, colour.lead],
    [5, colour.fillet],
  ] as const) {
    arch(context, left, top, width, height);
    context.lineWidth = line;
    context.strokeStyle = stroke;
    context.stroke();
  }
}

function arch(
  context: SKRSContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  context.beginPath();
  context.roundRect(left, top, width, height, [width / 2, width / 2, 18, 18]);
}

/** The title as large as its place allows, in the middle of it. */
function drawTitle(context: SKRSContext2D, title: string): void {
  let size = 78;
  let lines = breakLines(context, title, size);
  while (!fits(context, lines, size)) {
    size -= 2;
    lines = breakLines(context, title, size);
  }
  context.fillStyle = colour.words;
  context.textBaseline = 'alphabetic';
  const height = lineHeight(size);
  const first = column.top + (column.height - lines.length * height) / 2 + size * 0.82;
  for (const [index, line] of lines.entries()) {
    drawWords(context, line, size, column.left, first + index * height);
  }
}

function lineHeight(size: number): number {
  return size * 1.14;
}

function fits(context: SKRSContext2D, lines: readonly string[], size: number): boolean {
  if (lines.length * lineHeight(size) > column.height) return false;
  return lines.every((line) => drawWords(context, line, size) <= column.width);
}

/** Breaks at spaces only: those before French punctuation do not break. */
function breakLines(context: SKRSContext2D, title: string, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.replace(/ (?=[:;?!»])/g, '\u00a0').split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && drawWords(context, longer, size) > column.width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/**
 * Draws words in the display letters, numerals in Andika as on the pages (`tokens.css` says why),
 * and gives their width. Without a place they are measured only.
 */
function drawWords(
  context: SKRSContext2D,
  words: string,
  size: number,
  left?: number,
  baseline?: number,
): number {
  let width = 0;
  for (const run of words.match(/\d+|\D+/g) ?? []) {
    context.font = /\d/.test(run) ? `${size * 0.86}px "Andika Bold"` : `${size}px "Quest Display"`;
    if (left !== undefined && baseline !== undefined) context.fillText(run, left + width, baseline);
    width += context.measureText(run).width;
  }
  return width;
}
