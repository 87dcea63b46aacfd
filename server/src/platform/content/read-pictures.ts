import { join } from 'node:path';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import {
  type PictureParagraphs,
  type PictureWords,
  pictureParagraphsSchema,
  pictureWordsSchema,
  type StoryPicture,
  storyPictures,
} from '@pius/domain/course/story-pictures.ts';
import type { Language } from '@pius/domain/language.ts';
import {
  type SaintPictures,
  saintPicture,
  saintPicturesSchema,
} from '@pius/domain/saints/saint-picture.ts';
import { readFile } from './read-file.ts';

/**
 * The pictures of each lesson's story. A file is read when it is first needed.
 *
 * @param picturesDir `content/pictures`
 * @returns the pictures of a lesson, by its id (`2-5`)
 */
export function readStoryPictures(
  picturesDir: string,
): (id: string, language: Language) => StoryPicture[] {
  const words = new Map<string, PictureWords>();
  let paragraphs: PictureParagraphs | undefined;
  return (id, language) => {
    const name = `${parseLessonId(id)?.module}.${language}.yaml`;
    const ofModule = words.get(name) ?? readFile(join(picturesDir, name), pictureWordsSchema);
    words.set(name, ofModule);
    paragraphs ??= readFile(join(picturesDir, 'paragraphs.yaml'), pictureParagraphsSchema);
    return storyPictures(id, ofModule, paragraphs);
  };
}

/** The drawing of each saint with what it shows. A file is read when it is first needed. */
export function readSaintPictures(
  contentDir: string,
): (saintId: string, language: Language) => { id: string; alt: string } {
  const words = new Map<Language, PictureWords>();
  let pictures: SaintPictures | undefined;
  return (saintId, language) => {
    pictures ??= readFile(join(contentDir, 'saints', 'pictures.yaml'), saintPicturesSchema);
    const file = join(contentDir, 'pictures', `saints.${language}.yaml`);
    const ofLanguage = words.get(language) ?? readFile(file, pictureWordsSchema);
    words.set(language, ofLanguage);
    const id = saintPicture(saintId, pictures);
    return { id, alt: ofLanguage[id] ?? '' };
  };
}
