import { daysAfter } from '@pius/domain/calendar-day.ts';
import type { Language } from '@pius/domain/language.ts';
import { keepDrawings } from '@/ui/art/keep-drawings.ts';
import { childHere } from '../progress/device-child.ts';
import { type DayKind, keepDay, readKeptDay, removeDaysBefore } from './day-database.ts';
import { fetchDay } from './fetch-day.ts';

/** What was kept is asked for anew after this many milliseconds. */
const fresh = 24 * 60 * 60 * 1000;
/** So many days ahead, and so many back, for practice. @see docs/requirements.md#r-days-on-the-device */
const daysAhead = 7;
const daysBack = 3;

let keeping: Promise<void> = Promise.resolve();

/**
 * Keeps the saints and questions of the next seven days on this device, with the names of their months, while a child
 * is signed in; what has passed goes. They are no child's own, so they are kept under no name. One that cannot be had
 * waits for the next occasion. In: the child who is here, the family's day, and the language.
 * @see docs/decisions/0013-the-days.md
 */
export function keepDays(child: string, today: string, language: Language): Promise<void> {
  // Two pages that ask at once do not ask twice: the second finds what the first has kept.
  keeping = keeping.then(() => keepAll(child, today, language)).catch(() => undefined);
  return keeping;
}

async function keepAll(child: string, today: string, language: Language): Promise<void> {
  for (const [kind, name] of wanted(today)) {
    if (childHere() !== child) return;
    await keepOne(kind, name, language);
  }
  await removeDaysBefore(daysAfter(today, -daysBack));
}

/** What is kept from a day on: that day's first, for the network may go at any moment. */
export function wanted(today: string): [kind: DayKind, name: string][] {
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

async function keepOne(kind: DayKind, name: string, language: Language): Promise<void> {
  const kept = await readKeptDay(kind, language, name);
  if (kept && Date.now() - kept.at < fresh) return;
  const told = await fetchDay(kind, name, language);
  // Which round counts is this child's own, and kept with its answers.
  const data = 'round' in told ? { ...told, round: null } : told;
  await keepDay({ kind, language, name, data, at: Date.now() });
  if ('picture' in told) await keepDrawings([told.picture.id]);
}
