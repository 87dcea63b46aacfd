import type { Language } from '@pius/domain/language.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/ui/api/api-error.ts';
import { shouldRetry } from '@/ui/api/query-client.ts';
import { type DayData, type DayKind, readCachedDay } from './day-database.ts';
import { fetchDay } from './fetch-day.ts';

/**
 * How long, in milliseconds, a network that is there and does not answer is waited for where
 * something is kept.
 */
const longestWait = 4_000;

/**
 * Something of a day as the server tells it, and without a network, or with one that does not
 * answer, as this device keeps it. Input: who asks, since a child is told more than others. Fails
 * with an `ApiError`; status 0 where there is neither.
 */
export function dayQuery<K extends DayKind>(
  kind: K,
  name: string,
  language: Language,
  asker: string | null,
) {
  return queryOptions({
    queryKey: ['day', kind, name, language, asker],
    queryFn: () => askOrRecall(kind, name, language),
    retry: (failures, error) =>
      !(error instanceof ApiError && error.status === 0) && shouldRetry(failures, error),
    networkMode: 'always',
    staleTime: 300_000,
  });
}

async function askOrRecall<K extends DayKind>(
  kind: K,
  name: string,
  language: Language,
): Promise<DayData[K]> {
  const answer = fetchDay(kind, name, language);
  // Whatever becomes of it is looked at below; without this the browser would call a refusal unheard.
  answer.catch(() => undefined);
  const cached = await readCachedDay(kind, language, name);
  if (cached === undefined) return answer;
  try {
    return await Promise.race([answer, recallLater(cached.data)]);
  } catch (error) {
    const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    if (!mayPass) throw error;
    return cached.data;
  }
}

function recallLater<T>(data: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(data), longestWait));
}
