/** A stretch of words that stayed, went or came. */
export interface WordChange {
  is: 'same' | 'old' | 'new';
  words: string;
}

/** Longer texts are told as a whole: no sentence of a lesson has so many words. */
const mostWords = 600;

/** What changed from one text to another, word by word: how the two are read beside each other. */
export function wordChanges(before: string, after: string): WordChange[] {
  const old = before.match(/\s+|\S+/g) ?? [];
  const now = after.match(/\s+|\S+/g) ?? [];
  if (old.length > mostWords || now.length > mostWords) {
    return joined([
      { is: 'old', words: before },
      { is: 'new', words: after },
    ]);
  }
  const common = commonFrom(old, now);
  const changes: WordChange[] = [];
  let o = 0;
  let n = 0;
  while (o < old.length || n < now.length) {
    if (o < old.length && n < now.length && old[o] === now[n]) {
      changes.push({ is: 'same', words: old[o] ?? '' });
      o += 1;
      n += 1;
    } else if (o < old.length && (common[o + 1]?.[n] ?? 0) >= (common[o]?.[n + 1] ?? 0)) {
      changes.push({ is: 'old', words: old[o] ?? '' });
      o += 1;
    } else if (n < now.length) {
      changes.push({ is: 'new', words: now[n] ?? '' });
      n += 1;
    } else {
      changes.push({ is: 'old', words: old[o] ?? '' });
      o += 1;
    }
  }
  return joined(changes);
}

/** One of two texts, with the words that the other has not, each run of them as one. */
export function sideOf(changes: readonly WordChange[], side: 'old' | 'new'): WordChange[] {
  const own = changes.filter(({ is }) => is === 'same' || is === side);
  const isOwn = (at: number) => own[at]?.is === side;
  return joined(
    own.map((change, at) =>
      change.words.trim() === '' && isOwn(at - 1) && isOwn(at + 1)
        ? { ...change, is: side }
        : change,
    ),
  );
}

/** How many words two texts have in common from each place on, in their order. */
function commonFrom(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  for (let o = old.length - 1; o >= 0; o -= 1) {
    const row = table[o] ?? [];
    const below = table[o + 1] ?? [];
    for (let n = now.length - 1; n >= 0; n -= 1) {
      const same = old[o] === now[n];
      row[n] = same ? (below[n + 1] ?? 0) + 1 : Math.max(below[n] ?? 0, row[n + 1] ?? 0);
    }
  }
  return table;
}

function joined(changes: readonly WordChange[]): WordChange[] {
  const all: WordChange[] = [];
  for (const { is, words } of changes) {
    const last = all.at(-1);
    if (words === '') continue;
    if (last?.is === is) last.words += words;
    else all.push({ is, words });
  }
  return all;
}
