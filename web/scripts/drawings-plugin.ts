import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const colorDir = path.resolve(import.meta.dirname, '../src/ui/art/pictures');
const libraryDir = path.resolve(import.meta.dirname, '../../pictures/src');

/** What the library gives of a drawing (`pictures/src/drawings.ts`). */
interface LibraryDrawing {
  id: string;
  kind: 'story' | 'moment' | 'saint';
  line: () => string;
}

/**
 * Puts the drawings of `pictures/` among the files of the site, in one folder whose name changes with them: no script holds
 * three hundred addresses. The colored ones are the committed files; the lines of stories and saints are drawn while building.
 */
export function drawingsPlugin(): Plugin {
  const folder = `assets/drawings-${digest()}`;
  return {
    name: 'pius-drawings',
    config: () => ({ define: { 'import.meta.env.DRAWINGS': JSON.stringify(`/${folder}`) } }),
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        sendDrawing(request.url ?? '').then(
          (svg) => response.setHeader('content-type', 'image/svg+xml').end(svg),
          next,
        );
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      for (const name of coloredFiles())
        emit(name, readFileSync(path.join(colorDir, name), 'utf8'));
      for (const { id, line } of (await drawings()).filter(isToColor))
        emit(`line/${id}.svg`, line());
    },
  };
}

/** Whether a drawing is a coloring page too: a story's picture, or a saint or feast with one of its own. */
function isToColor({ id, kind }: Pick<LibraryDrawing, 'id' | 'kind'>): boolean {
  return kind === 'story' || (kind === 'saint' && !id.startsWith('saint-type-'));
}

function coloredFiles(): string[] {
  return readdirSync(colorDir).filter((name) => name.endsWith('.svg'));
}

/** A name for what is drawn now, and by what. */
function digest(): string {
  const hash = createHash('sha256');
  for (const name of coloredFiles().toSorted())
    hash.update(readFileSync(path.join(colorDir, name)));
  for (const name of globSync('**/*.ts', { cwd: libraryDir }).toSorted()) {
    hash.update(readFileSync(path.join(libraryDir, name)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** In: the address within the folder. Fails where there is no such drawing. */
async function sendDrawing(address: string): Promise<string> {
  const [, line, name = ''] = /^\/(line\/)?([a-z0-9-]+)\.svg$/.exec(address) ?? [];
  if (!line) return readFileSync(path.join(colorDir, `${name}.svg`), 'utf8');
  const drawing = (await drawings([name.replace(/^(story|saint)-/, '')])).find(
    ({ id }) => id === name,
  );
  if (!drawing) throw new Error(`There is no drawing ${name}.`);
  return drawing.line();
}

/** The library finds its scenes by their folder, so it is read where it lies and never bundled. */
async function drawings(names: string[] = []): Promise<LibraryDrawing[]> {
  const file = pathToFileURL(path.join(libraryDir, 'drawings.ts')).href;
  const library = (await import(/* @vite-ignore */ file)) as {
    allDrawings(names: string[]): Promise<LibraryDrawing[]>;
  };
  return library.allDrawings(names);
}
