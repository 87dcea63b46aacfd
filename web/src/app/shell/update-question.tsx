import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenHandsOff } from './hands-off.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Asks 'New content available! Refresh to update?' once a new version waits, and reloads on yes (spec 2). */
export function UpdateQuestion() {
  const { t } = useTranslation('common');
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => registerServiceWorker((take) => whenHandsOff(() => setUpdate(() => take))), []);
  if (!update) return null;
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
