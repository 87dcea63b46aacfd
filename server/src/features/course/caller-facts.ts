import { lessonId } from '@pius/domain/course/ids.ts';
import { and, eq, sql } from 'drizzle-orm';
import { profiles } from '../../db/tables/account.ts';
import { readings } from '../../db/tables/course.ts';
import { lessonProgress } from '../../db/tables/progress.ts';
import { callerFacts } from '../../platform/sign-in/caller.ts';
import { accessColumns } from '../billing/store.ts';
import type { Access } from './access.ts';
import type { RecordedReading } from './readings.ts';

/** What the quest map tells of a caller. */
export interface MapFacts extends Access {
  /** Whether the parent has switched off the order of modules. */
  anyOrder: boolean;
  /** Of each lesson that was begun: its id, how much of it is done, whether it is completed. */
  lessonStatuses: [lesson: string, percentage: number, completed: boolean][] | null;
}

/** Reads with the session how far a caller is and what is open to it. */
export const mapFacts = callerFacts<MapFacts>({
  name: 'caller, quest map',
  columns: {
    ...accessColumns,
    anyOrder: profiles.anyOrder,
    lessonStatuses: sql<
      MapFacts['lessonStatuses']
    >`(select json_agg(json_build_array(${lessonProgress.lessonId}, ${lessonProgress.percentage}, ${lessonProgress.completed})) from ${lessonProgress} where ${eq(lessonProgress.childId, profiles.id)})`,
  },
});

/** What a lesson is decided and told by. */
interface LessonFacts extends Access {
  readings: RecordedReading[] | null;
}

/** Reads with the session what is open to a caller, and who has read the lesson of the address. */
export const lessonFacts = callerFacts<LessonFacts>({
  name: 'caller, lesson',
  columns: {
    ...accessColumns,
    readings: sql<
      LessonFacts['readings']
    >`(select json_agg(json_build_object('language', ${readings.language}, 'readBy', ${readings.readBy}, 'readOn', ${readings.readOn}, 'textVersion', ${readings.textVersion})) from ${readings} where ${and(
      eq(readings.kind, 'lesson'),
      eq(readings.textId, sql.placeholder('lesson')),
    )})`,
  },
  // Made of two numbers, whatever stands in the address.
  values: ({ req }) => ({
    lesson: lessonId(Number(req.param('moduleId')), Number(req.param('lessonId'))),
  }),
});
