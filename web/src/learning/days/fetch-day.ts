import type { Language } from '@pius/domain/language.ts';
import { call } from '@/ui/api/call.ts';
import type { DayData, DayKind } from './day-database.ts';

const fetchers: { [K in DayKind]: (name: string, lang: Language) => Promise<DayData[K]> } = {
  saint: (date, lang) => call('GET /rest/v1/saints/{date}', { params: { date }, query: { lang } }),
  trivia: (date, lang) => call('GET /rest/v1/trivia/{date}', { params: { date }, query: { lang } }),
  month: async (month, lang) =>
    (await call('GET /rest/v1/saints', { query: { month, lang } })).items,
};

/** Asks the server for something of a day. Throws an `ApiError`. */
export function fetchDay<K extends DayKind>(
  kind: K,
  name: string,
  language: Language,
): Promise<DayData[K]> {
  return fetchers[kind](name, language);
}
