import { defaultLanguage, type Language, languages } from '../../domain/src/language.ts';
import { type SundayWords, sundayWordsSchema } from '../../domain/src/printables/sunday-words.ts';
import {
  type ContentFile,
  type Fault,
  faultAt,
  parseContentFile,
} from '../../server/src/platform/content/content-file.ts';
import { readBySchema } from '../../server/src/platform/content/read-by-schema.ts';

const pathOf = (language: Language) => `sunday/${language}.yaml`;
const model = `content/${pathOf(defaultLanguage)}`;

/**
 * Checks the prayers and the things to do of the Sunday table: each language has its file, and all
 * the same ids in one order, with the same lessons.
 *
 * @param texts by their paths from content/, such as `sunday/fr.yaml`
 */
export function checkSunday(texts: ReadonlyMap<string, string>): Fault[] {
  const files = languages.map((language) => read(texts, pathOf(language)));
  const base = files[languages.indexOf(defaultLanguage)]?.value;
  return files.flatMap(({ file, value, faults }) => [
    ...faults,
    ...(value && base ? differences(file, value, base) : []),
  ]);
}

function read(texts: ReadonlyMap<string, string>, path: string) {
  const file = parseContentFile(`content/${path}`, texts.get(path) ?? '{}');
  if (!texts.has(path)) {
    return { file, value: undefined, faults: [faultAt(file, [], 'is missing - add the file')] };
  }
  return { file, ...readBySchema(file, sundayWordsSchema, model) };
}

function differences(file: ContentFile, value: SundayWords, base: SundayWords): Fault[] {
  const lists = `is not as in ${model} - give the same ids in the same order, with the same lessons`;
  const prayers = ({ prayers: all }: SundayWords) => all.map(({ id, lessons }) => [id, lessons]);
  const deeds = ({ deeds: all }: SundayWords) => all.map(({ id }) => id);
  const differ = (of: (words: SundayWords) => unknown) =>
    JSON.stringify(of(value)) !== JSON.stringify(of(base));
  return [
    ...(differ(prayers) ? [faultAt(file, ['prayers'], lists)] : []),
    ...(differ(deeds) ? [faultAt(file, ['deeds'], lists)] : []),
  ];
}
