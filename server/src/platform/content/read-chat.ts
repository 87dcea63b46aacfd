import { join } from 'node:path';
import { chatWordsSchema, helplinesSchema } from '@pius/domain/chat/chat-words.ts';
import { type DeedWords, deedsSchema } from '@pius/domain/chat/deeds.ts';
import { type GateWords, gateSchema, makeGate } from '@pius/domain/chat/gate.ts';
import type { PersonalWords } from '@pius/domain/chat/personal-data.ts';
import { denials, firstPerson, smallWords } from '@pius/domain/chat/small-words.ts';
import type { SearchWordsFile } from '@pius/domain/course/search-words.ts';
import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import type { Language } from '@pius/domain/language.ts';
import type { ChatContent } from './content.ts';
import { ofEachLanguage, readFile } from './read-file.ts';

/**
 * Reads what the chat knows questions by, and its fixed words.
 *
 * @param taught the texts of the catechism, by whose words a name is known that is none of them
 */
export function readChat(
  dir: string,
  search: Record<Language, SearchWordsFile>,
  taught: Record<Language, readonly string[]>,
): ChatContent {
  const of = <T>(name: string, schema: { parse(value: unknown): T }) =>
    ofEachLanguage((language) => readFile(join(dir, language, `${name}.yaml`), schema));
  const gate = of('gate', gateSchema);
  const deeds = of('deeds', deedsSchema);
  return {
    gates: ofEachLanguage((language) => makeGate(language, gate[language], deeds[language])),
    personal: ofEachLanguage((language) =>
      personalWords(language, gate[language], deeds[language], [
        ...taught[language],
        ...search[language].topics,
        ...search[language].fillers,
      ]),
    ),
    words: of('words', chatWordsSchema),
    helplines: readFile(join(dir, 'helplines.yaml'), helplinesSchema),
  };
}

function personalWords(
  language: Language,
  { personal, faithful, lists }: GateWords,
  deeds: DeedWords,
  texts: readonly string[],
): PersonalWords {
  const listed = [...Object.values(lists), ...Object.values(deeds.lists)].flat();
  const written = [...texts, ...faithful, ...listed.filter((entry) => !entry.endsWith('*'))];
  const { relations: words, afterVerb, ...rest } = personal;
  return {
    ...rest,
    relations: {
      words,
      afterVerb,
      known: new Set([
        ...smallWords[language],
        ...denials[language],
        ...firstPerson[language],
        ...written.flatMap(smallLetterNames),
      ]),
      stems: listed.flatMap((entry) => /^([a-z]+)\*$/.exec(entry)?.[1] ?? []),
    },
  };
}

/**
 * The words of a text that begin with a small letter, in plain letters: names begin with a capital.
 */
function smallLetterNames(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => /^\p{Ll}/u.test(word))
    .map((word) => foldDiacritics(word));
}
