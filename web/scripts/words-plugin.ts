import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { wholeTexts } from './whole-content.ts';

const folder = path.resolve(import.meta.dirname, '../../content/ui');

/** The words that the browser may ask for: the address below the folder of words, and what stands there. */
function readWords(): { file: string; source: string }[] {
  return globSync('*/*.json', { cwd: folder })
    .filter((file) => path.basename(file) !== 'mail.json')
    .sort()
    .map((file) => {
      const words: unknown = wholeTexts(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
      return { file: file.split(path.sep).join('/'), source: JSON.stringify(words) };
    });
}

/**
 * The words of the interface as files of data in one folder named after all that is in them. A table of their names,
 * each with a hash of its own, would weigh two kilobytes on every page, and more with each page that is added.
 */
export function wordsPlugin(): Plugin {
  const words = readWords();
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 10);
  const address = `assets/words-${hash}`;
  return {
    name: 'pius-words',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const inBrowser = this.environment.name === 'client';
      if (!inBrowser || !id.endsWith('/src/shared/i18n/word-files.ts')) return null;
      return `export async function fetchWords(language, namespace) {
        const answer = await fetch(\`/${address}/\${language}/\${namespace}.json\`);
        if (!answer.ok) throw new Error(\`\${answer.status} for the words \${language}/\${namespace}.\`);
        return answer.json();
      }`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { file, source } of words) {
        this.emitFile({ type: 'asset', fileName: `${address}/${file}`, source });
      }
    },
  };
}
