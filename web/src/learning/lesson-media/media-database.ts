import type { Language } from '@pius/domain/language.ts';
import type { DBSchema } from 'idb';
import { deviceDatabase } from '@/ui/device/device-database.ts';
import type { LessonMedia } from './lesson-media-query.ts';

/**
 * The pictures and recordings of a lesson, kept on this device under the name of one child.
 * @see docs/requirements.md#r-siblings-apart
 */
interface CachedMedia {
  child: string;
  language: Language;
  /** The id of the lesson, `2-5`. */
  id: string;
  media: LessonMedia;
  /** What is small enough, by the id of the picture or the recording. */
  files: Map<string, Blob>;
}

interface Stores extends DBSchema {
  'lesson-media': { key: [child: string, language: string, id: string]; value: CachedMedia };
}

const database = () => deviceDatabase<Stores>();

/**
 * Keeps the pictures and recordings of a lesson for a child, in place of those before. Throws where
 * the device has no room.
 */
export async function putMedia(cached: CachedMedia): Promise<void> {
  await (await database()).put('lesson-media', cached);
}

/**
 * What is kept of a lesson's pictures and recordings for a child; undefined where nothing is, or
 * can be.
 */
export async function readCachedMedia(
  child: string,
  language: Language,
  id: string,
): Promise<CachedMedia | undefined> {
  try {
    return await (await database()).get('lesson-media', [child, language, id]);
  } catch {
    return undefined;
  }
}
