import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@pius/domain/language.ts';
import { z } from 'zod';

/** The words of one file, in the three languages. */
export interface Messages {
  /** The words of a key; the key itself where no words exist, which the content check refuses. */
  of(key: string, language: Language): string;
}

const flat = z.record(z.string(), z.string());

/** Reads `ui/<lang>/<name>.json`, by itself the messages of errors. Throws where a file is missing or not flat. */
export function loadMessages(contentDir: string, name = 'errors'): Messages {
  const byLanguage = new Map(
    languages.map((language) => {
      const file = join(contentDir, 'ui', language, `${name}.json`);
      return [language, flat.parse(JSON.parse(readFileSync(file, 'utf8')))];
    }),
  );
  return { of: (key, language) => byLanguage.get(language)?.[key] ?? key };
}
