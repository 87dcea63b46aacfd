import { useTranslation } from 'react-i18next';

/** A pane for each question of today, and how far it is. */
export function ReviewPanes({ at, total }: { at: number; total: number }) {
  const { t } = useTranslation('review');
  return (
    <div className="quiz-top md:grid-cols-[1fr_auto]!">
      <div aria-hidden className="quiz-panes">
        {Array.from({ length: total }, (_, index) => {
          const look = index === at ? 'now' : index < at ? 'answered' : 'open';
          return (
            <span
              className="quiz-pane"
              data-state={look}
              // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place in the row
              key={index}
            >
              {index < at ? <span className="quiz-pane-dot" /> : null}
            </span>
          );
        })}
      </div>
      <p className="quiz-count">{t('count', { number: at + 1, total })}</p>
    </div>
  );
}
