import type { Language } from '../language.ts';
import type { ChatWords, Helplines } from './chat-words.ts';
import type { DisclosureKind } from './disclosure.ts';

/**
 * The fixed answer to a sign of harm, as paragraphs: kind words, whom to tell, whom to call in
 * the country of the family's time zone, and what becomes of what was written.
 * @see docs/requirements.md#r-signs-of-harm
 */
export function safetyAnswer(
  sign: DisclosureKind,
  {
    language,
    words,
    helplines,
    timeZone,
    grownUp,
  }: {
    language: Language;
    words: ChatWords;
    helplines: Helplines;
    timeZone: string;
    grownUp: boolean;
  },
): string[] {
  return [
    ...words.safety[sign],
    words.tell,
    contactsToCall(sign, { language, words, helplines, timeZone }),
    grownUp ? words.closeGrownUp : words.close,
  ];
}

/**
 * Whom a child can call in the country of a time zone, in one paragraph; who listens there listens
 * to such a sign of harm.
 */
export function contactsToCall(
  sign: DisclosureKind,
  {
    language,
    words,
    helplines,
    timeZone,
  }: { language: Language; words: ChatWords; helplines: Helplines; timeZone: string },
): string {
  const country = Object.values(helplines.countries).find(({ zones }) => zones.includes(timeZone));
  // Who may be in danger is told of those who listen to anybody in danger.
  const need = sign === 'unclear' ? 'danger' : sign;
  const lines = country?.lines.filter((line) => line.for.includes(need)) ?? [];
  const emergency = country
    ? words.emergency.replace('{{number}}', country.emergency)
    : words.noCountry;
  const calls = lines.map(({ number, name }) =>
    words.lines.replace('{{number}}', number).replace('{{name}}', name[language]),
  );
  return [emergency, ...calls].join(' ');
}
