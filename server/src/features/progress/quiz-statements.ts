import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { statement } from '../../db/statement.ts';
import { profiles } from '../../db/tables/account.ts';
import {
  activityDays,
  badges,
  lessonProgress,
  quizResults,
  receivedWrites,
} from '../../db/tables/progress.ts';

const value = (name: string): Placeholder => sql.placeholder(name);
const column = ({ name }: { name: string }) => sql.identifier(name);
const field = (name: string) => sql`kept.${sql.identifier(name)}`;

/** From within a `select` PostgreSQL does not see how many there are, so it keeps one plan for every number of them. */
const isOneOfChildren = sql`${profiles.id} = any(array(select unnest(${value('children')}::text[])))`;

/** A child's row, once it is held. */
interface HeldChild {
  childId: string;
  lastActiveAt: Date | null;
  createdAt: Date;
}

const hold = (which: SQL, ending: SQL) =>
  statement<HeldChild>(
    sql`select ${profiles.id} as "childId", ${profiles.lastActiveAt} as "lastActiveAt", ${profiles.createdAt} as "createdAt"
      from ${profiles} where ${which} for update ${ending}`,
  );
/** Holds the rows of children until the transaction ends, so that the writes of each come one after the other. */
export const holdChildren = hold(isOneOfChildren, sql``);
/**
 * The same, without those whom another transaction holds; and from here on the transaction waits for no other for long: what it
 * would have to wait for fails.
 */
export const holdFreeChildren = hold(
  // Asked for once, and before any row is held; a statement of its own would be one more for each group.
  sql`(select set_config('lock_timeout', '50ms', true)) is not null and ${isOneOfChildren}`,
  sql`skip locked`,
);

/** What a quiz is folded with. */
export interface QuizFacts {
  childId: string;
  /** The write that was received with the same key. */
  known: { bodyHash: string; answer: object } | null;
  lessons: {
    begun: boolean;
    /** How the lesson stands: its parts, in the order in which they were done, and its best quiz. */
    parts: string[] | null;
    bestQuiz: number | null;
    /** The lessons that are completed. */
    completed: string[] | null;
    /** Whether any quiz had no fault. */
    perfect: boolean;
  };
  days: string[] | null;
  badges: string[] | null;
}

const child = sql`asked."childId"`;
const ofLesson = sql`${lessonProgress.lessonId} = asked."lessonId"`;

/**
 * Asks for all that quizzes are folded with; it has to come after the children are held, to see what the last write of each left.
 * Each part is written so that PostgreSQL looks it up for one child, however many are asked for; `max` takes the one row there
 * can be of a lesson. In: `asked`, a JSON list of `childId`, `lessonId` and `key`.
 */
export const askQuizFacts = statement<QuizFacts>(sql`select ${child} as "childId",
  (select json_build_object('bodyHash', ${receivedWrites.bodyHash}, 'answer', ${receivedWrites.answer}) from ${receivedWrites}
    where ${receivedWrites.childId} = ${child} and ${receivedWrites.key} = asked.key) as known,
  (select json_build_object(
      'begun', coalesce(bool_or(${ofLesson}), false),
      'parts', max(${lessonProgress.parts}) filter (where ${ofLesson}),
      'bestQuiz', max(${lessonProgress.bestQuiz}) filter (where ${ofLesson}),
      'completed', json_agg(${lessonProgress.lessonId}) filter (where ${lessonProgress.completed}),
      'perfect', coalesce(bool_or(${lessonProgress.bestQuiz} = 100), false))
    from ${lessonProgress} where ${lessonProgress.childId} = ${child}) as lessons,
  (select json_agg(${activityDays.day} order by ${activityDays.day}) from ${activityDays} where ${activityDays.childId} = ${child}) as days,
  (select json_agg(${badges.badge}) from ${badges} where ${badges.childId} = ${child}) as badges
  from json_to_recordset(${value('asked')}) as asked ("childId" text, "lessonId" text, key text)`);

/** A quiz result with all that follows from it, as it goes to the database; times are ISO 8601. */
export interface KeptQuiz {
  id: string;
  childId: string;
  lessonId: string;
  language: string;
  answers: object;
  items: object;
  score: number;
  total: number;
  percentage: number;
  at: string;
  now: string;
  parts: string[];
  lessonPercentage: number;
  bestQuiz: number | null;
  completed: boolean;
  day: string;
  newBadges: string[];
  key: string;
  bodyHash: string;
  answer: object;
}

const kept = sql`json_to_recordset(${value('kept')}) as kept (
  id text, "childId" text, "lessonId" text, language text, answers jsonb, items jsonb, score integer, total integer,
  percentage integer, at timestamptz, now timestamptz, parts text[], "lessonPercentage" integer, "bestQuiz" integer,
  completed boolean, day date, "newBadges" text[], key text, "bodyHash" text, answer jsonb)`;

/** Puts what is kept into a table. In: by which names of `KeptQuiz` its columns are filled. */
function put<T extends PgTable>(
  table: T,
  names: Partial<Record<keyof T['_']['columns'], keyof KeptQuiz>>,
): SQL {
  const columns = getTableColumns(table);
  const filled = Object.entries(names) as [string, string][];
  const into = filled.map(([name]) => column(columns[name] as { name: string }));
  const values = filled.map(([, name]) => field(name));
  return sql`insert into ${table} (${sql.join(into, sql`, `)}) select ${sql.join(values, sql`, `)} from kept`;
}

const whose = { childId: 'childId', lessonId: 'lessonId' } as const;
const result = { score: 'score', total: 'total', percentage: 'percentage' } as const;
const standing = {
  parts: 'parts',
  percentage: 'lessonPercentage',
  bestQuiz: 'bestQuiz',
  completed: 'completed',
  updatedAt: 'at',
} as const;
const newStanding = sql.join(
  Object.keys(standing).map((name) => {
    const changed = column(lessonProgress[name as keyof typeof standing]);
    return sql`${changed} = excluded.${changed}`;
  }),
  sql`, `,
);

/**
 * This is where quiz results are written, with all that follows from each. In: `kept`, a JSON list of `KeptQuiz`, and
 * `children`, exactly those whose they are; they are found by it, since PostgreSQL takes `kept` for a long list and may read all profiles for it.
 */
export const writeQuizzes = statement(sql`with kept as materialized (select * from ${kept}),
  quiz as (${put(quizResults, { id: 'id', ...whose, language: 'language', answers: 'answers', items: 'items', ...result, takenAt: 'at', receivedAt: 'now' })}),
  standing as (${put(lessonProgress, { ...whose, ...standing })}
    on conflict (${column(lessonProgress.childId)}, ${column(lessonProgress.lessonId)}) do update set ${newStanding}),
  active as (${put(activityDays, { childId: 'childId', day: 'day' })} on conflict do nothing),
  earned as (
    insert into ${badges} (${column(badges.childId)}, ${column(badges.badge)}, ${column(badges.earnedAt)})
    select ${field('childId')}, badge, ${field('now')} from kept, unnest(${field('newBadges')}) as badge on conflict do nothing),
  received as (${put(receivedWrites, { childId: 'childId', key: 'key', bodyHash: 'bodyHash', answer: 'answer', receivedAt: 'now' })})
  update ${profiles} set ${column(profiles.lastActiveAt)} = (select ${field('at')} from kept where ${field('childId')} = ${profiles.id})
    where ${isOneOfChildren}`);
