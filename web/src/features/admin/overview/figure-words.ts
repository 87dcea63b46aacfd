import type { WeekFigure } from '@pius/domain/admin/overview.ts';
import { formatMoney } from '@/learning/plans/price.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { OverviewWeek } from './use-overview.ts';

const sums: readonly WeekFigure[] = ['revenue', 'refunds', 'donations'];

/** How figures and weeks read in the admin's language. */
export function useFigureWords() {
  const language = useLanguage();
  const count = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  return {
    figure: (figure: WeekFigure, value: number) =>
      sums.includes(figure) ? formatMoney(value, 'USD', language) : count.format(value),
    week: ({ from, to }: OverviewWeek) => day.formatRange(new Date(from), new Date(to)),
  };
}
