import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '@/shared/session/session.ts';
import { notify } from '@/shared/toast/notify.ts';

/** Signs out and opens /login (spec 7). */
export function LogoutButton({ className }: { className: string }) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch {
      setBusy(false);
      notify('error', t('nav.logout-failed'));
    }
  };
  return (
    <button
      aria-disabled={busy}
      className={className}
      onClick={busy ? undefined : leave}
      type="button"
    >
      <LogOut aria-hidden className="bar-icon" />
      <span className="bar-words">{t('nav.logout')}</span>
    </button>
  );
}
