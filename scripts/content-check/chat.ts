import { chatWordsSchema, helplinesSchema } from '../../domain/src/chat/chat-words.ts';
import { deedsSchema, makeDeeds } from '../../domain/src/chat/deeds.ts';
import { gateSchema, makeGate } from '../../domain/src/chat/gate.ts';
import { searchWordsSchema } from '../../domain/src/course/search-words.ts';
import { type Language, languages } from '../../domain/src/language.ts';
import {
  type ContentFile,
  type Fault,
  faultAt,
  parseContentFile,
} from '../../server/src/platform/content/content-file.ts';
import { readBySchema } from '../../server/src/platform/content/read-by-schema.ts';

const model = 'the files in content/chat/en';

/**
 * Checks the files of the chat: each language has its four, all of them and the helplines are whole, and each pattern of
 * a gate and of the rule of doers and deeds is made of lists that there are.
 *
 * @param texts by their paths from content/, such as `chat/fr/gate.yaml`
 */
export function checkChat(texts: ReadonlyMap<string, string>): Fault[] {
  const read = (path: string) => {
    const file = parseContentFile(`content/${path}`, texts.get(path) ?? '{}');
    const missing = texts.has(path) ? [] : [faultAt(file, [], 'is missing - add the file')];
    return { file, missing };
  };
  const helplines = read('chat/helplines.yaml');
  return [
    ...helplines.missing,
    ...readBySchema(helplines.file, helplinesSchema, model).faults,
    ...languages.flatMap((language) => {
      const [search, words, gate, deeds] = (['search', 'words', 'gate', 'deeds'] as const).map(
        (name) => read(`chat/${language}/${name}.yaml`),
      ) as [File, File, File, File];
      const missing = [search, words, gate, deeds].flatMap((one) => one.missing);
      if (missing.length > 0) return missing;
      return [
        ...readBySchema(search.file, searchWordsSchema, model).faults,
        ...readBySchema(words.file, chatWordsSchema, model).faults,
        ...checkGate(gate.file, deeds.file, language),
      ];
    }),
  ];
}

interface File {
  file: ContentFile;
  missing: Fault[];
}

function checkGate(gateFile: ContentFile, deedsFile: ContentFile, language: Language): Fault[] {
  const gate = readBySchema(gateFile, gateSchema, model);
  const deeds = readBySchema(deedsFile, deedsSchema, model);
  const faults = [...gate.faults, ...deeds.faults];
  if (!gate.value || !deeds.value) return faults;
  for (const [file, make] of [
    [deedsFile, makeDeeds],
    [gateFile, makeGate.bind(null, language, gate.value)],
  ] as const) {
    try {
      make(deeds.value);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [...faults, faultAt(file, ['lists'], `${message} - add the list, or mend its name`)];
    }
  }
  return faults;
}
