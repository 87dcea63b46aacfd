import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathWithoutLanguage } from '@/ui/paths.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Where a child is at work: there the question waits until it leaves. */
const atWork = /^\/(lesson|quiz|review|review-aloud|daily-trivia|ask-saint-pius-x)(\/|$)/;

/**
 * Asks 'New content available! Refresh to update?' once a new version waits, and reloads on yes. Never in a
 * lesson, a quiz or a review.
 * @see docs/requirements.md#r-update-question
 */
export function UpdateQuestion() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => registerServiceWorker((take) => setUpdate(() => take)), []);
  if (!update || atWork.test(pathWithoutLanguage(pathname))) return null;
  return (
    <section aria-label={t('update.region')} className="banner" role="alert">
      <p>{t('update.question')}</p>
      <div className="banner-actions">
        <button className="banner-button" onClick={() => setUpdate(null)} type="button">
          {t('update.later')}
        </button>
        <button className="nav-gold" onClick={update} type="button">
          {t('update.yes')}
        </button>
      </div>
    </section>
  );
}
