import type { SaintView } from '@pius/contracts/saints.ts';
import type { TriviaDay } from '@pius/contracts/trivia.ts';
import type { Language } from '@pius/domain/language.ts';
import type { DBSchema } from 'idb';
import { deviceDatabase } from '@/ui/device/device-database.ts';

/** The names of a month, day by day. */
export type MonthNames = readonly { day: number; id: string; name: string; picture: string }[];

/**
 * What is kept of days, by its kind: the saint and the questions of a date, the names of a month.
 */
export interface DayData {
  saint: SaintView;
  trivia: TriviaDay;
  month: MonthNames;
}

export type DayKind = keyof DayData;

/** Something of a day as the server told it; nobody's own, so it is kept under no name. */
export interface CachedDay<K extends DayKind> {
  kind: K;
  language: Language;
  /** The date `yyyy-mm-dd`, or the month `02`. */
  name: string;
  data: DayData[K];
  /** When it came, in milliseconds. */
  at: number;
}

interface Stores extends DBSchema {
  days: { key: [kind: string, language: string, name: string]; value: CachedDay<DayKind> };
}

const database = () => deviceDatabase<Stores>();

/** Keeps something of a day; what is there already is replaced. */
export async function cacheDay<K extends DayKind>(day: CachedDay<K>): Promise<void> {
  await (await database()).put('days', day);
}

/** What is kept of a day in a language; undefined where nothing is, or nothing can be kept. */
export async function readCachedDay<K extends DayKind>(
  kind: K,
  language: Language,
  name: string,
): Promise<CachedDay<K> | undefined> {
  try {
    const cached = await (await database()).get('days', [kind, language, name]);
    return cached as CachedDay<K> | undefined;
  } catch {
    return undefined;
  }
}

/** Takes from the device every date before a day. */
export async function removeDaysBefore(day: string): Promise<void> {
  const keys = await (await database()).getAllKeys('days');
  const gone = keys.filter(([kind, , name]) => kind !== 'month' && name < day);
  const transaction = (await database()).transaction('days', 'readwrite');
  for (const key of gone) void transaction.store.delete(key);
  await transaction.done;
}
