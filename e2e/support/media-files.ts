import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A PNG of these pixels in bands of two colours, as a form takes a file. */
export function pictureFile(width: number, height: number, colour: [number, number, number]) {
  const row = (dark: boolean) => {
    const pixels = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x += 1) pixels.set(dark ? [20, 24, 60] : colour, 1 + x * 3);
    return pixels;
  };
  const rows = [row(false), row(true)];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const band = Math.max(1, Math.floor(height / 8));
  const pixels = Array.from({ length: height }, (_, y) => rows[Math.floor(y / band) % 2] as Buffer);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}

/** An MP3 of silence, as a form takes a file: 38 frames to a second. */
export function recordingFile(seconds: number) {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  const buffer = Buffer.concat(Array.from({ length: Math.ceil(seconds * 38.3) }, () => frame));
  return { name: 'recording.mp3', mimeType: 'audio/mpeg', buffer };
}
