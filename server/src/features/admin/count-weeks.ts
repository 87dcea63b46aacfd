import type { Week, WeekMetric } from '@pius/domain/admin/overview.ts';
import { passPercentage } from '@pius/domain/progress/parts.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/tables/account.ts';
import { ledgerEvents, orders } from '../../db/tables/billing.ts';
import { donations } from '../../db/tables/giving.ts';
import { activityDays, quizResults } from '../../db/tables/progress.ts';

/**
 * For each figure what was counted in each week, by the week's place; a week in which nothing was
 * is missing.
 */
export type CountedWeeks = Record<WeekMetric, Map<number, number>>;

/** Counts every figure of some weeks that follow each other. */
export async function countWeeks(db: Queryable, weeks: readonly Week[]): Promise<CountedWeeks> {
  const from = weeks[0]?.from ?? new Date();
  const to = weeks.at(-1)?.to ?? from;
  const count = async (events: SQL, metric = sql`count(*)`) => {
    const { rows } = await db.execute<{ week: number; metric: string }>(sql`
      select floor(extract(epoch from (at - ${from}::timestamptz)) / (7 * 86400))::integer as week, ${metric} as metric
      from (${events}) as events
      where at >= ${from}::timestamptz and at < ${to}::timestamptz
      group by 1`);
    return new Map(rows.map(({ week, metric: counted }) => [week, Number(counted)]));
  };
  const cents = sql`coalesce(sum(cents), 0)`;
  const [families, children, lessons, quizzes, revenue, refunds, donated] = await Promise.all([
    count(
      sql`select ${profiles.createdAt} as at from ${profiles} where ${profiles.role} = 'parent'`,
    ),
    count(daysLearnt, sql`count(distinct child)`),
    count(lessonsCompleted),
    count(sql`select ${quizResults.takenAt} as at from ${quizResults}`),
    count(moneyIn, cents),
    count(moneyBack, cents),
    count(moneyDonated, cents),
  ]);
  return { families, children, lessons, quizzes, revenue, refunds, donations: donated };
}

/** A day of a family's calendar counts at its noon in UTC. */
const daysLearnt = sql`
  select (${activityDays.day} + time '12:00') at time zone 'UTC' as at, ${activityDays.childId} as child
  from ${activityDays}`;

/** A lesson is completed when its quiz is passed for the first time. */
const lessonsCompleted = sql`
  select min(${quizResults.takenAt}) as at from ${quizResults}
  where ${quizResults.percentage} >= ${passPercentage}
  group by ${quizResults.childId}, ${quizResults.lessonId}`;

const moneyIn = sql`
  select ${ledgerEvents.happenedAt} as at, ${ledgerEvents.amountCents} as cents
  from ${ledgerEvents} where ${ledgerEvents.kind} = 'paid'`;

/**
 * The ledger tells of a refund all that has gone back of its order so far: what is new of it
 * counts.
 */
const moneyBack = sql`
  select at, greatest(all_cents - coalesce(max(all_cents) over (
    partition by order_id order by at, id rows between unbounded preceding and 1 preceding), 0), 0) as cents
  from (
    select ${ledgerEvents.id} as id, ${ledgerEvents.orderId} as order_id, ${ledgerEvents.happenedAt} as at,
      coalesce(${ledgerEvents.amountCents}, ${orders.paidCents}, 0) as all_cents
    from ${ledgerEvents} join ${orders} on ${orders.id} = ${ledgerEvents.orderId}
    where ${ledgerEvents.kind} = 'refunded'
  ) as told`;

const moneyDonated = sql`
  select (payment ->> 'at')::timestamptz as at, (payment ->> 'cents')::integer as cents
  from ${donations}, jsonb_array_elements(${donations.payments}) as payment`;
