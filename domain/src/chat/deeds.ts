import { z } from 'zod';
import type { DisclosureKind } from './disclosure.ts';
import { compilePatterns, patternList, wordLists, wordsOfPatterns } from './pattern.ts';

const needed = ['person', 'he', 'child', 'devotion', 'heaven'];
/**
 * So many kinds of signs beside a person and the child are heard; without the child, or with God
 * and his people, one more each.
 */
const fewestSigns = 2;

/** `content/chat/<lang>/deeds.yaml`. */
export const deedsSchema = z.strictObject({
  /**
   * Among them `devotion` and `heaven`, words by which a sentence is of prayer, or of God and his
   * people.
   */
  lists: wordLists.refine((lists) => needed.every((name) => name in lists), {
    message: `needs the lists ${needed.join(', ')}`,
  }),
  /** One's own wish to be no more, or to be hurt. */
  self: patternList,
  /** Somebody does or asks what nobody should, in whatever company of holy words. */
  surely: patternList,
  /**
   * Somebody named does to the child what is none of the kindly deeds: not of prayer and
   * sacraments.
   */
  perhaps: patternList,
  /** He, she or they do: not of God and his people either. */
  unnamed: patternList,
  /**
   * What surrounds harm, by its kind: places, body, secrets, fear. One says nothing, several beside
   * a person do.
   */
  signs: z.record(z.string(), patternList),
});

export type DeedWords = z.infer<typeof deedsSchema>;

/** Who does what to a child, as the rule of doers and deeds hears it. */
export interface Deeds {
  /**
   * The sign of harm in a text as `patternText` makes it, and as it is when misspelled words are
   * set right; or null.
   */
  hasDeed(written: string, mended: string): Extract<DisclosureKind, 'self-harm' | 'unclear'> | null;
  /**
   * Whether a text is of the child and somebody beside it, or a sign of harm: where none is heard,
   * help is to be at hand.
   */
  near(text: string): boolean;
  /** The words it knows, by which misspelled ones are set right. */
  known: ReadonlySet<string>;
}

/**
 * The rule of doers and deeds, which hears harm in words nobody thought of: where the lists of the
 * gate know deeds, this one knows the kindly ones (to teach, to help, to baptize) and asks after
 * any other that somebody does to "me", "us" or "my arm"; and after several signs of harm beside a
 * person. What it hears is `unclear`, for a sentence of this form may be innocent too. Throws where
 * a pattern names a list there is none of.
 * @see docs/requirements.md#r-chat-gate
 */
export function makeDeeds({ lists, signs, ...patterns }: DeedWords): Deeds {
  const self = compilePatterns(patterns.self, lists);
  const surely = compilePatterns(patterns.surely, lists);
  const perhaps = compilePatterns(patterns.perhaps, lists);
  const unnamed = compilePatterns(patterns.unnamed, lists);
  const kinds = Object.values(signs).map((kind) => compilePatterns(kind, lists));
  const person = compilePatterns(['{person}'], lists);
  const he = compilePatterns(['{he}'], lists);
  const child = compilePatterns(['{child}'], lists);
  const devotion = compilePatterns(['{devotion}'], lists);
  const heaven = compilePatterns(['{heaven}'], lists);
  const kindsIn = (text: string) => kinds.filter((kind) => kind.test(text)).length;
  const fewestIn = (text: string) =>
    fewestSigns + (child.test(text) ? 0 : 1) + (heaven.test(text) ? 1 : 0);
  const somebodyIn = (text: string) => person.test(text) || (!heaven.test(text) && he.test(text));
  return {
    known: wordsOfPatterns([...Object.values(patterns), ...Object.values(signs)].flat(), lists),
    near: (text) => child.test(text) && (person.test(text) || he.test(text) || kindsIn(text) > 0),
    hasDeed(written, mended) {
      const either = (pattern: RegExp) => pattern.test(written) || pattern.test(mended);
      // What is not among the kindly deeds must be none of them as it was written and as it was meant.
      const both = (pattern: RegExp) => pattern.test(written) && pattern.test(mended);
      if (either(self)) return 'self-harm';
      if (either(surely)) return 'unclear';
      if (either(devotion)) return null;
      if (both(perhaps) || (!either(heaven) && both(unnamed))) return 'unclear';
      return somebodyIn(mended) && kindsIn(mended) >= fewestIn(mended) ? 'unclear' : null;
    },
  };
}
