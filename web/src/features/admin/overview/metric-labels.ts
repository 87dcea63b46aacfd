import type { WeekMetric } from '@pius/domain/admin/overview.ts';
import { formatMoney } from '@/learning/plans/price.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { OverviewWeek } from './use-overview.ts';

const sums: readonly WeekMetric[] = ['revenue', 'refunds', 'donations'];

/** How figures and weeks read in the admin's language. */
export function useMetricLabels() {
  const language = useLanguage();
  const count = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  return {
    figure: (metric: WeekMetric, value: number) =>
      sums.includes(metric) ? formatMoney(value, 'USD', language) : count.format(value),
    week: ({ from, to }: OverviewWeek) => day.formatRange(new Date(from), new Date(to)),
  };
}
