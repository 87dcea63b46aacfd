import { type DeskTask, deskTasks } from '@pius/domain/admin/overview.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { classes } from '@/ui/kit/classes.ts';
import type { Overview } from './use-overview.ts';

/** The section where each kind is seen to; letters and jobs stand further down on the same page. */
const places: Record<DeskTask, string> = {
  refunds: '/admin/refunds',
  comments: '/admin/comments',
  reports: '/admin/comments?state=reported',
  disclosures: '/admin/disclosures',
  mistakes: '/admin/mistakes',
  letters: '#letters',
  jobs: '#jobs',
};

/**
 * How much waits for an admin, of each kind, with the way to it; what has nothing waiting is quiet.
 */
export function WaitingList({ waiting }: { waiting: Overview['waiting'] }) {
  const { t } = useTranslation('desk');
  const shown = new Intl.NumberFormat(useLanguage());
  const isEmpty = deskTasks.every((task) => waiting[task] === 0);
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 className="text-d3" id="waiting">
        {t('overview.waiting')}
      </h2>
      {isEmpty ? <p>{t('overview.calm')}</p> : null}
      <ul className="grid gap-3 sm:grid-cols-2">
        {deskTasks.map((task) => (
          <li className="grid" key={task}>
            <Link
              className={classes(
                'leaf flex min-h-13 items-center gap-4 px-5 py-3 no-underline',
                waiting[task] === 0 ? 'text-ink-soft' : 'font-bold text-ink',
              )}
              to={places[task]}
            >
              <span className="min-w-[1.5em] font-bold text-d4 tabular-nums">
                {shown.format(waiting[task])}
              </span>
              <span className="wrap-anywhere hyphens-auto">{t(`task.${task}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
