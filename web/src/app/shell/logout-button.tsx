import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryImport } from '@/ui/retry-import.ts';

const Leaving = lazy(() =>
  retryImport(() => import('./leaving.tsx')).then((part) => ({ default: part.Leaving })),
);

/** Signs out and opens /login. What that takes is fetched with the press. @see docs/requirements.md#r-sign-out */
export function LogoutButton({ className }: { className: string }) {
  const { t } = useTranslation('common');
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <button
        aria-disabled={leaving}
        className={className}
        onClick={() => setLeaving(true)}
        type="button"
      >
        <LogOut aria-hidden className="bar-icon" />
        <span className="bar-words">{t('nav.logout')}</span>
      </button>
      {leaving && (
        <Suspense>
          <Leaving onStay={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
