import { generateSignedCookie } from 'hono/cookie';
import type pg from 'pg';
import { allLessonIds } from '../../domain/src/course/ids.ts';
import { hashPassword } from '../../server/src/platform/sign-in/password-hash.ts';
import { secret } from './product.ts';

/** How much there is to be in the database. */
export interface Size {
  families: number;
  /** Lessons that each child has begun, of 52: so many rows of progress stand for it. */
  lessonsBegun: number;
}

/** Somebody who is signed in. */
export interface Learner {
  parentCookie: string;
  parentEmail: string;
  childCookie: string;
  /** The address the family calls from, as the proxy tells it. */
  address: string;
}

/** The password of every parent that `seed` makes. */
export const parentPassword = 'wooden-boat-77-harbour';

const year = `interval '365 days'`;

/**
 * What makes one family of the number `f`: a parent and a child with a year's access, both signed
 * in.
 */
const statements = [
  `insert into "user" (id, name, email, email_verified)
     select 'parent-' || f, 'Parent ' || f, 'parent' || f || '@example.org', true from families
     union all select 'child-' || f, 'Child', 'parent' || f || '+child@example.org', true from families`,
  `insert into account (id, user_id, account_id, provider_id, password)
     select 'account-' || f, 'parent-' || f, 'parent-' || f, 'credential', $2 from families`,
  `insert into profiles (id, parent_id, role, full_name, account_type, age, login_name, created_at)
     select 'parent-' || f, null, 'parent', 'Parent ' || f, 'parent', null::int, null, now() - ${year} from families`,
  `insert into profiles (id, parent_id, role, full_name, account_type, age, login_name, created_at)
     select 'child-' || f, 'parent-' || f, 'child', 'Child', null, 8, 'child', now() - ${year} from families`,
  `insert into consents (id, user_id, child_id, kind, version)
     select 'consent-' || f, 'parent-' || f, 'child-' || f, 'child-data', '2025-06-20' from families`,
  `insert into orders (id, parent_id, kind, subscription_type, duration_months, amount_cents, state)
     select 'order-' || f, 'parent-' || f, 'grant', 'annual', 12, 0, 'paid' from families`,
  `insert into user_subscriptions (order_id, user_id, is_active, starts_at, expires_at, subscription_type, duration_months)
     select 'order-' || f, 'child-' || f, true, now(), now() + ${year}, 'annual', 12 from families`,
  `insert into session (id, user_id, token, expires_at)
     select kind || 'session-' || f, kind || f, kind || 'token-' || f, now() + interval '30 days'
       from families, unnest(array['parent-', 'child-']) as kind`,
];

/**
 * What each child has done: `lessonsBegun` lessons with their quiz, a month of days, a few badges
 * and rounds of trivia.
 */
const progress = [
  `insert into lesson_progress (child_id, lesson_id, parts, percentage, best_quiz, completed, updated_at)
     select 'child-' || f, lesson, '{goals,story,teaching,vocabulary}', 80, 90, true, now() - interval '20 days' from families, begun`,
  `insert into quiz_results (id, child_id, lesson_id, language, answers, items, score, total, percentage, taken_at)
     select f || '-' || lesson, 'child-' || f, lesson, 'en', '[{"id":"q1","value":true}]', '[{"id":"q1","correct":true}]', 9, 10, 90, now() - interval '20 days' from families, begun`,
  `insert into lesson_parts (child_id, lesson_id, part, done_at)
     select 'child-' || f, lesson, 'story', now() - interval '20 days' from families, begun`,
  `insert into time_spent (child_id, day, lesson_id, seconds)
     select 'child-' || f, current_date - 20, lesson, 600 from families, begun`,
  `insert into activity_days (child_id, day)
     select 'child-' || f, current_date - day from families, generate_series(1, 30) as day`,
  `insert into badges (child_id, badge, earned_at)
     select 'child-' || f, badge, now() from families, unnest(array['first-steps', 'scholar']) as badge`,
  `insert into trivia_rounds (child_id, key, day, language, answers, score, total, counted, played_day, played_at)
     select 'child-' || f, 'round-' || day, current_date - day, 'en', '[]', 4, 5, true, current_date - day, now() from families, generate_series(1, 10) as day`,
];

/**
 * Fills a database with families.
 * @returns How many rows of progress there are now.
 */
export async function seed(client: pg.Client, { families, lessonsBegun }: Size): Promise<number> {
  const hash = await hashPassword(parentPassword);
  const begun = allLessonIds.slice(0, lessonsBegun).map((id) => `'${id}'`);
  const withFamilies = (statement: string) =>
    statement.replace(
      /^\s*/,
      `with families as (select generate_series(1, $1::int) as f),
      begun as (select unnest(array[${begun}]::text[]) as lesson) `,
    );
  for (const statement of [...statements, ...(lessonsBegun > 0 ? progress : [])]) {
    const values = statement.includes('$2') ? [families, hash] : [families];
    await client.query(withFamilies(statement), values);
  }
  await client.query('vacuum analyze');
  const { rows } = await client.query('select count(*)::int as count from lesson_progress');
  return rows[0].count;
}

/** The cookies by which families that `seed` made call. */
export function learners(families: number): Promise<Learner[]> {
  return Promise.all(
    Array.from({ length: families }, async (_, index) => {
      const family = index + 1;
      const [parentCookie, childCookie] = await Promise.all(
        ['parent', 'child'].map((who) =>
          generateSignedCookie('session', `${who}-token-${family}`, secret),
        ),
      );
      return {
        parentCookie: parentCookie?.split(';')[0] ?? '',
        childCookie: childCookie?.split(';')[0] ?? '',
        parentEmail: `parent${family}@example.org`,
        address: `10.${family >> 16}.${(family >> 8) & 255}.${family & 255}`,
      };
    }),
  );
}
