import { type Course, readCourse } from '@pius/contracts/course.ts';
import { lessonId } from '@pius/domain/course/ids.ts';
import { type MapLock, type MapModule, questMap } from '@pius/domain/course/quest-map.ts';
import type { Language } from '@pius/domain/language.ts';
import { overallProgress } from '@pius/domain/progress/overall.ts';
import type { AppContext } from '../../app-context.ts';
import { ReadyAnswer } from '../../platform/http/mount.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { accessIn } from './access.ts';
import type { MapFacts } from './caller-facts.ts';

type Status = ReadonlyMap<string, { percentage: number; completed: boolean }>;

/** So many maps are kept as they were written, each of some 8 KB. */
const mostAnswers = 500;

/**
 * Tells the quest map, and keeps those told last as they were written: a learner comes back to it
 * after every lesson. What is kept is found by everything it was made of, which is read again for
 * each call.
 */
export function courseReader(ctx: AppContext) {
  const answers = new Map<string, ReadyAnswer<typeof readCourse>>();
  return (caller: Caller, language: Language, facts: MapFacts | null) => {
    const corrections = ctx.content.corrections();
    const madeOf = JSON.stringify([caller.viewer, language, corrections, facts]);
    const answer =
      answers.get(madeOf) ?? new ReadyAnswer(readCourse, courseFor(ctx, caller, language, facts));
    answers.delete(madeOf);
    answers.set(madeOf, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= mostAnswers) break;
      answers.delete(oldest);
    }
    return answer;
  };
}

/** The quest map of a caller, in a language. @see docs/requirements.md#r-quest-map */
function courseFor(
  ctx: AppContext,
  caller: Caller,
  language: Language,
  facts: MapFacts | null,
): Course {
  const known = caller.viewer === 'child' ? facts : null;
  const access = accessIn(caller, facts);
  const orderOff = known?.anyOrder ?? false;
  const status: Status = new Map(
    known?.lessonStatuses?.map(([id, percentage, completed]) => [id, { percentage, completed }]),
  );
  const completed = [...status].filter(([, { completed }]) => completed).map(([id]) => id);
  const lessonsDone = new Set(completed);
  const map = questMap({ viewer: caller.viewer, lessonsDone, orderOff, ...access });
  const overall = overallProgress(lessonsDone);
  return {
    language,
    modules: map.modules.map((module) => presentModule(ctx, module, status, language)),
    treasure: map.treasureUnlocked ? 'unlocked' : 'locked',
    overall: {
      lessonsCompleted: overall.lessonsCompleted,
      lessonsTotal: overall.lessonsTotal,
      percentage: overall.percentage,
    },
    seasons: ctx.content.seasons,
  };
}

function reasonOf(lock: MapLock | null) {
  return {
    reason: lock?.kind ?? null,
    finishFirst: lock?.kind === 'finish-previous' ? lock.module : null,
  };
}

function presentModule(ctx: AppContext, module: MapModule, status: Status, language: Language) {
  const words = ctx.content.course.modules[module.number - 1];
  if (!words) throw new Error(`module ${module.number} is not in the course`);
  return {
    number: module.number,
    slug: words.slug,
    title: words.title[language],
    summary: words.summary[language],
    state: module.state,
    ...reasonOf(module.lock),
    lessons: words.lessons.map((lesson) => {
      const id = lessonId(module.number, lesson.number);
      return {
        id,
        number: lesson.number,
        title: lesson.title[language],
        available: ctx.content.lesson(id, language) !== null,
        open: module.open,
        completed: status.get(id)?.completed ?? false,
        percentage: status.get(id)?.percentage ?? 0,
      };
    }),
  };
}
