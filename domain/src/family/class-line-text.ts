import { foldDiacritics } from '../fold-diacritics.ts';

const ageWords = 'age|ages|aged|agee|idade|tem|a';
const yearWords = 'ans?|anos?|annees?|years? old|years?|yrs?|y\\.?o\\.?|y|a';
const age = `(?:(?:${ageWords})\\s*:?\\s*)?(\\d{1,2})\\s*(?:${yearWords})?`;

/** A cell that holds an age and nothing else, in plain letters. */
const ageAlone = new RegExp(`^[([]?\\s*${age}\\s*[)\\]]?[\\s.,;:-]*$`);

/** An age at the end of a name, in plain letters: behind a blank, a comma, a dash or a bracket. */
const ageBehind = new RegExp(`[\\s,;:|/=(\\[\\u2013\\u2014-]${age}\\s*[)\\]]?[\\s.,;:-]*$`);

/**
 * What numbers a line: "1.", "2)", "3 -", "(4)", "n° 5:", "6º". A bare number is none: it may be an
 * age.
 */
const numbering =
  /^(?:n[°º.]\s*\d{1,3}\s*[.):°º–—-]?|[([#]\s*\d{1,3}\s*[)\].:]?|\d{1,3}\s*[.):°º–—-])\s*/iu;

/** What stands before a name and is none of it: bullets, boxes, dashes, opening quotes. */
const bullets = /^(?:\[[\sxX]?\]|[^\p{L}\p{M}\p{N}([#]|[([](?![\p{L}\p{N}\s]))+/u;

/**
 * What is left behind a name: separators, dotted lines, closing quotes. The stop of an initial
 * stays. Each run of stops can be read in one way only, so that a long one costs no more than its
 * length squared.
 */
const leftBehind = /(?:[,;:|/=_"”»’'–—*…-]|\s(?:\.+(?!\.))?|(?<![\s.])\.{2,}(?!\.))+$/u;

/** The number before a name, as "3 - Pia" has one; null where there is none. */
export function numberBefore(text: string): number | null {
  const result = numbering.exec(text.trim().replace(bullets, ''));
  return result ? Number(/\d+/.exec(result[0])?.[0]) : null;
}

/**
 * The age that a cell tells, in digits: "8 ans", "(9 anos)", "age 9", "8;"; what tells none comes
 * back as it is.
 */
export function ageOfCell(text: string): string {
  return ageAlone.exec(foldDiacritics(text).trim())?.[1] ?? text;
}

/**
 * A name without what a list puts around it. A text without a letter comes back as it is, so that
 * it can be told of.
 */
export function bareName(text: string): string {
  let name = text.trim();
  for (let before = ''; before !== name; ) {
    before = name;
    name = name.replace(bullets, '').replace(numbering, '').replace(leftBehind, '').trim();
  }
  return /\p{L}/u.test(name) ? name : text.trim();
}

/**
 * Takes the age from behind a name: "Lucia (9 ans)".
 * @param text - The text of a name.
 * @returns The age is empty where there is none.
 */
export function nameAndAge(text: string): { name: string; age: string } {
  // Letter for letter as long as the text, so that a place found in it is a place in the text.
  const plain = Array.from(text.normalize('NFC'), (letter) => {
    const bare = foldDiacritics(letter);
    return bare.length === letter.length ? bare : letter;
  }).join('');
  const result = ageBehind.exec(plain);
  const name = result ? bareName(text.normalize('NFC').slice(0, result.index)) : '';
  return result && /\p{L}/u.test(name) ? { name, age: result[1] ?? '' } : { name: text, age: '' };
}

/**
 * Words of headings, and of what stands beside names. First names and family names of our countries
 * are not among them.
 */
const headingWords = new Set([
  ...['ans', 'annee', 'annees', 'anos', 'years', 'year', 'yrs', 'age', 'ages', 'aged', 'idade'],
  ...[
    'name',
    'names',
    'children',
    'child',
    'pupils',
    'students',
    'class',
    'group',
    'grade',
    'room',
  ],
  ...['list', 'total', 'parish', 'catechism', 'catechist', 'monday', 'tuesday', 'thursday'],
  ...['friday', 'saturday', 'nom', 'noms', 'prenom', 'prenoms', 'enfants', 'enfant', 'eleves'],
  ...['classe', 'groupe', 'liste', 'salle', 'paroisse', 'catechisme', 'catechese', 'catechiste'],
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'nome', 'nomes', 'criancas'],
  ...['crianca', 'alunos', 'turma', 'grupo', 'lista', 'sala', 'serie', 'paroquia', 'catequese'],
  ...['catequista', 'catecismo', 'feira', 'sabado', 'senha', 'password'],
]);

/** More words than a name has. */
const mostWords = 6;

/**
 * Whether a name as it was read may hold more than a name, or be a heading: the grown-up is asked.
 * It takes the name, and whether its age stood in a place of its own; only then is a number at the
 * end of a name taken for a part of it, as in "Maria 2". A name without letters or digits is no
 * case of this: it is refused.
 * @see docs/requirements.md#r-child-account
 */
export function isDoubtfulName(name: string, hasOwnAge: boolean): boolean {
  const text = name.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  const number = hasOwnAge ? '(?: ?\\d{1,2})?' : '';
  const form = new RegExp(`^[\\p{L}\\p{M}][\\p{L}\\p{M}'’ªº. -]*${number}$`, 'u');
  if (!form.test(text) || / [-.]|-$|\.\.|--/.test(text)) return true;
  const words = text.split(/[^\p{L}\p{M}]+/u);
  return (
    text.split(' ').length > mostWords ||
    words.some(
      (word) => headingWords.has(foldDiacritics(word)) || /^(?:caté|CP|CE|CM)$/u.test(word),
    ) ||
    /^caté/iu.test(text)
  );
}
