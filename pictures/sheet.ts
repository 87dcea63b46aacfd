// Contact sheets to look at: node pictures/sheet.ts [2-5 2-6-1 joseph ...] [--line] [--dark] [--columns 3] [--width 480] [--out file.png]
// All of them for docs/pictures/: node pictures/sheet.ts --all
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { allDrawings, type Drawing } from './src/drawings.ts';

interface SheetLook {
  columns: number;
  /** Of one picture, in pixels. */
  width: number;
  height: number;
  svgOf: (drawing: Drawing) => string;
  ground: string;
}

const gap = 6;
/** What a sheet of docs/pictures/ may take, in bytes. */
const largest = 400 * 1024;

async function sheetOf(
  shown: readonly Drawing[],
  look: SheetLook,
): Promise<ReturnType<typeof sharp>> {
  const { columns, width, height, svgOf, ground } = look;
  const tiles = await Promise.all(
    shown.map(async (drawing, i) => {
      const picture = sharp(Buffer.from(svgOf(drawing))).resize(width, height, {
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
  return sharp({
    create: {
      width: columns * (width + gap),
      height: Math.max(1, Math.ceil(shown.length / columns)) * (height + gap),
      channels: 3,
      background: ground,
    },
  }).composite(tiles);
}

/** Writes a sheet as small as a document may be. Throws where it does not get so small. */
async function writeForDocs(name: string, shown: readonly Drawing[], look: Partial<SheetLook>) {
  const sheet = await sheetOf(shown, {
    ...{ columns: 4, width: 300, height: 180, ground: '#888888' },
    svgOf: (drawing) => drawing.colour(),
    ...look,
  });
  const raw = await sheet.png().toBuffer();
  const file = fileURLToPath(new URL(`../docs/pictures/${name}.webp`, import.meta.url));
  for (const quality of [80, 70, 60, 50, 40]) {
    const { size } = await sharp(raw).webp({ quality }).toFile(file);
    if (size > largest) continue;
    console.log(`docs/pictures/${name}.webp ${Math.round(size / 1024)} KB`);
    return;
  }
  throw new Error(`${name} is larger than ${largest} bytes`);
}

async function writeAll(): Promise<void> {
  mkdirSync(fileURLToPath(new URL('../docs/pictures/', import.meta.url)), { recursive: true });
  const all = await allDrawings();
  for (const module of [1, 2, 3, 4, 5, 6]) {
    const stories = all.filter(({ id }) => id.startsWith(`story-${module}-`));
    await writeForDocs(`stories-${module}`, stories, {});
  }
  const round = { columns: 12, width: 120, height: 120 };
  const saints = all.filter(({ kind }) => kind === 'saint');
  const isType = ({ id }: Drawing) => id.startsWith('saint-type-');
  await writeForDocs(
    'saints',
    saints.filter((drawing) => !isType(drawing)),
    round,
  );
  await writeForDocs('saints-by-type', saints.filter(isType), round);
  await writeForDocs(
    'moments',
    all.filter(({ kind }) => kind === 'moment'),
    {},
  );
  const first = all.filter(({ id }) => /^story-\d-1-1$/.test(id));
  await writeForDocs('coloring', first, { columns: 3, svgOf: (drawing) => drawing.line() });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    line: { type: 'boolean' },
    dark: { type: 'boolean' },
    columns: { type: 'string', default: '3' },
    width: { type: 'string', default: '480' },
    out: { type: 'string', default: fileURLToPath(new URL('build/sheet.png', import.meta.url)) },
  },
});
if (values.all) await writeAll();
else {
  const width = Number(values.width);
  const shown = await allDrawings(positionals);
  const sheet = await sheetOf(shown, {
    columns: Number(values.columns),
    width,
    height: Math.round(width * 0.6),
    svgOf: (drawing) =>
      values.line ? drawing.line() : drawing.colour(values.dark ? 'dark' : 'light'),
    ground: values.dark ? '#14122B' : '#888888',
  });
  mkdirSync(dirname(values.out), { recursive: true });
  await sheet.png().toFile(values.out);
  console.log(`${shown.map(({ id }) => id).join(' ')}\n${join(values.out)}`);
}
