import { useTranslation } from 'react-i18next';
import type { DateWords } from '../ui/date-field.tsx';

/** What `DateField` and `DateRange` say. A page that has one names `dates` among its namespaces. */
export function useDateWords(): DateWords {
  const { t } = useTranslation('dates');
  return {
    none: t('none'),
    today: t('today'),
    clear: t('clear'),
    previousMonth: t('previous-month'),
    nextMonth: t('next-month'),
    month: t('month'),
    year: t('year'),
  };
}
