import { useTranslation } from 'react-i18next';
import type { LetterTile } from './anagram-state.ts';

interface LaidLettersProps {
  /** The letters laid so far, in order. */
  letters: readonly LetterTile[];
  total: number;
  state: 'right' | 'wrong' | 'shown' | null;
  onTakeBack?: (tile: number) => void;
}

/** The word as it is being laid: a place for each letter; a laid one goes back when it is touched. */
export function LaidLetters({ letters, total, state, onTakeBack }: LaidLettersProps) {
  const { t } = useTranslation('word-games');
  return (
    <ol aria-label={t('anagram.word')} className="letters" data-state={state ?? 'open'}>
      {Array.from({ length: total }, (_, place) => {
        const laid = letters[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <li key={place}>
            {laid ? (
              <button
                aria-disabled={onTakeBack ? undefined : true}
                aria-label={t('anagram.laid', { letter: laid.letter, place: place + 1 })}
                className="letter"
                onClick={() => onTakeBack?.(laid.tile)}
                type="button"
              >
                {laid.letter}
              </button>
            ) : (
              <span className="letter letter-empty">
                <span className="sr-only">{t('anagram.empty', { place: place + 1 })}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface LetterTilesProps {
  tiles: readonly LetterTile[];
  laid: readonly number[];
  onLay?: (tile: number) => void;
}

/** The letters to choose from. A used one stays in its place, so that the focus does too. */
export function LetterTiles({ tiles, laid, onLay }: LetterTilesProps) {
  const { t } = useTranslation('word-games');
  return (
    <ul aria-label={t('anagram.letters')} className="letters letters-free">
      {tiles.map(({ tile, letter }) => {
        const used = laid.includes(tile);
        return (
          <li key={tile}>
            <button
              aria-disabled={used || !onLay || undefined}
              aria-label={used ? t('anagram.used', { letter }) : t('anagram.letter', { letter })}
              className="letter letter-tile"
              data-used={used || undefined}
              onClick={used ? undefined : () => onLay?.(tile)}
              type="button"
            >
              {letter}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
