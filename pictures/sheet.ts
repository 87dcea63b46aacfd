// Contact sheets to look at: node pictures/sheet.ts [2-5 2-6-1 joseph ...] [--line] [--dark] [--columns 3] [--width 480] [--out file.png]
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { allDrawings } from './src/drawings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    line: { type: 'boolean' },
    dark: { type: 'boolean' },
    columns: { type: 'string', default: '3' },
    width: { type: 'string', default: '480' },
    out: { type: 'string', default: fileURLToPath(new URL('build/sheet.png', import.meta.url)) },
  },
});
const columns = Number(values.columns);
const width = Number(values.width);
const height = Math.round(width * 0.6);
const gap = 6;
const shown = await allDrawings(positionals);
const tiles = await Promise.all(
  shown.map(async (drawing, i) => {
    const svg = values.line ? drawing.line() : drawing.colour(values.dark ? 'dark' : 'light');
    const picture = sharp(Buffer.from(svg)).resize(width, height, {
      fit: 'contain',
      background: '#fff',
    });
    return {
      input: await picture.png().toBuffer(),
      left: (i % columns) * (width + gap),
      top: Math.floor(i / columns) * (height + gap),
    };
  }),
);
mkdirSync(dirname(values.out), { recursive: true });
await sharp({
  create: {
    width: columns * (width + gap),
    height: Math.max(1, Math.ceil(shown.length / columns)) * (height + gap),
    channels: 3,
    background: values.dark ? '#14122B' : '#888888',
  },
})
  .composite(tiles)
  .png()
  .toFile(values.out);
console.log(`${shown.map(({ id }) => id).join(' ')}\n${join(values.out)}`);
