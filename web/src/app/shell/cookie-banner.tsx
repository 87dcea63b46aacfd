import { type Language, languageOfTag } from '@pius/domain/language.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStorage, storedLanguage, writeStorage } from '@/shared/i18n/language.ts';
import { LocaleLink } from '@/shared/i18n/locale-link.tsx';
import { localePath, pathWithoutLanguage } from '@/shared/paths.ts';
import { whenHandsOff } from './hands-off.ts';

/**
 * Spec 4: the choice is stored as accepted or declined; with none stored the banner shows. Never to a child, whose pages
 * send nothing. To whom has chosen no language, it offers the one of the device, where that is another.
 */
export function CookieBanner() {
  const { t } = useTranslation('common');
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (readStorage('cookie_consent') !== null) return;
    const hide = () => setAsking(false);
    addEventListener('pius:cookie-choice', hide);
    const stop = whenHandsOff(() => setAsking(true));
    return () => {
      removeEventListener('pius:cookie-choice', hide);
      stop();
    };
  }, []);
  const choose = (choice: 'accepted' | 'declined') => {
    writeStorage('cookie_consent', choice);
    dispatchEvent(new Event('pius:cookie-choice'));
  };
  if (!asking) return null;
  const offer = offeredLanguage();
  return (
    <section aria-label={t('cookies.region')} className="banner" data-for="visitor parent admin">
      {offer ? (
        <a
          data-choose-language={offer}
          href={localePath(pathWithoutLanguage(location.pathname), offer) + location.search}
          lang={offer}
        >
          {t(`cookies.offer.${offer}`)}
        </a>
      ) : null}
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

function offeredLanguage(): Exclude<Language, 'en'> | null {
  const own = languageOfTag(navigator.language);
  return storedLanguage() || own === 'en' ? null : own;
}
