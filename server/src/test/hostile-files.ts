import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { paintPicture } from './pictures.ts';

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of a few kilobytes that says it has so many pixels, all of them black. */
function bombOf(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * Math.min(side, 20_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/**
 * Files that are no plain picture, by what is wrong with them, with the code they are refused by.
 * @see docs/requirements.md#r-uploads
 */
export async function hostilePictures(): Promise<[name: string, bytes: Buffer, code: string][]> {
  const jpeg = await paintPicture(300, 200);
  const png = await paintPicture(300, 200, 'png');
  const webp = await paintPicture(300, 200, 'webp');
  const behind = (picture: Buffer, more: string) => Buffer.concat([picture, Buffer.from(more)]);
  const frames = await sharp([jpeg, await paintPicture(300, 200)], { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const gif = await sharp(jpeg).gif().toBuffer();
  const end = png.length - 12;
  return [
    ['nothing at all', Buffer.alloc(0), 'file_empty'],
    ['an SVG', Buffer.from(svg), 'picture_kind'],
    ['an SVG that begins as XML', Buffer.from(`<?xml version="1.0"?>${svg}`), 'picture_kind'],
    ['a GIF', gif, 'picture_kind'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture_kind'],
    ['a program', Buffer.from('MZ\x90\x00\x03'), 'picture_kind'],
    ['a single byte', Buffer.from([0xff]), 'picture_kind'],
    ['a JPEG with a page behind it', behind(jpeg, '<html></html>'), 'file_mixed'],
    ['a JPEG with an archive behind it', behind(jpeg, 'PK\x03\x04....'), 'file_mixed'],
    ['a PNG with a program behind it', behind(png, 'MZ\x90'), 'file_mixed'],
    ['a WebP with more behind it', behind(webp, 'more'), 'file_mixed'],
    [
      'a PNG that carries a script',
      Buffer.concat([
        png.subarray(0, end),
        chunk('tEXt', Buffer.from('Comment\0<ScRiPt>alert(1)</script>')),
        png.subarray(end),
      ]),
      'file_mixed',
    ],
    [
      'a PNG that moves',
      Buffer.concat([
        png.subarray(0, 33),
        chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
        png.subarray(33),
      ]),
      'picture_moves',
    ],
    ['a WebP that moves', frames, 'picture_moves'],
    ['a JPEG cut off', jpeg.subarray(0, jpeg.length - 400), 'picture_damaged'],
    ['a PNG cut off', png.subarray(0, png.length - 400), 'picture_damaged'],
    ['a WebP cut off', webp.subarray(0, webp.length - 400), 'picture_damaged'],
    [
      'a JPEG whose middle is missing',
      Buffer.concat([jpeg.subarray(0, jpeg.length / 2), Buffer.from([0xff, 0xd9])]),
      'picture_damaged',
    ],
    ['only the head of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'picture_damaged'],
    ['a bomb of 400 million pixels', bombOf(20_000), 'picture_too_large'],
    ['a bomb of 3.6 thousand million', bombOf(60_000), 'picture_too_large'],
  ];
}
