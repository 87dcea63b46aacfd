import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from '@/shared/i18n/language.ts';
import { type RememberedFamily, readFamily, withChild } from './remembered-family.ts';

const key = 'remembered-family';

/** What this device remembers of a family; null while it is not known and where nothing is kept. */
export interface Remembered {
  family: RememberedFamily | null;
  remember: (parentEmail: string, childName: string) => void;
  forget: () => void;
}

/** The names this device remembers, and how to add one or forget them all. */
export function useRememberedFamily(): Remembered {
  const [family, setFamily] = useState<RememberedFamily | null>(null);
  useEffect(() => setFamily(readFamily(readStorage(key))), []);
  return {
    family,
    remember: (parentEmail, childName) => {
      const kept = withChild(readFamily(readStorage(key)), parentEmail, childName);
      writeStorage(key, JSON.stringify(kept));
    },
    forget: () => {
      writeStorage(key, '');
      setFamily(null);
    },
  };
}
