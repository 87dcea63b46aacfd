import type { NameKind } from './declared-names.ts';

/** A word that names of this project do not use, with what they use in its place. */
export interface ForbiddenWord {
  /** Matches one word of a name, in lower case. */
  word: RegExp;
  use: string;
  /** Where it is forbidden; everywhere, if left out. */
  files?: RegExp;
}

/** Names that may hold a forbidden word, and why. */
export interface AllowedName {
  name: RegExp;
  /** Where it is allowed; everywhere, if left out. */
  files?: RegExp;
  /** Which kinds of names; all, if left out. */
  kinds?: NameKind[];
  reason: string;
}

/**
 * Of `domain/` and `pictures/` draw houses, rooms, figures and roads; all other code talks about
 * software.
 */
const software = /^(server|web|contracts|e2e|bench|scripts)\//;

export const forbiddenWords: ForbiddenWord[] = [
  { word: /^houses?$/, files: software, use: 'AppContext, ctx' },
  { word: /^letters?$/, use: 'email; font; a letter is of the alphabet' },
  { word: /^(keep|keeps|keeping|keeper|kept)$/, use: 'save…, cached…, draft…, cancelDeletion' },
  { word: /^(known|remember|remembered)$/, files: /^web\//, use: 'cached…' },
  { word: /^(tell|tells|told|teller)$/, use: 'publish…, announce…, or what is returned' },
  { word: /^(news|hear|hears|heard)$/, use: 'PaymentEvent, LedgerEvent, handle…, oralReview' },
  { word: /^(reach|reached)$/, use: 'withPaymentErrors, isDatabaseUnavailable' },
  { word: /^(gather|trips)$/, use: 'batch, roundTrips' },
  { word: /^(fold|folds|folded)$/, use: 'project…' },
  { word: /^standings?$/, use: 'status, lessonProgress' },
  { word: /^figures?$/, files: software, use: 'metric, number' },
  { word: /^(plant|planted)$/, files: software, use: 'seed…' },
  { word: /^doors?$/, files: software, use: 'loginMethod, limitKey' },
  { word: /^rooms?$/, files: software, use: 'ConcurrencyLimit, space' },
  {
    word: /^(wake|waking|woken|awake|asleep|calm|patiently|patience)$/,
    use: 'hydrate, idle, retry',
  },
  { word: /^acts?$/, use: 'mutation, action' },
  { word: /^road$/, files: software, use: 'download…, path' },
  { word: /^(shed|turnaway)$/, use: 'rejectWhenBusy, loadShedding' },
  { word: /^(given|asked|wanted)$/, use: 'loaderData, params, request, input' },
  { word: /^found$/, use: 'seo, match, rows' },
  { word: /^(beats?|parked?)$/, use: 'heartbeat, flushed' },
  { word: /^(chance|dice)$/, use: 'random' },
  { word: /^(anew|whoever|whom|dear)$/, use: 'again, or plain English' },
];

/** File names that are a verb or an adjective without its object. */
export const namelessFiles = /(^|\/)(own|card|give|hear|told|tell|keep|acts)\.(ts|mjs)$/;

/** Whole names that are forbidden: messages of the interface are not "words". */
export const forbiddenNames: ForbiddenWord[] = [
  { word: /^use(?!Puzzle|\w*InAddress)[A-Z]\w*Words$/, use: 'use…Message, use…Labels' },
  { word: /^(mail|error|fault|ui|money|waiting|retention)-?words$/i, use: '…Messages, format…' },
];

export const allowedNames: AllowedName[] = [
  {
    name: /letter/i,
    files:
      /^(domain|pictures|bench\/printables|e2e\/support|web\/src\/(features\/(course|printables|landing|family\/class)|test|ui\/accents|learning\/family))/,
    reason: 'letters of the alphabet',
  },
  {
    name: /^(firstLetter|byLetter|letter|mostLetters|mostAgentLetters|lettersAndDigits)$/,
    files: /^(web\/(scripts\/seo|src\/features\/account)|server\/src\/features\/tracking)\//,
    reason: 'letters of the alphabet',
  },
  {
    name: /^(smallLetterNames|letters)$/,
    files: /^server\/src\/(platform\/content|features\/admin\/overview\.test)/,
    reason: 'names in small letters; a field of the wire',
  },
  { name: /^(fold-diacritics|foldDiacritics)$/, reason: 'the usual term for é to e' },
  { name: /^folds?(ed|Of)?$/, files: /^pictures\//, reason: 'the folds of a cloak, a folded wing' },
  { name: /^roundTrips$/, reason: 'the usual term for a question to the database' },
  { name: /^not-?found/i, reason: 'HTTP 404' },
  { name: /^(acts?)$/, files: /mutation-database\.ts$/, reason: 'saved in IndexedDB' },
  { name: /^road$/, files: /i18next\.d\.ts$/, reason: 'a file of content/ui' },
  {
    name: /^(given|figures?)$/,
    files: /^(domain|server|web|contracts)\//,
    kinds: ['property'],
    reason: 'fields of the wire and saved states of the device',
  },
  {
    name: /^(given_at|wantedAt)$/,
    reason: 'fields of the wire, columns of the database',
  },
  { name: /^asked$/, files: /load-catechism\.ts$/, reason: 'a field of content/' },
  { name: /^markWordFound$/, reason: 'a found word of a puzzle' },
];
