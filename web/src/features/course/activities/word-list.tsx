import { Check } from 'lucide-react';
import type { FocusRef } from './use-focus-later.ts';

interface WordListProps {
  words: readonly { id: string; word: string; clue: string }[];
  /** Takes the focus when the last word is done. */
  listRef: FocusRef;
}

/** The words of a game at its end, each with its clue: worth reading once more. */
export function WordList({ words, listRef }: WordListProps) {
  return (
    <div ref={listRef} tabIndex={-1}>
      <dl className="word-list">
        {words.map(({ id, word, clue }) => (
          <div key={id}>
            <dt>
              <Check aria-hidden /> {word}
            </dt>
            <dd>{clue}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
