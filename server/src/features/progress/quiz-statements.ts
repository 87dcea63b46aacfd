import { type Placeholder, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import { profiles } from '../../db/tables/account.ts';
import {
  activityDays,
  badges,
  lessonParts,
  lessonProgress,
  quizResults,
  receivedWrites,
} from '../../db/tables/progress.ts';

const value = (name: string): Placeholder => sql.placeholder(name);
const column = ({ name }: { name: string }) => sql.identifier(name);
const child = value('childId');
const lesson = value('lessonId');

/** Holds a child's row until the transaction ends, so that its writes come one after the other. */
export const lockChild = statement<{ lastActiveAt: Date | null; createdAt: Date }>(
  sql`select ${profiles.lastActiveAt} as "lastActiveAt", ${profiles.createdAt} as "createdAt" from ${profiles} where ${profiles.id} = ${child} for update`,
);

/** What a quiz is folded with. */
export interface QuizFacts {
  /** The write that was received with the same key. */
  known: { bodyHash: string; answer: object } | null;
  begun: boolean;
  /** The parts of the lesson that are done, first done first. */
  parts: string[] | null;
  bestQuiz: number | null;
  /** The lessons that are completed. */
  completed: string[] | null;
  days: string[] | null;
  perfect: boolean;
  badges: string[] | null;
}

/** Asks for all that a quiz is folded with; it has to come after `lockChild`, to see what the child's last write left. */
export const askQuizFacts = statement<QuizFacts>(sql`select
  (select json_build_object('bodyHash', ${receivedWrites.bodyHash}, 'answer', ${receivedWrites.answer}) from ${receivedWrites}
    where ${receivedWrites.childId} = ${child} and ${receivedWrites.key} = ${value('key')}) as known,
  exists (select 1 from ${lessonProgress} where ${lessonProgress.childId} = ${child} and ${lessonProgress.lessonId} = ${lesson}) as begun,
  (select json_agg(${lessonParts.part} order by ${lessonParts.doneAt}) from ${lessonParts}
    where ${lessonParts.childId} = ${child} and ${lessonParts.lessonId} = ${lesson}) as parts,
  (select max(${quizResults.percentage}) from ${quizResults}
    where ${quizResults.childId} = ${child} and ${quizResults.lessonId} = ${lesson}) as "bestQuiz",
  (select json_agg(${lessonProgress.lessonId}) from ${lessonProgress}
    where ${lessonProgress.childId} = ${child} and ${lessonProgress.completed}) as completed,
  (select json_agg(${activityDays.day} order by ${activityDays.day}) from ${activityDays} where ${activityDays.childId} = ${child}) as days,
  exists (select 1 from ${quizResults} where ${quizResults.childId} = ${child} and ${quizResults.percentage} = 100) as perfect,
  (select json_agg(${badges.badge}) from ${badges} where ${badges.childId} = ${child}) as badges`);

/** This is where a quiz result is written, with all that follows from it. */
export const writeQuiz = statement(sql`with
  quiz as (
    insert into ${quizResults} (${column(quizResults.id)}, ${column(quizResults.childId)}, ${column(quizResults.lessonId)}, ${column(quizResults.language)}, ${column(quizResults.answers)}, ${column(quizResults.items)}, ${column(quizResults.score)}, ${column(quizResults.total)}, ${column(quizResults.percentage)}, ${column(quizResults.takenAt)}, ${column(quizResults.receivedAt)})
    values (${value('id')}, ${child}, ${lesson}, ${value('language')}, ${value('answers')}, ${value('items')}, ${value('score')}, ${value('total')}, ${value('percentage')}, ${value('at')}, ${value('now')})),
  standing as (
    insert into ${lessonProgress} (${column(lessonProgress.childId)}, ${column(lessonProgress.lessonId)}, ${column(lessonProgress.parts)}, ${column(lessonProgress.percentage)}, ${column(lessonProgress.bestQuiz)}, ${column(lessonProgress.completed)}, ${column(lessonProgress.updatedAt)})
    values (${child}, ${lesson}, ${value('parts')}, ${value('lessonPercentage')}, ${value('bestQuiz')}, ${value('completed')}, ${value('at')})
    on conflict (${column(lessonProgress.childId)}, ${column(lessonProgress.lessonId)}) do update set
      ${column(lessonProgress.parts)} = excluded.${column(lessonProgress.parts)},
      ${column(lessonProgress.percentage)} = excluded.${column(lessonProgress.percentage)},
      ${column(lessonProgress.bestQuiz)} = excluded.${column(lessonProgress.bestQuiz)},
      ${column(lessonProgress.completed)} = excluded.${column(lessonProgress.completed)},
      ${column(lessonProgress.updatedAt)} = excluded.${column(lessonProgress.updatedAt)}),
  active as (
    insert into ${activityDays} (${column(activityDays.childId)}, ${column(activityDays.day)})
    values (${child}, ${value('day')}) on conflict do nothing),
  earned as (
    insert into ${badges} (${column(badges.childId)}, ${column(badges.badge)}, ${column(badges.earnedAt)})
    select ${child}, badge, ${value('now')}::timestamptz from unnest(${value('newBadges')}::text[]) as badge on conflict do nothing),
  received as (
    insert into ${receivedWrites} (${column(receivedWrites.childId)}, ${column(receivedWrites.key)}, ${column(receivedWrites.bodyHash)}, ${column(receivedWrites.answer)}, ${column(receivedWrites.receivedAt)})
    values (${child}, ${value('key')}, ${value('bodyHash')}, ${value('answer')}, ${value('now')}))
  update ${profiles} set ${column(profiles.lastActiveAt)} = ${value('at')} where ${profiles.id} = ${child}`);
