import { basename } from 'node:path';
import type { Lesson } from '../../domain/src/course/lesson.ts';
import {
  pictureParagraphsSchema,
  pictureWordsSchema,
  storyPictures,
} from '../../domain/src/course/story-pictures.ts';
import { defaultLanguage, type Language, languages } from '../../domain/src/language.ts';
import {
  type ContentFile,
  type Fault,
  faultAt,
  parseContentFile,
} from '../../server/src/platform/content/content-file.ts';
import { readBySchema } from '../../server/src/platform/content/read-by-schema.ts';

const placesPath = 'pictures/paragraphs.yaml';

/** A lesson as far as its pictures are placed in it. */
interface Story {
  id: string;
  language: Language;
  lesson?: Pick<Lesson, 'story'> | undefined;
}

/**
 * Checks `content/pictures/`: that each picture is described in every language, and that each but the first of a story
 * stands above a paragraph which that story has.
 *
 * @param texts by their paths from content/, such as `pictures/2.fr.yaml`
 */
export function checkPictures(
  texts: ReadonlyMap<string, string>,
  stories: readonly Story[],
): Fault[] {
  const files = [...texts]
    .filter(([path]) => path !== placesPath)
    .map(([path, text]) => ({ path, ...readWords(path, text) }));
  const english = new Map(
    files.flatMap(({ path, value }) =>
      path.endsWith(`.${defaultLanguage}.yaml`) ? [[groupOf(path), value] as const] : [],
    ),
  );
  return [
    ...files.flatMap(({ path, file, value, faults }) => [
      ...faults,
      ...missingWords(file, value, english.get(groupOf(path))),
    ]),
    ...checkPlaces(
      texts.get(placesPath) ?? '{}',
      Object.assign({}, ...english.values()),
      // The languages of a lesson have as many paragraphs.
      stories.filter(({ language }) => language === defaultLanguage),
    ),
  ];
}

/** What a file is about: a module, the saints, the moments. */
function groupOf(path: string): string {
  return languages.reduce(
    (name, language) => name.replace(`.${language}.yaml`, ''),
    basename(path),
  );
}

function readWords(path: string, text: string) {
  const file = parseContentFile(`content/${path}`, text);
  return { file, ...readBySchema(file, pictureWordsSchema, 'content/pictures/1.en.yaml') };
}

function missingWords(
  file: ContentFile,
  words: Record<string, string> = {},
  english: Record<string, string> = {},
): Fault[] {
  return Object.keys(english)
    .filter((id) => !(id in words))
    .map((id) => faultAt(file, [], `"${id}" is missing - say here too what the picture shows`));
}

function checkPlaces(
  text: string,
  english: Record<string, string>,
  stories: readonly Story[],
): Fault[] {
  const file = parseContentFile(`content/${placesPath}`, text);
  const { value = {}, faults } = readBySchema(
    file,
    pictureParagraphsSchema,
    `content/${placesPath}`,
  );
  const unknown = Object.keys(value).filter((id) => !(id in english));
  return [
    ...faults,
    ...unknown.map((id) => faultAt(file, [id], 'is no picture that is described - take it away')),
    ...stories.flatMap(({ id: lesson, lesson: written }) => {
      const pictures = storyPictures(lesson, english, value);
      const length = written?.story.paragraphs.length ?? Number.POSITIVE_INFINITY;
      return pictures.flatMap(({ id, paragraph }, index) => {
        if (paragraph > length) {
          return [faultAt(file, [id], `the story of lesson ${lesson} has ${length} paragraphs`)];
        }
        if (paragraph !== pictures[index - 1]?.paragraph) return [];
        return [faultAt(file, [id], 'stands where another picture stands - name its paragraph')];
      });
    }),
  ];
}
