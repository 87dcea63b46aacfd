interface SampleGridProps {
  /** Seven rows of eight letters, a space between rows; capitals belong to a hidden word (content/ui/README.md). */
  letters: string;
  title: string;
}

/** A word search on a sheet of paper, with its words found. */
export function SampleGrid({ letters, title }: SampleGridProps) {
  return (
    <div aria-label={title} className="sample-sheet" role="img">
      <div aria-hidden className="sample-grid">
        {letters.split(' ').map((row, line) =>
          [...row].map((letter, column) => (
            <span
              data-found={letter !== letter.toLowerCase() || undefined}
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the grid
              key={`${line}-${column}`}
            >
              {letter.toUpperCase()}
            </span>
          )),
        )}
      </div>
    </div>
  );
}
