import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import type { Outcomes } from './import-choices.ts';

interface ImportProgressProps {
  outcomes: Outcomes;
  /** How many are still to be sent. */
  left: number;
  running: boolean;
}

/** How far an import has come: as a bar, and in words. */
export function ImportProgress({ outcomes, left, running }: ImportProgressProps) {
  const { t } = useTranslation('desk');
  const id = useId();
  const all = Object.values(outcomes);
  const count = (outcome: Outcomes[string]) => all.filter((one) => one === outcome).length;
  const done = count('made') + count('there');
  if (all.length === 0 && !running) {
    return (
      <p role="status">{left > 0 ? t('import.chosen', { count: left }) : t('import.nothing')}</p>
    );
  }
  const isOver = !running && left === 0;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} role="status">
        {isOver ? t('import.over') : t('import.progress', { done, all: done + left })}
      </label>
      <progress
        className="h-3 w-full accent-gold-deep"
        id={id}
        max={Math.max(1, done + left)}
        value={done}
      />
      <p>
        {t('import.made', { count: count('made') })}
        {count('there') > 0 ? ` ${t('import.there', { count: count('there') })}` : ''}
        {count('failed') > 0 ? ` ${t('import.failed', { count: count('failed') })}` : ''}
      </p>
      {isOver ? (
        <ButtonLink className="justify-self-start max-md:w-full" to="/admin/blog" variant="gold">
          {t('import.to-posts')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
