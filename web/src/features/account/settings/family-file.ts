import type { CallOutput } from '@/ui/api/call.ts';

/** Everything kept of a family, as the server gives it. */
export type FamilyExport = CallOutput<'GET /rest/v1/account/export'>;

/** How much of what a file holds. */
export const contents = [
  'children',
  'lessons',
  'quizzes',
  'badges',
  'agreements',
  'orders',
  'letters',
] as const;

export type Contents = Record<(typeof contents)[number], number>;

/** Counts what an export holds. */
export function contentsOf({ tables }: FamilyExport): Contents {
  const rows = (name: string) => tables[name] ?? [];
  return {
    children: rows('profiles').filter(({ role }) => role === 'child').length,
    lessons: rows('lesson_progress').length,
    quizzes: rows('quiz_results').length,
    badges: rows('badges').length,
    agreements: rows('consents').length,
    orders: rows('orders').length,
    letters: rows('mails').length,
  };
}

/** The file as people open it: what is in it in their words first, then every row, one thing to a line. */
export function fileText({ exported_at, tables }: FamilyExport, summary: readonly string[]) {
  return `${JSON.stringify({ site: 'Saint Pius X Quest', exported_at, summary, tables }, null, 2)}\n`;
}

/** The file's name, with the day it was made: `yyyy-mm-dd`. */
export function fileName(day: string): string {
  return `saint-pius-x-quest-${day}.json`;
}
