import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStorage, writeStorage } from '@/shared/i18n/language.ts';
import { LocaleLink } from '@/shared/i18n/locale-link.tsx';

/** Spec 4: the choice is stored as accepted or declined; with none stored the banner shows. Never to a child, whose pages send nothing. */
export function CookieBanner() {
  const { t } = useTranslation('common');
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (readStorage('cookie_consent') !== null) return;
    return afterPress(() => setAsking(true));
  }, []);
  const choose = (choice: 'accepted' | 'declined') => {
    writeStorage('cookie_consent', choice);
    setAsking(false);
    dispatchEvent(new Event('pius:cookie-choice'));
  };
  if (!asking) return null;
  return (
    <section aria-label={t('cookies.region')} className="banner" data-for="visitor parent admin">
      <p>
        {t('cookies.text')} <LocaleLink to="/privacy">{t('cookies.link')}</LocaleLink>
      </p>
      <div className="banner-actions">
        <button className="banner-button" onClick={() => choose('declined')} type="button">
          {t('cookies.decline')}
        </button>
        <button className="banner-button" onClick={() => choose('accepted')} type="button">
          {t('cookies.accept')}
        </button>
      </div>
    </section>
  );
}

/** Waits for the end of a press that is under way, which would else end on the banner and not where it began. Out: gives up waiting. */
function afterPress(show: () => void): () => void {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  // In the task of its end a press becomes a click.
  const ended = () => setTimeout(() => waiting.signal.aborted || show());
  if (document.querySelector('body :active')) {
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, ended, options);
  } else show();
  return () => waiting.abort();
}
