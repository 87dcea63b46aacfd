import { type WeekFigure, weekFigures } from '@pius/domain/admin/overview.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFigureWords } from './figure-words.ts';
import type { OverviewWeek } from './use-overview.ts';
import { WeekBars } from './week-bars.tsx';

const places: Record<WeekFigure, string> = {
  families: '/admin/families',
  children: '/admin/families?state=active',
  lessons: '/admin/families?state=active',
  quizzes: '/admin/families?state=active',
  revenue: '/admin/orders?state=paid',
  refunds: '/admin/orders?state=refunded',
  donations: '/admin/donations',
};

/** The figures of the last seven days, each with the weeks before it as bars and the way to its list. */
export function WeekFigures({ weeks }: { weeks: readonly OverviewWeek[] }) {
  const { t } = useTranslation('desk');
  const words = useFigureWords();
  const [last, before] = weeks.toReversed();
  if (!last || !before) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-4 md:grid-cols-3 xl:grid-cols-4">
      {weekFigures.map((figure) => (
        <li className="leaf grid content-start gap-1 p-4 md:p-5" key={figure}>
          <Link className="inline-flex min-h-11 items-center font-bold" to={places[figure]}>
            {t(`figure.${figure}`)}
          </Link>
          <p className="font-bold text-d3 tabular-nums">
            {words.figure(figure, last.figures[figure])}
          </p>
          <p className="text-ink-soft">
            {t('figure.before', { figure: words.figure(figure, before.figures[figure]) })}
          </p>
          <WeekBars values={weeks.map(({ figures }) => figures[figure])} />
        </li>
      ))}
    </ul>
  );
}
