import { readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@pius/domain/language.ts';
import { expect, test } from 'vitest';
import { wordsPlugin } from './words-plugin.ts';

const ui = path.resolve(import.meta.dirname, '../../content/ui');

/** What the plugin does in one environment of the build. Out: the files it writes, the module it puts in place of ours. */
function built(environment: 'client' | 'ssr') {
  const { load, generateBundle } = wordsPlugin();
  const files: string[] = [];
  const context = {
    environment: { name: environment },
    emitFile: ({ fileName }: { fileName: string }) => files.push(fileName),
  };
  if (typeof load !== 'function' || typeof generateBundle !== 'function') throw new Error();
  const module: unknown = Reflect.apply(load, context, ['/web/src/shared/i18n/word-files.ts']);
  Reflect.apply(generateBundle, context, []);
  return { files, module };
}

test('every namespace of every language is a file for the browser, but for the letters', () => {
  const { files, module } = built('client');
  for (const language of languages) {
    const namespaces = readdirSync(path.join(ui, language)).filter((file) => file !== 'mail.json');
    const written = files.filter((file) => file.includes(`/${language}/`));
    expect(written.map((file) => path.basename(file)).sort()).toEqual(namespaces.sort());
  }
  const folder = path.dirname(path.dirname(files[0] ?? ''));
  expect(module).toContain(`fetch(\`/${folder}/`);
});

test('pages made while building read the words where they are', () => {
  expect(built('ssr')).toEqual({ files: [], module: null });
});
