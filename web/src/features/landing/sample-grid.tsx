import { ringPath } from '@pius/domain/printables/ring-path.ts';
import { placesOf } from './sample-places.ts';

interface SampleGridProps {
  /** The rows of a word search, a space between rows (content/ui/README.md). */
  letters: string;
  /** The words in it, a space between them. */
  words: string;
  title: string;
}

/** A word search of our own making on a sheet of paper, with its words ringed. */
export function SampleGrid({ letters, words, title }: SampleGridProps) {
  const rows = letters.split(' ');
  return (
    <div aria-label={title} className="sample-sheet" role="img">
      <svg aria-hidden viewBox={`0 0 ${rows.length} ${rows.length}`}>
        {placesOf(rows, words.split(' ')).map(({ word, from, to }, index) => (
          <path d={ringPath(from, to, 0.4)} data-module={(index % 6) + 1} key={word} />
        ))}
        {rows.flatMap((row, line) =>
          [...row].map((letter, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the grid
            <text key={`${line}-${column}`} x={column + 0.5} y={line + 0.71}>
              {letter}
            </text>
          )),
        )}
      </svg>
    </div>
  );
}
