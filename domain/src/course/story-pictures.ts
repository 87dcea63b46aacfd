import { z } from 'zod';

/** What each picture shows, by its id, in one language: `content/pictures/<module>.<lang>.yaml`. */
export const pictureWordsSchema = z.record(
  z.string().regex(/^[a-z]+(?:-[a-z0-9]+)+$/, 'Use small letters, digits and hyphens.'),
  z.string().min(1),
);

export type PictureWords = z.infer<typeof pictureWordsSchema>;

/** Above which paragraph a picture stands, counted from 1: `content/pictures/paragraphs.yaml`. */
export const pictureParagraphsSchema = z.record(
  z.string().regex(/^story-[1-6]-\d{1,2}-[2-9]$/, 'Name a picture of a story, but not its first.'),
  z.int().min(2),
);

export type PictureParagraphs = z.infer<typeof pictureParagraphsSchema>;

/** A picture of a story where it stands. */
export interface StoryPicture {
  /** The name of the drawing, `story-2-5-1`. */
  id: string;
  /** What it shows. */
  alt: string;
  /** The paragraph it stands above, counted from 1; 0 for the first picture, which stands above the whole story. */
  paragraph: number;
}

/**
 * The pictures of a lesson's story, in the order in which they stand.
 *
 * @param lesson the id of the lesson, `2-5`
 */
export function storyPictures(
  lesson: string,
  words: PictureWords,
  paragraphs: PictureParagraphs,
): StoryPicture[] {
  return Object.entries(words)
    .filter(([id]) => id.startsWith(`story-${lesson}-`))
    .map(([id, alt]) => ({ id, alt, paragraph: paragraphs[id] ?? 0 }))
    .sort((one, other) => one.paragraph - other.paragraph);
}
