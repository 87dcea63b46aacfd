import { AppError } from '../../platform/http/app-error.ts';

/** The kinds of picture that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

/** Where a picture ends in its file, and whether it moves. */
interface Shape {
  end: number;
  animated: boolean;
}

/**
 * Looks a file over before anything decodes it.
 * @returns Its kind.
 * @throws 415 for what is no JPEG, PNG or WebP (an SVG among them), and 400 for what is empty, is
 *   cut off, moves, or is something else besides.
 * @see docs/requirements.md#r-uploads
 */
export function shapeOfPicture(bytes: Buffer): PictureKind {
  if (bytes.length === 0) throw new AppError('file_empty');
  const kind = kindOf(bytes);
  if (!kind) throw new AppError('picture_kind');
  const shape = shapes[kind](bytes);
  if (!shape) throw new AppError('picture_damaged');
  if (shape.animated) throw new AppError('picture_moves');
  if (!endsThere[kind](bytes.subarray(shape.end)) || speaksOtherwise(bytes)) {
    throw new AppError('file_mixed');
  }
  return kind;
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function kindOf(bytes: Buffer): PictureKind | null {
  if (bytes.readUIntBE(0, Math.min(3, bytes.length)) === 0xffd8ff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngStart)) return 'png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF';
  return isWebp && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}

const shapes: Record<PictureKind, (bytes: Buffer) => Shape | null> = {
  jpeg: shapeOfJpeg,
  png: shapeOfPng,
  webp: shapeOfWebp,
};

/** A marker of JPEG that has no length and no contents: fillers and restarts. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** From segment to segment up to the mark of the end; what is compressed has no such mark in it. */
function shapeOfJpeg(bytes: Buffer): Shape | null {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return { end: at + 2, animated: false };
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return null;
}

function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    // A doubled byte of the picture itself, or a restart within it.
    if (next !== 0 && !isBare(next) && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function shapeOfPng(bytes: Buffer): Shape | null {
  let animated = false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + length;
    if (at > bytes.length) return null;
    if (name === 'acTL') animated = true;
    if (name === 'IEND') return { end: at, animated };
  }
  return null;
}

function shapeOfWebp(bytes: Buffer): Shape | null {
  if (bytes.length < 20) return null;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  let animated = false;
  let at = 12;
  while (at + 8 <= end) {
    if (['ANIM', 'ANMF'].includes(bytes.toString('latin1', at, at + 4))) animated = true;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return { end, animated };
}

const onlyZeros = (rest: Buffer) => rest.every((byte) => byte === 0);

/**
 * Cameras fill up with zeros, and phones put a second JPEG behind the first; both are left out of
 * what is kept.
 */
const endsThere: Record<PictureKind, (rest: Buffer) => boolean> = {
  png: onlyZeros,
  webp: onlyZeros,
  jpeg(rest) {
    const start = rest.findIndex((byte) => byte !== 0);
    if (start === -1) return true;
    const next = rest.subarray(start);
    if (next.readUIntBE(0, Math.min(3, next.length)) !== 0xffd8ff) return false;
    const shape = shapeOfJpeg(next);
    return shape !== null && endsThere.jpeg(next.subarray(shape.end));
  },
};

const otherTongues = ['<script', '<?php', '<html', '<!doctype', '<svg', '<iframe'];

/**
 * Whether a picture could be taken for a page, a program or a document by somebody who reads it
 * loosely.
 */
function speaksOtherwise(bytes: Buffer): boolean {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return true;
  const text = bytes.toString('latin1').toLowerCase();
  return otherTongues.some((tongue) => text.includes(tongue));
}
