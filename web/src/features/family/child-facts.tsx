import type { ChildProgress } from '@pius/contracts/progress.ts';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@/shared/family/use-time-zone.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { dayWords, timeWords } from '@/shared/progress-overview/format.ts';

/** Streak now and longest, time spent, last active. */
export function ChildFacts({ progress }: { progress: ChildProgress }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { last_active } = progress;
  const facts = [
    { name: t('facts.streak'), value: t('days', { count: progress.current_streak }) },
    { name: t('facts.longest'), value: t('days', { count: progress.longest_streak }) },
    { name: t('facts.time'), value: timeWords(progress.time_spent_seconds, language) },
    {
      name: t('facts.active'),
      value: last_active ? dayWords(last_active, new Date(), timeZone, language) : t('facts.never'),
    },
  ];
  return (
    <dl className="my-5 grid grid-cols-2 border-rule border-y-[1.5px] lg:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div
          className="border-rule py-3.5 pe-2 even:border-s-[1.5px] even:ps-4.5 lg:not-first:border-s-[1.5px] lg:not-first:ps-4.5 max-lg:nth-[n+3]:border-t-[1.5px]"
          key={name}
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="mt-0.5 font-bold text-[1.25rem] leading-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
