import { z } from 'zod';
import { letterDistance } from '../course/spelling.ts';
import { foldDiacritics } from '../fold-diacritics.ts';
import type { Language } from '../language.ts';
import { type DeedWords, makeDeeds } from './deeds.ts';
import type { DisclosureKind } from './disclosure.ts';
import {
  compilePatterns,
  patternList,
  patternText,
  wordLists,
  wordsOfPatterns,
} from './pattern.ts';
import { personalSchema } from './personal-data.ts';

/** Why a question is answered with fixed words and from no entry. The first that fits is given. */
export const redirectReasons = [
  'confession',
  'rules',
  'persona',
  'companionship',
  'secrets',
  'unsafe',
  'judging',
  'homework',
  'offtopic',
] as const;

export type RedirectReason = (typeof redirectReasons)[number];

/** The signs of harm that lists of words know. */
const listedSigns = ['self-harm', 'violence', 'sexual', 'danger', 'distress'] as const;

const byName = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, patternList])) as Record<
      Name,
      typeof patternList
    >,
  );

/** `content/chat/<lang>/gate.yaml`. */
export const gateSchema = z.strictObject({
  lists: wordLists,
  /** Signs of harm. */
  distress: byName(listedSigns),
  /** What is passed over before signs of harm are looked for. */
  harmless: patternList,
  redirect: byName(redirectReasons),
  /** What no answer of a model may say. */
  banned: patternList,
  /** With one of these a question is not taken for homework or off the subject. */
  faithful: z.array(z.string().min(1)),
  personal: personalSchema,
});

export type GateWords = z.infer<typeof gateSchema>;

/** What the gate says of a question. */
export type Verdict =
  | { kind: 'distress'; sign: DisclosureKind }
  | { kind: 'redirect'; reason: RedirectReason }
  | { kind: 'pass' };

/** The gate of one language. */
export interface Gate {
  /** The sign of harm in a text, or null. */
  distress(text: string): DisclosureKind | null;
  /** The sign that somebody does something to a child, in words that no list has, or null. */
  deeds(text: string): DisclosureKind | null;
  /**
   * Whether help is to be at hand whatever is answered: the text is of the child and somebody
   * beside it, or a sign of harm.
   */
  near(text: string): boolean;
  /** Why a question is not for the catechism, or null. */
  redirect(text: string): RedirectReason | null;
  /** Whether an answer says what none may. */
  banned(text: string): boolean;
}

/**
 * Makes the gate of a language of its words and those of the rule of doers and deeds. Throws where
 * a pattern names a list there is none of.
 */
export function makeGate(language: Language, words: GateWords, deedWords: DeedWords): Gate {
  const { lists } = words;
  const harmless = new RegExp(compilePatterns(words.harmless, lists), 'g');
  const signs = listedSigns.map((sign) => ({
    sign,
    expression: compilePatterns(words.distress[sign], lists),
  }));
  const reasons = redirectReasons.map((reason) => ({
    reason,
    expression: compilePatterns(words.redirect[reason], lists),
  }));
  const banned = compilePatterns(words.banned, lists);
  const faithful = new Set(words.faithful);
  const known = wordsOfPatterns(Object.values(words.distress).flat(), lists);
  const deeds = makeDeeds(deedWords);
  const withoutHarmless = (text: string) => comparedText(text, language).replace(harmless, '. ');
  return {
    deeds(text) {
      const compared = withoutHarmless(text);
      return deeds.hasDeed(compared, spelledRight(compared, deeds.known));
    },
    near: (text) => deeds.near(comparedText(text, language)),
    distress(text) {
      const compared = withoutHarmless(text);
      for (const written of new Set([compared, spelledRight(compared, known)])) {
        const match = signs.find(({ expression }) => expression.test(written));
        if (match) return match.sign;
      }
      return null;
    },
    banned: (text) => banned.test(comparedText(text, language)),
    redirect(text) {
      const compared = comparedText(text, language);
      const ofFaith = compared.split(' ').some((word) => faithful.has(word));
      const match = reasons.find(
        ({ reason, expression }) =>
          !(ofFaith && (reason === 'homework' || reason === 'offtopic')) &&
          expression.test(compared),
      );
      return match?.reason ?? null;
    },
  };
}

/**
 * What becomes of a question: a sign of harm is looked for in every language, whatever the page
 * is set to, and before all else; then what the chat does not answer.
 * @see docs/requirements.md#r-chat-gate
 */
export function judge(gates: Record<Language, Gate>, text: string, language: Language): Verdict {
  const own = gates[language].distress(text);
  const sign =
    own ??
    Object.values(gates)
      .map((gate) => gate.distress(text))
      .find(Boolean) ??
    gates[language].deeds(text);
  if (sign) return { kind: 'distress', sign };
  const reason = gates[language].redirect(text);
  return reason ? { kind: 'redirect', reason } : { kind: 'pass' };
}

function comparedText(text: string, language: Language): string {
  const joined = language === 'en' ? text.replace(/(\p{L})['’](?=\p{L})/gu, '$1') : text;
  return patternText(
    foldDiacritics(joined)
      .replace(/[@$]/g, (sign) => (sign === '@' ? 'a' : 's'))
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );
}

/** The text with words that nearly are one of the known ones, as a child misspells them. */
function spelledRight(text: string, known: ReadonlySet<string>): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length < 5 || known.has(word)) return word;
      for (const candidate of known) {
        if (candidate[0] === word[0] && letterDistance(word, candidate, 1) === 1) return candidate;
      }
      return word;
    })
    .join(' ');
}
