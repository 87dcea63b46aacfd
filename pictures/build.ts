// Writes the pictures that the web shows: node pictures/build.ts [2-5 2-6-1 joseph ...]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artFolder } from './src/art-folder.ts';
import { allDrawings } from './src/drawings.ts';

const requested = process.argv.slice(2);
const drawings = await allDrawings(requested);
mkdirSync(artFolder, { recursive: true });
for (const drawing of drawings) {
  const svg = drawing.colour();
  writeFileSync(join(artFolder, `${drawing.id}.svg`), svg);
  console.log(`${drawing.id} ${(svg.length / 1024).toFixed(1)} KB`);
}
if (requested.length === 0) {
  const names = new Set(drawings.map(({ id }) => `${id}.svg`));
  for (const file of readdirSync(artFolder)) {
    if (file.endsWith('.svg') && !names.has(file)) rmSync(join(artFolder, file));
  }
}
