import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';

/** Asks before a page is left on which something is not saved, as long as it is wanted. */
export function LeavingGuard({ guarded: requested }: { guarded: boolean }) {
  const { t } = useTranslation('desk');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      requested && currentLocation.pathname !== nextLocation.pathname,
  );
  const question = useRef<HTMLDivElement>(null);
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (isAsking) question.current?.querySelector('button')?.focus();
  }, [isAsking]);
  if (!isAsking) return null;
  return (
    <div className="fixed inset-x-4 top-24 z-50 mx-auto max-w-130" ref={question}>
      <Notice live="alert" title={t('blog.leave')} tone="again">
        <p>{t('blog.leave.text')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={() => blocker.reset()} variant="gold">
            {t('blog.leave.stay')}
          </Button>
          <Button onClick={() => blocker.proceed()}>{t('blog.leave.go')}</Button>
        </div>
      </Notice>
    </div>
  );
}
