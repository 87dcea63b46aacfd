/** One term of a search as the database found it. */
export interface WeighedTerm {
  /** In how many entries it stands, in any of its forms. */
  entries: number;
  /** Its lexemes. */
  lexemes: readonly string[];
}

/** An entry that has at least one of the terms. */
export interface EntryHit {
  place: number;
  /** How much each term counts in it, by the database's rank of one term; 0 where it lacks it. */
  ranks: readonly number[];
  /** The lexemes of its question and of the other ways to ask it. */
  ways: readonly (readonly string[])[];
}

/** An entry with how well it answers. */
export interface RankedEntry {
  place: number;
  score: number;
  /** How much of what was asked it has, from 0 to 1, rare words counting more. */
  coverage: number;
}

/** A word that no entry has counts as one that four have: it may say little. */
const unknownCounts = 4;
/** How much the likeness of whole questions counts beside single words. */
const likeness = 2.2;
/** And how much their wording, which tells "who is" from "where is". */
const sameWording = 0.4;
/** Below this share of what was asked an entry does not answer it. */
const leastCoverage = { ofFaith: 0.35, other: 0.6 } as const;
/**
 * What a word that no entry has counts of one that some have, when it is asked how much of a
 * question an entry has.
 */
const unknownShare = 0.5;

/**
 * Entries by how well they answer a search, best first: words that few entries have count more
 * (BM25's measure of rarity), and so does an entry whose question, or another way to ask it, is the
 * one that was asked.
 *
 * @param total how many entries there are
 * @param wording how alike the wording of an entry's question is, from 0 to 1, small words and all
 *   ("who", "where")
 */
export function rankEntries(
  terms: readonly WeighedTerm[],
  hits: readonly EntryHit[],
  total: number,
  wording: (place: number) => number,
): RankedEntry[] {
  const rarity = terms.map(({ entries }) => rarityOf(entries, total));
  const whole = rarity.reduce((sum, one) => sum + one, 0);
  const said = terms.reduce(
    (sum, { entries }, index) => sum + saysOf(entries, rarity[index] ?? 0),
    0,
  );
  return hits
    .map(({ place, ranks, ways }) => {
      const words = ranks.reduce((sum, rank, index) => sum + rank * (rarity[index] ?? 0), 0);
      const like = Math.max(0, ...ways.map((way) => likenessOf(terms, rarity, way)));
      const part = terms.reduce(
        (sum, { entries }, index) =>
          sum + ((ranks[index] ?? 0) > 0 ? 1 : 0) * saysOf(entries, rarity[index] ?? 0),
        0,
      );
      return {
        place,
        score: words / whole + likeness * like + sameWording * wording(place),
        coverage: part / said,
      };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place);
}

/**
 * Whether the best entry answers what was asked at all. Input: whether a word of the faith was in
 * the question; without one more of it must stand in the entry.
 */
export function answers(ranked: readonly RankedEntry[], ofFaith: boolean): boolean {
  return (ranked[0]?.coverage ?? 0) >= (ofFaith ? leastCoverage.ofFaith : leastCoverage.other);
}

/**
 * How much a word says of what was asked. Rare words say more, but not as much more as they do for
 * the order: one that no entry has ("store", "tomorrow") must not hide that the others are
 * answered.
 */
function saysOf(entries: number, rarity: number): number {
  return (entries === 0 ? unknownShare : 1) * Math.sqrt(rarity);
}

function rarityOf(entries: number, total: number): number {
  const counted = entries || unknownCounts;
  return Math.log(1 + (total - counted + 0.5) / (counted + 0.5));
}

/**
 * How alike what was asked and a question are: what both share of all that either says, rare words
 * counting more.
 */
function likenessOf(
  terms: readonly WeighedTerm[],
  rarity: readonly number[],
  way: readonly string[],
): number {
  if (way.length === 0) return 0;
  let shared = 0;
  const matched = new Set<string>();
  for (const [index, { lexemes }] of terms.entries()) {
    const both = lexemes.filter((lexeme) => way.includes(lexeme));
    if (both.length === 0) continue;
    shared += rarity[index] ?? 0;
    for (const lexeme of both) matched.add(lexeme);
  }
  const whole = rarity.reduce((sum, one) => sum + one, 0);
  const ofQuestion = whole === 0 ? 0 : shared / whole;
  const ofWay = matched.size / way.length;
  return ofQuestion + ofWay === 0 ? 0 : (2 * ofQuestion * ofWay) / (ofQuestion + ofWay);
}

/**
 * How alike two questions are worded: the words both have, of all that either has. It takes texts
 * as `searchable` makes them.
 */
export function wordingLike(one: string, other: string): number {
  const [first, second] = [new Set(one.split(' ')), new Set(other.split(' '))];
  const both = [...first].filter((word) => second.has(word)).length;
  return both / (first.size + second.size - both);
}
