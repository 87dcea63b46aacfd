import type { Language } from '../language.ts';

const from = (first: number, words: string): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index]);
const pairs = (words: string): [string, number][] =>
  words.split(' ').map((pair) => {
    const [word = '', value] = pair.split('=');
    return [word, Number(value)];
  });

/** Numbers in words, in plain letters; greater ones are put together of these. */
const cardinals: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map([
    ...from(1, 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'),
    ...from(15, 'fifteen sixteen seventeen eighteen nineteen'),
    ...pairs('twenty=20 thirty=30 forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80'),
    ...pairs('ninety=90 hundred=100 thousand=1000'),
  ]),
  fr: new Map([
    ...from(1, 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze'),
    ...from(15, 'quinze seize'),
    ...pairs('une=1 vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60'),
    ...pairs('cent=100 cents=100 mille=1000'),
  ]),
  'pt-BR': new Map([
    ...from(1, 'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze'),
    ...from(16, 'dezesseis dezessete dezoito dezenove'),
    ...pairs('uma=1 duas=2 catorze=14 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60'),
    ...pairs('setenta=70 oitenta=80 noventa=90 cem=100 cento=100 duzentos=200 duzentas=200'),
    ...pairs('trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500'),
    ...pairs('quinhentas=500 seiscentos=600 setecentos=700 setecentas=700 oitocentos=800'),
    ...pairs('oitocentas=800 mil=1000'),
  ]),
};

const ordinals: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map([
    ...from(1, 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'),
    ...pairs('fortieth=40 fiftieth=50'),
  ]),
  fr: new Map([
    ...from(1, 'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme'),
    ...pairs('premiere=1 second=2 seconde=2 dixieme=10 douzieme=12 quarantieme=40'),
  ]),
  'pt-BR': new Map([
    ...from(1, 'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo'),
    ...pairs('primeira=1 segunda=2 terceira=3 quarta=4 quinta=5 sexta=6 setima=7 oitava=8 nona=9'),
    ...pairs('decima=10 quadragesimo=40'),
  ]),
};

/** How an ordinal is written in digits: 3rd, 3e, 3ª. */
const ordinalDigits: Record<Language, RegExp> = {
  en: /^(\d{1,4})(?:st|nd|rd|th)$/,
  fr: /^(\d{1,4})(?:er|re|e|eme|ere|nd|nde)$/,
  'pt-BR': /^(\d{1,4})[oa]$/,
};

/** A half, as the figures 1/2 are read as well. */
export const halfInFigures = 'half';

const halves: Record<Language, ReadonlySet<string>> = {
  en: new Set([halfInFigures]),
  fr: new Set([halfInFigures, 'demi', 'demie', 'moitie']),
  'pt-BR': new Set([halfInFigures, 'meio', 'meia', 'metade']),
};

/** What stands between the parts of a number in words: "a hundred and ten", "vinte e um". */
const betweenParts: Record<Language, string> = { en: 'and', fr: 'et', 'pt-BR': 'e' };

/** A number as a word of its own, the same in figures and in words. */
function numeral(value: number): string {
  return `#${value}`;
}

/** Whether a word as `withNumerals` gives it is a number, or a place in an order. */
export function isNumeral(word: string): boolean {
  return word.startsWith('#');
}

/** Two parts of one number, such as 20 and 1, or 4 and 100; null where they are two numbers. */
function joined(before: number, part: number): number | null {
  if (part === 100 || part === 1000) return before < part ? before * part : null;
  // French: quatre-vingts, soixante-dix, quatre-vingt-dix.
  if (before === 4 && part === 20) return 80;
  const unit = before % 100;
  if (unit === 60 || unit === 80) return part < 20 ? before + part : null;
  if (unit === 0 && before >= 100) return part < 100 ? before + part : null;
  return unit >= 20 && unit % 10 === 0 && part < 10 ? before + part : null;
}

interface Part {
  value: number;
  /** The word after the number. */
  next: number;
}

function numberAt(words: readonly string[], start: number, language: Language): Part | null {
  const first = numberOf(words[start], language);
  if (first === null) return null;
  const number: Part = { value: first, next: start + 1 };
  for (;;) {
    const at = number.next + (words[number.next] === betweenParts[language] ? 1 : 0);
    const part = numberOf(words[at], language);
    const sum: number | null = part === null ? null : joined(number.value, part);
    if (sum === null) return number;
    number.value = sum;
    number.next = at + 1;
  }
}

function numberOf(word: string | undefined, language: Language): number | null {
  if (word === undefined) return null;
  return cardinals[language].get(word) ?? (/^\d{1,6}$/.test(word) ? Number(word) : null);
}

/** A place in an order, or a half: what no number beside it is added to. */
function placeOrHalf(word: string, language: Language): string | null {
  const digits = ordinalDigits[language].exec(word)?.[1];
  const place = digits === undefined ? ordinals[language].get(word) : Number(digits);
  if (place !== undefined) return `${numeral(place)}.`;
  return halves[language].has(word) ? '#half' : null;
}

/** "One" where it is an article as well: it stays a word, unless it is a part of a number. */
const articles: ReadonlySet<string> = new Set(['un', 'une', 'um', 'uma']);

/**
 * Words with their numbers as one word each, equal in figures and in words: "forty", "40" and
 * "vingt et un", "21". Words and figures are in plain letters.
 */
export function withNumerals(words: readonly string[], language: Language): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const number = numberAt(words, at, language);
    if (number?.value === 1 && articles.has(word)) {
      read.push(word);
      at += 1;
    } else if (number !== null) {
      read.push(numeral(number.value));
      at = number.next;
    } else {
      read.push(placeOrHalf(word, language) ?? word);
      at += 1;
    }
  }
  return read;
}
