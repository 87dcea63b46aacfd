import type { Language } from '@pius/domain/language.ts';

// Only the names of the files are used, and only while building: no lesson reaches the browser by way of the map.
const files = Object.keys(import.meta.glob('../../../../../content/lessons/*/*/*.yaml'));
const lessonFile = /\/lessons\/(\d+)-[^/]+\/(\d+)-[^/]+\/([^/]+)\.yaml$/;

/** The ids of the lessons whose words are written in a language. */
export function writtenLessons(language: Language): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) => {
      const [, module, lesson, inLanguage] = lessonFile.exec(file) ?? [];
      return inLanguage === language ? [`${Number(module)}-${Number(lesson)}`] : [];
    }),
  );
}
