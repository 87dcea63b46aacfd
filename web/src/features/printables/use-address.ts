import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The settings that stand in the address, and how to write others there. What is written counts at once: the address
 * follows when the router comes to it, and a choice taken back meanwhile looks like a press that did nothing.
 */
export function useAddress(): [URLSearchParams, (settings: Record<string, string>) => void] {
  const [search, setSearch] = useSearchParams();
  const [written, setWritten] = useState<URLSearchParams | null>(null);
  const isThere = written?.toString() === search.toString();
  useEffect(() => {
    if (isThere) setWritten(null);
  }, [isThere]);
  const write = (settings: Record<string, string>) => {
    const next = new URLSearchParams(settings);
    setWritten(next);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [written ?? search, write];
}
