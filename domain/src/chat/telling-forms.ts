/** With these a sentence goes on after "in the street", and no street is named. */
const noStreet =
  'que|quando|quand|quem|qui|on|onde|ou|où|e|et|mas|mais|porque|parce|pode|se|si|il|elle|je|eu|ele|ela|sozinh[oa]|seule?|com|avec|de noite|la nuit|est|é';

/** A street as French and Portuguese name it: its kind first. */
const street = String.raw`\b(?:rue|avenue|av\.|boulevard|bd|chemin|impasse|allée|rua|avenida|travessa|alameda|rodovia)\s+(?!\b(?:do ceu|${noStreet})\b)[\p{L}\p{N}'’-]+(?:\s+(?!(?:${noStreet})\b)(?:d[aeou]s?|des|l['’]?|la|le)?\s?[\p{Lu}\p{N}][\p{L}\p{N}'’-]*){0,4}(?:,?\s*(?:n[ºo°.]*\s?)?\d{1,5})?`;

/**
 * In the order in which they are taken out: what has six digits goes as a telephone number, a long
 * date too; "12 avenue Foch" is no "12 avenue" with a name behind it, and the five digits of a
 * house are no postcode.
 */
const forms = [
  // An e-mail address.
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}.-]+\s?(?:\.|\(dot\))\s?\p{L}{2,}/giu,
  // A link.
  /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:com|org|net|fr|br|io|tv|me|uk|us|ca|pt|edu|gov)(?:\.\p{L}{2})?(?:\/\S*)?\b/giu,
  // A name on other sites.
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu,
  // A telephone number.
  /\+?\(?\d(?:[\s().\-/]*\d){5,}/g,
  // A short date.
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{1,2}\b/g,
  // A birthday.
  /(?<=\b(?:my birthday|mon anniversaire|meu anivers[aá]rio)\s+(?:is|est|é|e|eh)\s+)(?:\p{L}+\s+){0,2}\d{1,2}(?:\s+(?:of\s+|de\s+)?\p{L}+)?(?:,?\s+(?:de\s+)?\d{4})?/giu,
  // An age.
  /\b\d{1,2}(?=\s*-?\s*(?:years?\s*-?\s*old|yrs?\s+old|yo)\b)/giu,
  // A street with its number: French and Portuguese, then English.
  new RegExp(String.raw`\b\d{1,5}\s?(?:bis|ter)?,?\s+${street}`, 'giu'),
  /\b\d{1,5}\s?(?:bis|ter)?,?\s+(?:\p{L}+\s+){0,3}(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|court|place|way)\b\.?/giu,
  // A street alone.
  new RegExp(street, 'giu'),
  // A postcode.
  /\b\d{5}\b/g,
];

/**
 * A text without the personal data that tells itself by its form, no matter who is meant: e-mail
 * addresses, links, handles, telephone numbers, dates, birthdays, ages, postcodes and streets. In
 * their place stands `mark`.
 * @see docs/requirements.md#r-chat-personal-data
 */
export function withoutTellingForms(text: string, mark: string): string {
  return forms.reduce((clean, form) => clean.replace(form, mark), text);
}
