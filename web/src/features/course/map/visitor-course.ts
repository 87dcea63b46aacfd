import type { Course } from '@pius/contracts/course.ts';
import type { Course as CourseText } from '@pius/domain/course/course.ts';
import { lessonId } from '@pius/domain/course/ids.ts';
import { questMap } from '@pius/domain/course/quest-map.ts';
import type { Language } from '@pius/domain/language.ts';
import { overallProgress } from '@pius/domain/progress/overall.ts';

/**
 * The quest map as a visitor sees it who has done nothing yet, made without asking the server.
 * @param text - The text of the course.
 * @param written - The ids of the lessons whose words are written.
 */
export function visitorCourse(
  text: Pick<CourseText, 'modules'>,
  language: Language,
  written: ReadonlySet<string>,
): Course {
  const nothing = new Set<string>();
  const map = questMap({
    lessonsDone: nothing,
    viewer: 'visitor',
    hasActiveSubscription: false,
    isChildOfAdmin: false,
    orderOff: false,
  });
  const { lessonsCompleted, lessonsTotal, percentage } = overallProgress(nothing);
  const modules = map.modules.flatMap(({ number, state, open, lock }) => {
    const words = text.modules[number - 1];
    if (!words) return [];
    return {
      number,
      slug: words.slug,
      title: words.title[language],
      summary: words.summary[language],
      state,
      reason: lock?.kind ?? null,
      finishFirst: lock?.kind === 'finish-previous' ? lock.module : null,
      lessons: words.lessons.map((lesson) => {
        const id = lessonId(number, lesson.number);
        const title = lesson.title[language];
        const available = written.has(id);
        return {
          id,
          number: lesson.number,
          title,
          available,
          open,
          completed: false,
          percentage: 0,
        };
      }),
    };
  });
  const overall = { lessonsCompleted, lessonsTotal, percentage };
  return { language, modules, treasure: 'locked', overall, seasons: [] };
}
