import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@pius/domain/language.ts';
import { z } from 'zod';

/** The words for error codes and letters, in the three languages. */
export interface Messages {
  /** The message of a code; the code itself where no words exist, which the content check refuses. */
  of(code: string, language: Language): string;
}

const flat = z.record(z.string(), z.string());

/** Reads `ui/<lang>/errors.json`. Throws where a file is missing or not flat. */
export function loadMessages(contentDir: string): Messages {
  const byLanguage = new Map(
    languages.map((language) => {
      const file = join(contentDir, 'ui', language, 'errors.json');
      return [language, flat.parse(JSON.parse(readFileSync(file, 'utf8')))];
    }),
  );
  return { of: (code, language) => byLanguage.get(language)?.[code] ?? code };
}
