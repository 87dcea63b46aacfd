import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agreement } from '@/learning/family/use-agreements.ts';
import type { Child } from '@/learning/family/use-children.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { dayOf, versionLabel } from './agreement-days.ts';
import { GiveDialog } from './give-dialog.tsx';
import type { Profile } from './profile-values.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface ChildConsentProps {
  child: Child;
  /** The newest about this child's data. */
  agreement: Agreement | undefined;
  profile: Profile;
}

/**
 * The consent to keeping one child's data: since when, and the way to take it back or give it
 * again.
 */
export function ChildConsent({ child, agreement, profile }: ChildConsentProps) {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState(false);
  const { name } = child;
  const status = agreement !== undefined && agreement.withdrawn_at === null;
  const close = () => setOpen(false);
  const action = status ? 'withdraw' : 'give';
  return (
    <li className="grid gap-3 py-3 [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <p className="font-bold">{t('agreements.child-data', { name })}</p>
        <ConsentState agreement={agreement} name={name} timeZone={profile.time_zone} />
      </div>
      <Button
        aria-label={t(`${action}.open.label`, { name })}
        className="max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        {t(`${action}.open`)}
      </Button>
      {open && status ? <WithdrawDialog child={child} onClose={close} /> : null}
      {open && !status ? <GiveDialog child={child} onClose={close} profile={profile} /> : null}
    </li>
  );
}

interface ConsentStateProps {
  agreement: Agreement | undefined;
  name: string;
  timeZone: string;
}

function ConsentState({ agreement, name, timeZone }: ConsentStateProps) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  if (!agreement) return null;
  const { given_at, version, withdrawn_at } = agreement;
  if (withdrawn_at === null) {
    const date = dayOf(given_at, language, timeZone);
    return (
      <p className="text-ink-soft">
        {t('agreements.given', { date, version: versionLabel(version, language) })}
      </p>
    );
  }
  return (
    <p>
      {t('withdraw.state', { name, date: dayOf(withdrawn_at, language, timeZone) })}{' '}
      <LocaleLink className="inline-block py-3" to="/dashboard">
        {t('withdraw.delete', { name })}
      </LocaleLink>
    </p>
  );
}
