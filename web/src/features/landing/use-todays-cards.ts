import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { TodaysCards } from './todays-cards.tsx';

/** So far below the screen, in pixels, the cards are asked for: they stand before anybody sees them change. */
const ahead = '1000px';

/**
 * Today's saint and question for the cards of a section; null before they have come, and where they do not. What asks is
 * fetched only when the section comes near, so that the page opens without it.
 */
export function useTodaysCards(): [RefObject<HTMLElement | null>, TodaysCards | null] {
  const section = useRef<HTMLElement>(null);
  const language = useLanguage();
  const [cards, setCards] = useState<TodaysCards | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('./todays-cards.tsx')
          .then((part) => part.fetchTodaysCards(language))
          .then(setCards, () => undefined);
      },
      { rootMargin: ahead },
    );
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [language]);
  return [section, cards];
}
