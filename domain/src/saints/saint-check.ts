import { type Bounds, countFindings, type Finding } from '../course/finding.ts';
import { comparable, countWords } from '../course/lesson-text.ts';
import { averageSentence, longSentences, sentenceMax } from '../course/sentences.ts';
import type { Language } from '../language.ts';
import { daysInMonth, monthName, writeDate } from './feast-day.ts';
import { checkFeasts } from './feasts.ts';
import { checkYears } from './life-years.ts';
import type { Saint } from './saint.ts';

/**
 * What a child reads of a saint, and how many words of it.
 * @see docs/authoring.md#saints-and-trivia
 */
const proseWords = {
  bio: { min: 50, max: 80 },
  virtues: { min: 20, max: 45 },
  heroism: { min: 20, max: 45 },
  contributions: { min: 20, max: 45 },
} as const satisfies Partial<Record<keyof Saint, Bounds>>;

export const proseFields = Object.keys(proseWords) as (keyof typeof proseWords)[];

/** A source that can be looked up has a title at least, and is no essay. */
const sourceWords: Bounds = { min: 2, max: 40 };

function checkText(saint: Saint, place: number, language: Language): Finding[] {
  const texts = proseFields.map((field) => ({ path: [place, field], text: saint[field] }));
  return [
    ...proseFields.flatMap((field) =>
      countFindings(
        [place, field],
        countWords(saint[field]),
        proseWords[field],
        `words in "${field}"`,
      ),
    ),
    ...longSentences(texts, language, sentenceMax),
    ...averageSentence([place, 'bio'], texts, language),
    ...countFindings(
      [place, 'source'],
      countWords(saint.source),
      sourceWords,
      'words in the source',
    ),
  ];
}

/** The feast day is the date of the file and the day, and a remark in brackets at most. */
function checkFeastDay(month: number, saint: Saint, place: number, language: Language): Finding[] {
  const date = writeDate(month, saint.day, language);
  const rest = saint.feastDay.startsWith(date) ? saint.feastDay.slice(date.length) : null;
  if (rest !== null && /^( \(.+\))?$/.test(rest)) return [];
  return [
    {
      path: [place, 'feastDay'],
      message: `"${saint.feastDay}" is not the date of day ${saint.day} in this file.`,
      doThis: `Write "${date}"; a remark may follow in brackets.`,
    },
  ];
}

/** Each day of the month once, in order. */
function checkDays(month: number, saints: readonly Saint[], language: Language): Finding[] {
  const last = daysInMonth(month);
  const days = saints.map(({ day }) => day);
  const wrong = days.flatMap((day, place): Finding[] => {
    const path = [place, 'day'];
    if (day > last) {
      const message = `${monthName(month, language)} has no day ${day}.`;
      return [{ path, message, doThis: `Write a day from 1 to ${last}.` }];
    }
    if (days.indexOf(day) < place) {
      return [{ path, message: `Day ${day} stands twice.`, doThis: 'Give each saint a day.' }];
    }
    if (place > 0 && day < (days[place - 1] ?? 0)) {
      const message = `Day ${day} stands after day ${days[place - 1]}.`;
      return [{ path, message, doThis: 'Put the days in their order.' }];
    }
    return [];
  });
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
    (day) => !days.includes(day),
  );
  if (missing.length === 0) return wrong;
  return [
    ...wrong,
    {
      path: [],
      message: `No saint stands for day ${missing.join(', ')}.`,
      doThis: 'Write one for each, in all three languages.',
    },
  ];
}

/**
 * Everything about one month of saints in one language that docs/authoring.md#saints-and-trivia
 * asks for and the schema cannot say: each day, the feast day's words, years, lengths and
 * sentences.
 */
export function checkSaints(
  month: number,
  saints: readonly Saint[],
  language: Language,
): Finding[] {
  return [
    ...checkDays(month, saints, language),
    ...checkFeasts(month, saints),
    ...saints.flatMap((saint, place) => [
      ...checkFeastDay(month, saint, place, language),
      ...checkYears(saint, place, language),
      ...checkText(saint, place, language),
    ]),
  ];
}

/**
 * Saints of one language whose id or name an earlier one has already: no saint stands twice in the
 * year. By month, in the order given.
 */
export function checkSaintsDiffer(
  months: ReadonlyMap<number, readonly Saint[]>,
): Map<number, Finding[]> {
  const first = new Map<string, string>();
  const findings = new Map<number, Finding[]>();
  for (const [month, saints] of months) {
    const results = saints.flatMap((saint, place) =>
      (['id', 'name'] as const).flatMap((field): Finding[] => {
        const key = `${field} ${comparable(saint[field])}`;
        const before = first.get(key);
        first.set(key, before ?? saint.feastDay);
        if (before === undefined) return [];
        const message = `The ${field} "${saint[field]}" stands on ${before} already.`;
        return [
          { path: [place, field], message, doThis: 'Choose another saint for one of the days.' },
        ];
      }),
    );
    if (results.length > 0) findings.set(month, results);
  }
  return findings;
}
