import { lessonId } from '@pius/domain/course/ids.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/ui/api/api-error.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import type { LessonQuestion } from '../lessons/lesson-query.ts';

/** What was uploaded for a lesson: pictures in their order, and recordings in its language. */
export type LessonMedia = CallOutput<'GET /rest/v1/lessons/{moduleId}/{lessonId}/media'>;
export type LessonPicture = LessonMedia['pictures'][number];

/**
 * Asks the server for the pictures and recordings of a lesson. Throws an `ApiError` as the lesson
 * does.
 */
export function fetchLessonMedia(question: LessonQuestion): Promise<LessonMedia> {
  const { module, lesson, language, asker } = question;
  return call('GET /rest/v1/lessons/{moduleId}/{lessonId}/media', {
    params: { moduleId: String(module), lessonId: String(lesson) },
    query: { lang: language },
    as: asker,
  });
}

/**
 * What a page shows of a lesson: its pictures and recordings, and those files that lie on this
 * device because there is no network.
 */
export interface ShownMedia extends LessonMedia {
  /** Addresses of files on this device, by the id of the picture or the recording. */
  here: ReadonlyMap<string, string>;
}

/**
 * The pictures and recordings of a lesson; without a network those that this device keeps for a
 * child. Fails as the lesson does where it is not open to who asks.
 */
export function lessonMediaQuery(question: LessonQuestion, child: string | null) {
  return queryOptions({
    queryKey: ['lesson-media', question, child],
    queryFn: async (): Promise<ShownMedia> => {
      try {
        return { ...(await fetchLessonMedia(question)), here: new Map() };
      } catch (error) {
        const lost = error instanceof ApiError && error.status === 0 && child !== null;
        const cached = lost && (await readHere(child, question));
        if (cached) return cached;
        throw error;
      }
    },
    networkMode: 'always',
    staleTime: 300_000,
  });
}

async function readHere(child: string, question: LessonQuestion): Promise<ShownMedia | null> {
  const { readCachedMedia } = await import('./media-database.ts');
  const { module, lesson, language } = question;
  const cached = await readCachedMedia(child, language, lessonId(module, lesson));
  if (!cached) return null;
  // Each lesson makes them once in the life of a page; they go with it.
  const addresses = [...cached.files].map(([id, file]) => [id, URL.createObjectURL(file)] as const);
  return { ...cached.media, here: new Map(addresses) };
}

/** The address of a copy of a picture. */
export function pictureUrl(id: string, width: number): string {
  return `/storage/v1/pictures/${id}/${width}`;
}

/** The address of a recording. */
export function recordingUrl(id: string): string {
  return `/storage/v1/recordings/${id}`;
}
