import type { Course, LessonView } from '@pius/contracts/course.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { asLanguage } from '@/ui/i18n/language.ts';
import { courseKey } from '../course/course-key.ts';
import { cacheChild, cacheCourse, childHere } from '../progress/device-child.ts';
import { cacheQuizKey } from './cache-quiz-key.ts';
import { cacheLesson, readCachedLesson, removeLessons } from './lesson-database.ts';
import { fetchLesson, type LessonQuestion } from './lesson-query.ts';
import { isOfTheApp, lessonsAhead, openLessonIds } from './lessons-ahead.ts';
import { forgetModules } from './saved-modules.ts';

/** A lesson kept ahead is asked for again after this many milliseconds. */
const fresh = 24 * 60 * 60 * 1000;

/**
 * Keeps, while a child is signed in, what it needs without a network: the lessons it visits and
 * those it comes to next. What the server tells meanwhile of the course counts: lessons that it
 * would not open any more are taken from the device. It takes the pages' cache, which is listened
 * to, and the child.
 * @returns The way to stop.
 */
export function downloadLessons(client: QueryClient, child: string): () => void {
  // It may be told of the course before any page has asked who learns here.
  if (childHere() === null) cacheChild(child);
  const visited = new Set<string>();
  let course: Course | null = null;
  let work = Promise.resolve();
  const isHere = () => childHere() === child;
  // One after the other, so that nothing is kept again after it was taken away.
  const next = (mutation: () => Promise<unknown>) => {
    work = work.then(mutation).then(
      () => undefined,
      () => undefined,
    );
  };
  const goOn = (current: Course | null) => {
    if (current) next(() => downloadAhead(child, current, [...visited]));
  };
  const answer = (key: QueryKey, data: unknown) => {
    if (!isHere()) return;
    if (key[0] === 'course' && key[3] === child) {
      const cached = data as Course;
      course = cached;
      cacheCourse(child, cached);
      next(() => deleteLocked(child, cached));
      goOn(cached);
    } else if (isQuestion(key, child)) {
      const lesson = data as LessonView;
      visited.add(lesson.id);
      if (!isOfTheApp(lesson.id)) next(() => cacheLesson(child, lesson, Date.now()));
      next(() => cacheQuizKey(child, lesson.language, lesson.id));
      goOn(course);
    }
  };
  const refused = (key: QueryKey, error: unknown) => {
    if (!isQuestion(key, child) || !isLock(error)) return;
    const { module } = key[1];
    next(() => removeLessons(child, (id) => parseLessonId(id)?.module === module));
  };

  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'success' && !action.manual) answer(query.queryKey, action.data);
    if (action.type === 'error') refused(query.queryKey, action.error);
  });
  // What was answered before this began to listen.
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['lesson'] })) {
    if (state.error) refused(queryKey, state.error);
    else if (state.data) answer(queryKey, state.data);
  }
  const language = asLanguage(document.documentElement.lang) ?? 'en';
  const queryKey = courseKey(language, 'child', child);
  const queryFn = () => call('GET /rest/v1/course', { query: { lang: language }, as: child });
  void client.fetchQuery({ queryKey, queryFn, staleTime: 30_000 }).then(
    (data) => answer(queryKey, data),
    () => undefined,
  );
  return stop;
}

function isQuestion(key: QueryKey, child: string): key is readonly ['lesson', LessonQuestion] {
  return key[0] === 'lesson' && (key[1] as LessonQuestion).asker === child;
}

function isLock(error: unknown): boolean {
  // Without a session of its own nothing is told about a child (401).
  return (
    error instanceof ApiError && error.status === 403 && error.code.startsWith('lesson_locked_')
  );
}

/** Takes from the device what the server would not open to the child any more. */
async function deleteLocked(child: string, course: Course): Promise<void> {
  const open = openLessonIds(course);
  forgetModules(child, (module) => open.has(`${module}-1`));
  await removeLessons(child, (id) => !open.has(id));
}

/**
 * Keeps the lessons that come next, and what grades their quizzes and those of the app's own
 * lessons. Throws where one cannot be had; the rest waits for the next occasion.
 */
async function downloadAhead(
  child: string,
  course: Course,
  visited: readonly string[],
): Promise<void> {
  const { language } = course;
  const ofTheApp = [...openLessonIds(course)].filter(isOfTheApp);
  for (const id of new Set([...lessonsAhead(course, visited), ...ofTheApp])) {
    await cacheQuizKey(child, language, id);
    const place = parseLessonId(id);
    if (!place || isOfTheApp(id)) continue;
    const cachedValues = await readCachedLesson(child, language, id);
    if (cachedValues && Date.now() - cachedValues.at < fresh) continue;
    const lesson = await fetchLesson({ ...place, language, asker: child });
    if (childHere() === child) await cacheLesson(child, lesson, Date.now());
  }
}
