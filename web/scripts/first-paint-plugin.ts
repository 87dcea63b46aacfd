import path from 'node:path';
import { build, type Plugin } from 'vite';

const name = 'virtual:first-paint';
const root = path.resolve(import.meta.dirname, '..');
const entry = path.join(root, 'src/app/first-paint/first-paint.ts');

/**
 * Gives `virtual:first-paint`: the head script as one minified string for the pages made at build time,
 * and an empty string in the browser, where that script has already run.
 */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'pius-first-paint',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      if (this.environment.name === 'client') return "export const firstPaint = '';";
      this.addWatchFile(entry);
      return `export const firstPaint = ${JSON.stringify(await bundle())};`;
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2020',
      minify: 'terser',
      terserOptions: { compress: { passes: 3 } },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The head script was not built.');
  return output.output[0].code.trim();
}
