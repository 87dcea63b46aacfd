import {
  type ContentFile,
  type Fault,
  faultAt,
  parseContentFile,
} from '../../server/src/platform/content/content-file.ts';

/** The words of one interface file by language: the text of `content/ui/<lang>/<name>`. */
export type UiTexts = Readonly<Record<string, string | undefined>>;

/**
 * Checks one interface file in all languages: all of them have it, with the same keys as the
 * English one, each a text that is not empty, with the same `{{placeholders}}` and no markup.
 *
 * @param name the file's name, such as `common.json`
 * @param texts its text in each language; undefined where there is no such file
 */
export function checkUiFile(name: string, texts: UiTexts): Fault[] {
  const english = readWords('en', name, texts.en);
  const others = Object.keys(texts).filter((language) => language !== 'en');
  return [
    ...english.faults,
    ...others.flatMap((language) => {
      const words = readWords(language, name, texts[language]);
      return [...words.faults, ...compare(english, words)];
    }),
  ];
}

interface Messages {
  file: ContentFile;
  words: Record<string, string>;
  faults: Fault[];
}

function readWords(language: string, name: string, text: string | undefined): Messages {
  const path = `content/ui/${language}/${name}`;
  const file = parseContentFile(path, text ?? '{}');
  const entries = Object.entries((file.data ?? {}) as Record<string, unknown>);
  const faults = entries.flatMap(([key, word]) => faultsOfWord(file, key, word));
  const missing = { file: path, line: 1, field: '', message: 'is missing - add the file' };
  return {
    file,
    words: Object.fromEntries(entries.filter(([, word]) => typeof word === 'string')) as Record<
      string,
      string
    >,
    faults: text === undefined ? [missing] : [...file.faults, ...faults],
  };
}

function faultsOfWord(file: ContentFile, key: string, word: unknown): Fault[] {
  if (typeof word !== 'string') {
    return [faultAt(file, [key], 'is not a text - keys are flat: write "a.b": "words"')];
  }
  if (word.trim() === '') return [faultAt(file, [key], 'is empty - write the words')];
  if (/<\/?[a-z]/i.test(word)) {
    return [faultAt(file, [key], 'holds markup - write plain words')];
  }
  return [];
}

function compare(english: Messages, other: Messages): Fault[] {
  const missing = Object.keys(english.words)
    .filter((key) => !(key in other.words))
    .map((key) => faultAt(other.file, [key], 'is missing - translate it from the English file'));
  const extra = Object.keys(other.words)
    .filter((key) => !(key in english.words))
    .map((key) => faultAt(other.file, [key], 'has no English - take it out, or add the English'));
  const changed = Object.entries(other.words).flatMap(([key, word]) => {
    const source = english.words[key];
    if (source === undefined || placeholders(key, source) === placeholders(key, word)) return [];
    const requested = placeholders(key, source) || 'no placeholder';
    return [faultAt(other.file, [key], `has other placeholders - keep these: ${requested}`)];
  });
  return [...missing, ...extra, ...changed];
}

/** The placeholders of a text, sorted; the form for one thing may say the number or a word. */
function placeholders(key: string, word: string): string {
  const all = new Set(word.match(/{{[^}]*}}/g) ?? []);
  if (key.endsWith('_one')) all.delete('{{count}}');
  return [...all].sort().join(' ');
}
