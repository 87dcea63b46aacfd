import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useChildren } from '@/learning/family/use-children.ts';
import { useOwnProfile } from '@/learning/family/use-own-profile.ts';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { passwordsStillHere } from './class/class-draft.ts';
import { leadsHereOnly } from './here-only.ts';
import { LoginCard } from './login-card.tsx';

export const handle: RouteHandle = { page: 'login-cards', namespaces: ['login-cards'] };

/**
 * `/login-cards`: a card to print for each child, or for the one that `?child=` names.
 * @see docs/requirements.md#r-login-card
 */
export default function LoginCardsPage() {
  const { t } = useTranslation('login-cards');
  const { user } = useSession();
  const { data: children, error, refetch } = useChildren();
  const [search] = useSearchParams();
  const requested = search.get('child');
  const language = useLanguage();
  const { data: profile, isPending } = useOwnProfile();
  const [withPasswords, setWithPasswords] = useState(false);
  const passwords = new Map(passwordsStillHere(user?.id).map(({ id, password }) => [id, password]));
  // A card says the words of its grown-up: none is shown, or printed, before these are known.
  const shown = isPending
    ? undefined
    : children?.filter(({ id }) => requested === null || id === requested);
  const cached = shown?.filter(({ id }) => passwords.has(id)).length ?? 0;
  return (
    <div className="wrap py-7 md:py-11 print:p-0">
      <header className="mb-6 grid gap-4 print:hidden">
        <h1>{t('title')}</h1>
        <p className="max-w-[62ch]">{t('text')}</p>
        {leadsHereOnly(location.hostname) ? (
          <Notice className="max-w-[62ch]" live="none" title={t('here-only')} tone="again">
            <p className="text-ui">{t('here-only.text', { address: location.host })}</p>
          </Notice>
        ) : null}
        {cached > 0 ? (
          <Checkbox
            checked={withPasswords}
            label={t('with-passwords', { count: cached })}
            onChange={({ target }) => setWithPasswords(target.checked)}
          />
        ) : null}
        <div className="flex flex-wrap gap-3 max-md:*:w-full">
          <Button locked={!shown?.length} onClick={() => print()} variant="gold">
            <Printer aria-hidden />
            {t('print', { count: shown?.length ?? 0 })}
          </Button>
          {requested !== null && (children?.length ?? 0) > 1 ? (
            <ButtonLink to="/login-cards">{t('all')}</ButtonLink>
          ) : null}
          <ButtonLink to="/dashboard" variant="quiet">
            {t('back')}
          </ButtonLink>
        </div>
      </header>
      {shown && user ? (
        shown.length > 0 ? (
          <div className="grid gap-5 md:grid-cols-2 print:grid-cols-2 print:gap-x-[4mm] print:gap-y-[3mm]">
            {shown.map((child) => (
              <div className="min-w-0 print:break-inside-avoid" key={child.id}>
                <LoginCard
                  child={child}
                  language={profile?.language ?? language}
                  parentEmail={user.email}
                  password={withPasswords ? passwords.get(child.id) : undefined}
                  whose={profile?.account_type ?? 'parent'}
                />
              </div>
            ))}
          </div>
        ) : (
          <EmptyState text={t('none.text')} title={t('none')} />
        )
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={t('again')}
          text={t('failed.text')}
          title={t('failed')}
        />
      ) : (
        <Skeleton className="leaf p-8" label={t('loading')} lines={6} />
      )}
    </div>
  );
}
