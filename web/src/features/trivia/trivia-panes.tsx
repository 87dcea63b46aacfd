import { useTranslation } from 'react-i18next';
import type { Play } from './trivia-round.ts';

/** A pane for each question of the round, and how far it is. */
export function TriviaPanes({ play, total }: { play: Play; total: number }) {
  const { t } = useTranslation('trivia');
  const { at, answers } = play;
  return (
    <div className="trivia-top">
      <div aria-hidden className="trivia-panes">
        {Array.from({ length: total }, (_, place) => {
          const look = place === at ? 'now' : place < answers.length ? 'answered' : 'open';
          return (
            <span
              data-state={look}
              // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place in the row
              key={place}
            />
          );
        })}
      </div>
      <p>{t('count', { number: at + 1, total })}</p>
    </div>
  );
}
