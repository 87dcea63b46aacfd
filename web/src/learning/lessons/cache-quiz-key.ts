import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { call } from '@/ui/api/call.ts';
import { childHere } from '../progress/device-child.ts';
import { putQuizKey, readQuizKey } from './quiz-key-database.ts';

/** A key is asked for again after this many milliseconds. */
const fresh = 24 * 60 * 60 * 1000;

/**
 * Keeps for a child by what the quiz of a lesson is graded without a network. Throws an
 * `ApiError` where it cannot be had and none is here.
 * @see docs/requirements.md#r-grading
 */
export async function cacheQuizKey(child: string, language: Language, id: string): Promise<void> {
  const place = parseLessonId(id);
  const cached = await readQuizKey(child, language, id);
  if (!place || (cached && Date.now() - cached.at < fresh)) return;
  const params = { moduleId: String(place.module), lessonId: String(place.lesson) };
  const request = call('GET /rest/v1/lessons/{moduleId}/{lessonId}/quiz-key', {
    params,
    query: { lang: language },
    as: child,
  });
  const key = cached ? await request.catch(() => null) : await request;
  if (key && childHere() === child) await putQuizKey(child, key, Date.now());
}
