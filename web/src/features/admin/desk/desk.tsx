import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { EmptyState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { DeskNav } from './desk-nav.tsx';
import { useDeskPlace } from './desk-place.ts';
import { deskSectionAt } from './sections.ts';

/** The desk: its sections side by side with the one that is open. An address of before, `?list=`, leads on to its section. */
export function Desk() {
  const { t } = useTranslation('desk');
  const place = useDeskPlace();
  const [search] = useSearchParams();
  const list = search.get('list');
  if (place === '' && list) return <Navigate replace to={`/admin/${encodeURIComponent(list)}`} />;
  const open = deskSectionAt(place);
  return (
    <div className="wrap pb-8 text-ui">
      <header className="pt-7 pb-6 md:pt-11">
        <p className="text-ink-soft">{t('title')}</p>
        <h1>{t(open?.label ?? 'unknown.title')}</h1>
      </header>
      <div className="grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
        <DeskNav open={open} />
        <div className="min-w-0">
          {open ? (
            <Suspense fallback={<Skeleton className="leaf p-8" label={t('loading')} lines={6} />}>
              <open.page />
            </Suspense>
          ) : (
            <EmptyState
              action={<ButtonLink to="/admin">{t('unknown.back')}</ButtonLink>}
              title={t('unknown.text')}
            />
          )}
        </div>
      </div>
    </div>
  );
}
