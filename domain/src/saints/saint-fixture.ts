import type { Language } from '../language.ts';
import { writeDate } from './feast-day.ts';
import { feasts } from './feasts.ts';
import type { Saint } from './saint.ts';

/** Sentences of ten words, `count` in all. */
function prose(count: number, word: string): string {
  const sentence = Array<string>(10).fill(word).join(' ');
  return Array<string>(count)
    .fill(`${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`)
    .join(' ');
}

/** A saint for tests in which nothing is wrong, on January 1 where nothing else is said. */
export function goodSaint(language: Language, month = 1, day = 1): Saint {
  const feast = feasts.find((one) => one.month === month && one.day === day);
  const word = { en: 'word', fr: 'mot', 'pt-BR': 'palavra' }[language];
  return {
    day,
    id: feast?.id ?? `saint-${month}-${day}`,
    name: `Saint ${month} ${day}`,
    feastDay: writeDate(month, day, language),
    born: 962,
    died: 1049,
    bio: prose(6, word),
    virtues: prose(3, word),
    heroism: prose(3, word),
    contributions: prose(3, word),
    source: 'Roman Martyrology',
    status: { reading: 'awaiting' },
  };
}
