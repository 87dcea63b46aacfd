import { useEffect, useState } from 'react';
import { type LoginCard, readLoginCard } from '@/learning/family/login-card-link.ts';

/**
 * The login card by which this page was opened. It is taken out of the address, so that neither
 * history nor a photo keeps it.
 */
export function useLoginCard(): LoginCard | null {
  const [card, setCard] = useState<LoginCard | null>(null);
  useEffect(() => {
    const read = () => {
      const result = readLoginCard(location.hash);
      if (!result) return;
      setCard(result);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    read();
    // A second card scanned on the open page changes the hash alone.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return card;
}
