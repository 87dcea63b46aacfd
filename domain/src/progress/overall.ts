import { lessonCount, moduleNumbers } from '../course/counts.ts';
import { allLessonIds, lessonIdsOfModule, parseLessonId } from '../course/ids.ts';

export interface OverallProgress {
  lessonsCompleted: number;
  /** 52. */
  lessonsTotal: number;
  /** Completed lessons of 52 in whole per cent, rounded down: 100 means all of them. */
  percentage: number;
  modulesCompleted: number;
  /** The module of the current lesson; the last module when all is completed. */
  currentModule: number;
  /** The id of the first lesson not completed; the last lesson when all are. */
  currentLesson: string;
}

/** Whether every lesson of a module is completed. */
export function isModuleCompleted(module: number, lessonsDone: ReadonlySet<string>): boolean {
  const ids = lessonIdsOfModule(module);
  return ids.length > 0 && ids.every((id) => lessonsDone.has(id));
}

/**
 * A child's progress over the whole course, from the ids of the completed
 * lessons; ids that name no lesson are not counted.
 * @see docs/requirements.md#r-progress-fields
 */
export function overallProgress(lessonsDone: ReadonlySet<string>): OverallProgress {
  const lessonsCompleted = allLessonIds.filter((id) => lessonsDone.has(id)).length;
  const current = allLessonIds.find((id) => !lessonsDone.has(id)) ?? allLessonIds.at(-1) ?? '';
  return {
    lessonsCompleted,
    lessonsTotal: lessonCount,
    percentage: Math.floor((lessonsCompleted / lessonCount) * 100),
    modulesCompleted: moduleNumbers.filter((module) => isModuleCompleted(module, lessonsDone))
      .length,
    currentModule: parseLessonId(current)?.module ?? 1,
    currentLesson: current,
  };
}
