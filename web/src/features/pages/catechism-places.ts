import type { Catechism, CatechismEntry } from '@pius/domain/course/catechism.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';

type Chapter = Catechism['parts'][number]['chapters'][number];

/** The module whose hue an entry or a chapter has: that of the lesson it is taught in, or its first entry's. */
export function moduleOf(place: Chapter | CatechismEntry | undefined): number | undefined {
  const entry = place && 'entries' in place ? place.entries[0] : place;
  return entry && parseLessonId(entry.lesson)?.module;
}

/** The id of the drawing of a chain, which stands once in the page and is used by every entry. */
export const linkIcon = 'link_icon';

/** The id of a chapter's heading. No entry has one with a line below, so that the two never meet. */
export function anchorOf(chapter: Chapter | undefined): string {
  return `chapter_${chapter?.entries[0]?.id}`;
}
