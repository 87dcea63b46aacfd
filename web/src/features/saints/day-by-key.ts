import type { Language } from '@pius/domain/language.ts';
import { addDays, dayByKey } from '@/ui/kit/calendar-days.ts';

/**
 * Where a key leads from a day in a month laid out in so many columns; null for a key that leads nowhere. In seven it is a
 * calendar; in fewer, up and down lead to the day that stands above and below.
 */
export function dayByKeyIn(
  columns: number,
  day: string,
  key: { key: string; shiftKey: boolean },
  language: Language,
): string | null {
  if (columns >= 7) return dayByKey(day, key, language);
  switch (key.key) {
    case 'ArrowUp':
      return addDays(day, -columns);
    case 'ArrowDown':
      return addDays(day, columns);
    case 'Home':
      return `${day.slice(0, 8)}01`;
    case 'End':
      return addDays(
        `${dayByKey(`${day.slice(0, 8)}01`, { key: 'PageDown', shiftKey: false }, language)}`,
        -1,
      );
    default:
      return dayByKey(day, key, language);
  }
}
