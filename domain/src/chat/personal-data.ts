import { z } from 'zod';
import type { Language } from '../language.ts';
import { type Relations, withoutSmallLetterNames } from './small-letter-names.ts';
import { withoutTellingForms } from './telling-forms.ts';

const words = z.array(z.string().min(1)).min(1);

/** After which words of a language somebody's name, place, school or age stands. */
export const personalSchema = z.strictObject({
  names: words,
  places: words,
  ages: words,
  school: words,
  title: words,
  /** After which a name may stand in small letters, as "friend"; and what follows a verb there and no name. */
  relations: words,
  afterVerb: words,
});

/** With the words of the language, none of which is a name. */
export type PersonalWords = Omit<z.infer<typeof personalSchema>, 'relations' | 'afterVerb'> & {
  relations: Relations;
};

/** What stands in the place of what was taken out. */
export const takenOut = '…';

/**
 * A text without the personal data that can be known: e-mail addresses, links, handles, telephone numbers,
 * dates, streets and postcodes; names, places, schools and ages after words that announce them, names in small letters
 * after a relation; and the names given, those of the family. In each place stands `…`.
 * @see docs/requirements.md#r-chat-personal-data
 */
export function withoutPersonalData(
  text: string,
  language: Language,
  byLanguage: Record<Language, PersonalWords>,
  names: readonly string[],
): string {
  let clean = withoutTellingForms(text, takenOut);
  for (const words of [byLanguage[language], ...Object.values(byLanguage)]) {
    clean = withoutAnnounced(clean, words);
  }
  clean = withoutSmallLetterNames(clean, byLanguage[language].relations, takenOut);
  for (const name of names.flatMap((full) => full.split(/[\s'’-]/u))) {
    if (name.length < 2) continue;
    clean = clean.replace(new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'giu'), takenOut);
  }
  return clean.replace(/…(?:[\s,]*…)+/g, takenOut).trim();
}

/** Words with which a sentence goes on after a name. */
const goesOn =
  'and|i|im|but|so|can|do|does|who|what|whats|why|how|where|when|is|are|et|je|j|mais|c|qui|que|pourquoi|comment|est|e|eu|mas|o|quem|como|por|tenho|moro|estudo|a|onde';

/** Small words that may follow "I am", "I live in" and are no name of anybody. */
const noName = '(?:…|[\\p{Ll}]+)';

function withoutAnnounced(text: string, words: PersonalWords): string {
  const surelyName = /nom|name|nome|appel|cham|called|c est/;
  let clean = text;
  for (const phrase of words.names) {
    // After "my name is" whatever comes is a name; after "I am" only what begins with a capital letter.
    const name = surelyName.test(phrase)
      ? `[\\p{L}'’-]+(?:\\s+(?!(?:${goesOn})(?![\\p{L}]))[\\p{L}'’-]+)?(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,3}`
      : "\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,3}";
    clean = replaceAfter(clean, leadOf(phrase), name);
  }
  for (const phrase of words.places) {
    const place = `(?:${noName}\\s+){0,3}?\\p{Lu}[\\p{L}\\p{N}'’-]*(?:[\\s,]+(?:(?:d[aeou]s?|des|la|le|of|the)\\s+)?\\p{Lu}[\\p{L}'’-]*){0,4}|[\\p{L}'’-]+`;
    clean = replaceAfter(clean, leadOf(phrase), place);
  }
  for (const phrase of words.ages) {
    clean = replaceAfter(
      clean,
      leadOf(phrase),
      '\\d{1,2}(?=\\s*(?:years?|ans|anos|yrs|yo|and|,|\\.|$))',
    );
  }
  const capital = "(?:\\s+(?:d[aeou]s?|des|of)?\\s?\\p{Lu}[\\p{L}'’.-]*){1,4}";
  const before = "(?:\\p{Lu}[\\p{L}'’.-]+\\s+){1,4}";
  const school = words.school.map(leadOf).join('|');
  clean = clean.replace(
    new RegExp(`(?<![\\p{L}])((?:${school}))${capital}`, 'gu'),
    `$1 ${takenOut}`,
  );
  clean = clean.replace(
    new RegExp(`(?<![\\p{L}])(?!(?:Catholic|Church)\\b)${before}((?:${school}))(?![\\p{L}])`, 'gu'),
    (whole, kind: string) =>
      /^(?:The|What|Is|Does|Why)\b/.test(whole) ? whole : `${takenOut} ${kind}`,
  );
  const title = words.title.join('|');
  return clean.replace(
    new RegExp(
      `(?<![\\p{L}])(${title}|${titled(words.title)})\\.?\\s+\\p{Lu}(?!oly)[\\p{L}'’-]+`,
      'gu',
    ),
    (whole, kind: string) => (isOfFaith(whole) ? whole : `${kind} ${takenOut}`),
  );
}

/** Names that the faith itself has are nobody's data. */
function isOfFaith(text: string): boolean {
  return /(?:Jesus|Jésus|Christ|Cristo|Mary|Marie|Maria|God|Dieu|Deus|Joseph|José|Pio|Pius|Pie|Almighty|Creator|Noss[oa]|Notre)/u.test(
    text,
  );
}

function titled(words: readonly string[]): string {
  return words.map((word) => word.replace(/./, (first) => first.toUpperCase())).join('|');
}

function replaceAfter(text: string, lead: string, what: string): string {
  // Stryker disable next-line StringLiteral: an empty pattern makes the text grow until no memory is left
  const pattern = `(?<![\\p{L}])((?:${lead})\\s*:?\\s+)(?:${what})`;
  return text.replace(new RegExp(pattern, 'gu'), (whole, before: string) =>
    /^(?:Jesus|Jésus|Christ|Cristo|God|Dieu|Deus)$/u.test(whole.slice(before.length))
      ? whole
      : `${before}${takenOut}`,
  );
}

/** A phrase in capital or small letters, with accents or without, its apostrophes typed or not. */
function leadOf(phrase: string): string {
  return phrase.split(' ').map(anyCase).join("[\\s'’]*");
}

function anyCase(word: string): string {
  return word.replace(/\p{L}/gu, (letter) => {
    const marked: Record<string, string> = {
      a: 'aàâãáAÀÂÃÁ',
      e: 'eéèêEÉÈÊ',
      i: 'iîíIÎÍ',
      o: 'oôõóOÔÕÓ',
      u: 'uúùûUÚÙÛ',
      c: 'cçCÇ',
    };
    return `[${marked[letter] ?? `${letter}${letter.toUpperCase()}`}]`;
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
