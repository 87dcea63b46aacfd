import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleNumbers } from '@pius/domain/course/counts.ts';
import { allLessonIds } from '@pius/domain/course/ids.ts';
import {
  pictureParagraphsSchema,
  pictureWordsSchema,
  storyPictures,
} from '@pius/domain/course/story-pictures.ts';
import { defaultLanguage, type Language } from '@pius/domain/language.ts';
import { monthNumbers } from '@pius/domain/saints/feast-day.ts';
import { saintsSchema } from '@pius/domain/saints/saint.ts';
import { saintPicturesSchema } from '@pius/domain/saints/saint-picture.ts';
import { parse } from 'yaml';
import type { ColoringDrawings } from '../src/features/printables/coloring-drawings.ts';

const content = path.resolve(import.meta.dirname, '../../content');

/** Every drawing there is to color, without a word of its story. Also the files it was read from. */
export function readColoring(language: Language): { data: ColoringDrawings; files: string[] } {
  const files: string[] = [];
  const read = (name: string): unknown => {
    const file = path.join(content, `${name}.yaml`);
    files.push(file);
    return parse(readFileSync(file, 'utf8'));
  };
  const places = pictureParagraphsSchema.parse(read('pictures/paragraphs'));
  const words = Object.assign(
    {},
    ...moduleNumbers.map((module) =>
      pictureWordsSchema.parse(read(`pictures/${module}.${defaultLanguage}`)),
    ),
  );
  const stories = allLessonIds.map(
    (lesson) => [lesson, storyPictures(lesson, words, places).map(({ id }) => id)] as const,
  );
  const { own } = saintPicturesSchema.parse(read('saints/pictures'));
  // Two days may share a drawing: it is called by the first of them.
  const saints = new Map<string, string>();
  for (const month of monthNumbers) {
    const days = read(`saints/${String(month).padStart(2, '0')}.${language}`);
    for (const { id, name } of saintsSchema.parse(days)) {
      const drawing = own[id] ? `saint-${own[id]}` : null;
      if (drawing && !saints.has(drawing)) saints.set(drawing, name);
    }
  }
  return {
    data: {
      stories: Object.fromEntries(stories),
      saints: [...saints].map(([id, name]) => ({ id, name })),
    },
    files,
  };
}
