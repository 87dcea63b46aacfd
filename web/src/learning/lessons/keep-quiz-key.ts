import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { call } from '@/ui/api/call.ts';
import { childHere } from '../progress/device-child.ts';
import { putQuizKey, readQuizKey } from './quiz-key-database.ts';

/** A key is asked for anew after this many milliseconds. */
const fresh = 24 * 60 * 60 * 1000;

/**
 * Keeps for a child by what the quiz of a lesson is graded without a network. Throws an
 * `ApiError` where it cannot be had and none is here.
 * @see docs/requirements.md#r-grading
 */
export async function keepQuizKey(child: string, language: Language, id: string): Promise<void> {
  const place = parseLessonId(id);
  const kept = await readQuizKey(child, language, id);
  if (!place || (kept && Date.now() - kept.at < fresh)) return;
  const params = { moduleId: String(place.module), lessonId: String(place.lesson) };
  const asked = call('GET /rest/v1/lessons/{moduleId}/{lessonId}/quiz-key', {
    params,
    query: { lang: language },
    as: child,
  });
  const key = kept ? await asked.catch(() => null) : await asked;
  if (key && childHere() === child) await putQuizKey(child, key, Date.now());
}
