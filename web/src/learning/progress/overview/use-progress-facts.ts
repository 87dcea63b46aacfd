import type { ChildProgress } from '@pius/contracts/progress.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { useTimeZone } from '../../family/use-time-zone.ts';
import { formatDay, formatTime } from './format.ts';

/**
 * Streak now and longest, time spent, last active, in words.
 * @see docs/requirements.md#r-progress-fields
 */
export function useProgressFacts(progress: ChildProgress): { name: string; value: string }[] {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { current_streak, longest_streak, time_spent_seconds, last_active } = progress;
  return [
    { name: t('facts.streak'), value: t('days', { count: current_streak }) },
    { name: t('facts.longest'), value: t('days', { count: longest_streak }) },
    { name: t('facts.time'), value: formatTime(time_spent_seconds, language) },
    {
      name: t('facts.active'),
      value: last_active
        ? formatDay(last_active, new Date(), timeZone, language)
        : t('facts.never'),
    },
  ];
}
