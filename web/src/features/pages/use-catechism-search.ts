import type { Catechism, CatechismEntry } from '@pius/domain/course/catechism.ts';
import { searchFor, searchWords } from '@pius/domain/course/search-catechism.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useClientValue } from '@/ui/use-client-value.ts';

/** After so long without a key the words go into the address. */
const settleMs = 300;
const param = 'q';

/** What is searched for, and what is found. */
export interface SearchState {
  /** What stands in the field. */
  typed: string;
  type: (words: string) => void;
  /** What `found` answers to. */
  query: string;
  /** The ids of the entries found; null where nothing is searched for. */
  matches: ReadonlySet<string> | null;
}

function wordsInAddress(): string {
  return new URLSearchParams(window.location.search).get(param) ?? '';
}

/**
 * The search of the catechism: at once while typing, in the language shown. The words are kept in
 * the address (`?q=`), so that they are there after going back and can be handed on.
 */
export function useCatechismSearch({ parts }: Pick<Catechism, 'parts'>): SearchState {
  const [input, setTyped] = useState<string | null>(null);
  const fromAddress = useClientValue(wordsInAddress);
  const typed = input ?? fromAddress ?? '';
  const query = useDeferredValue(typed.trim());
  const named = useLocation().hash.slice(1);
  const result = useMemo(() => findIn(parts, query, named), [parts, query, named]);
  useWordsInAddress(input);
  return { typed, type: setTyped, query, matches: result };
}

/**
 * Writes the words into the address once they have settled; the page, its place and its history
 * stay.
 */
function useWordsInAddress(words: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (words === null) return;
    const settle = setTimeout(() => {
      if (words.trim() === wordsInAddress()) return;
      const query = words.trim() === '' ? '' : `?${new URLSearchParams({ [param]: words.trim() })}`;
      void navigate({ search: query }, { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => clearTimeout(settle);
  }, [navigate, words]);
}

const wordsOfEntries = new WeakMap<object, readonly string[]>();

/** The entry that the address names is shown too: words of another language find it not. */
function findIn(
  parts: Catechism['parts'],
  query: string,
  named: string,
): ReadonlySet<string> | null {
  if (query === '') return null;
  const isMatch = searchFor(query);
  const entries = entriesOf(parts).filter((entry) => {
    const words = wordsOfEntries.get(entry) ?? searchWords(entry);
    wordsOfEntries.set(entry, words);
    return entry.id === named || isMatch(words);
  });
  return new Set(entries.map(({ id }) => id));
}

/** All entries, in order. */
export function entriesOf(parts: Catechism['parts']): CatechismEntry[] {
  return parts.flatMap(({ chapters }) => chapters.flatMap(({ entries }) => entries));
}
