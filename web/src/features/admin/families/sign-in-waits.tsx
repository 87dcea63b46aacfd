import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Notice } from '@/ui/kit/notice.tsx';
import type { Family } from './use-families.ts';

/** Who of a family must wait before logging in after wrong passwords, and until when. Nothing where nobody must. */
export function SignInWaits({ family }: { family: Family }) {
  const { t } = useTranslation('desk');
  const time = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  if (family.sign_in_waits.length === 0) return null;
  return (
    <Notice live="none" title={t('acts.waits.title')} tone="again">
      <ul className="grid gap-1">
        {family.sign_in_waits.map(({ name, until }) => (
          <li key={name}>{t('acts.waits.until', { name, time: time.format(new Date(until)) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
