import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const names = [
  'god',
  'wings',
  'born',
  'prayer',
  'guardian',
  'world',
  'amen',
  'easter',
  'pope',
  'miracle',
  'where',
  'soul',
] as const;

/**
 * Questions that the catechism answers, in the reader's language; each day begins with another one.
 * @param most - How many at most.
 */
export function useIdeas(most: number = names.length): string[] {
  const { t } = useTranslation('chat');
  const [first] = useState(() => new Date().getDate() % names.length);
  return [...names.slice(first), ...names.slice(0, first)]
    .slice(0, most)
    .map((name) => t(`idea.${name}`));
}
