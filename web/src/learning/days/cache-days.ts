import { daysAfter } from '@pius/domain/calendar-day.ts';
import type { Language } from '@pius/domain/language.ts';
import { cacheDrawings } from '@/ui/art/cache-drawings.ts';
import { childHere } from '../progress/device-child.ts';
import { cacheDay, type DayKind, readCachedDay, removeDaysBefore } from './day-database.ts';
import { fetchDay } from './fetch-day.ts';

/** What was kept is asked for again after this many milliseconds. */
const fresh = 24 * 60 * 60 * 1000;
/**
 * So many days ahead, and so many back, for practice.
 * @see docs/requirements.md#r-days-on-the-device
 */
const daysAhead = 7;
const daysBack = 3;

let saving: Promise<void> = Promise.resolve();

/**
 * Keeps the saints and questions of the next seven days on this device, with the names of their
 * months, while a child is signed in; what has passed goes. They are no child's own, so they are
 * kept under no name. One that cannot be had waits for the next occasion.
 * @param child - The child who is here.
 * @see docs/decisions/0013-the-days.md
 */
export function cacheDays(child: string, today: string, language: Language): Promise<void> {
  // Two pages that ask at once do not ask twice: the second finds what the first has kept.
  saving = saving.then(() => cacheAll(child, today, language)).catch(() => undefined);
  return saving;
}

async function cacheAll(child: string, today: string, language: Language): Promise<void> {
  for (const [kind, name] of requested(today)) {
    if (childHere() !== child) return;
    await cacheOne(kind, name, language);
  }
  await removeDaysBefore(daysAfter(today, -daysBack));
}

/** What is kept from a day on: that day's first, for the network may go at any moment. */
export function requested(today: string): [kind: DayKind, name: string][] {
  const ahead = Array.from({ length: daysAhead + 1 }, (_, at) => daysAfter(today, at));
  const back = Array.from({ length: daysBack }, (_, at) => daysAfter(today, -1 - at));
  const months = new Set(ahead.map((day) => day.slice(5, 7)));
  return [
    ...ahead.flatMap((day): [DayKind, string][] => [
      ['saint', day],
      ['trivia', day],
    ]),
    ...[...months].map((month): [DayKind, string] => ['month', month]),
    ...back.map((day): [DayKind, string] => ['trivia', day]),
  ];
}

async function cacheOne(kind: DayKind, name: string, language: Language): Promise<void> {
  const cached = await readCachedDay(kind, language, name);
  if (cached && Date.now() - cached.at < fresh) return;
  const answer = await fetchDay(kind, name, language);
  // Which round counts is this child's own, and kept with its answers.
  const data = 'round' in answer ? { ...answer, round: null } : answer;
  await cacheDay({ kind, language, name, data, at: Date.now() });
  if ('picture' in answer) await cacheDrawings([answer.picture.id]);
}
